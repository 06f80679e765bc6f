import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runCommand } from '../support/command.ts';
import { eventually } from '../support/eventually.ts';
import { isExhaustive, root } from '../support/project.ts';
import { filesBelow } from '../support/site.ts';
import { previewSmall, type SmallPreview } from '../support/small-preview.ts';
import { copySmallSite, type SiteCopy } from '../support/small-site.ts';
import { exhaustive, someRows } from '../support/some-rows.ts';

/** A mistake in a template is reported as one in the content is, by the commands and by the preview. */
const mistakes = suite<SiteCopy>('mistakes in templates');
const further = exhaustive(mistakes);

mistakes.before((state) => {
  Object.assign(state, copySmallSite());
});
mistakes.after(({ remove }) => remove());

const project = 'templates/pages/project/index.tsx';

/** Runs commands that must name a mistake, and nothing of the generator. */
async function expectMistake(state: SiteCopy, names: readonly string[], ...patterns: RegExp[]): Promise<void> {
  for (const name of names) {
    const { status, out } = await state.run(name);
    assert.is(status, 3, `${name}: ${out}`);
    for (const pattern of patterns) assert.match(out, pattern, name);
    assert.not.match(out, /^ +at /m, name);
  }
}

/** What reports are compared of: of the commands one, unless the run is exhaustive. */
const commands = isExhaustive ? ['check', 'build', 'routes'] : ['check'];

mistakes('an island that throws is named with its line and props: exit 3, and nothing is written', async (state) => {
  const undo = state.edit('templates/islands/form/index.tsx', '{view.text.purpose}', '{view.text.reason.words}');
  await expectMistake(
    state,
    ['build'],
    /templates\/islands\/form\/index\.tsx:\d+:\d+: error: This template throws "TypeError: .*'words'\)"/,
    /Its props are \{ id: "enquiry" \}\./,
    /the last good site stays as it was/,
  );
  undo();
  assert.equal(filesBelow(state.site, 'dist'), []);
});

const throwing: [name: string, file: string, find: string, replace: string, place: RegExp, message: RegExp][] = [
  [
    'a page type',
    'templates/pages/project/index.tsx',
    'export default',
    "throw new Error('Not yet.\\nMore.');\nexport default",
    /templates\/pages\/project\/index\.tsx:(\d+):7: error: /,
    /This template throws "Error: Not yet\." while it is loaded\./,
  ],
  [
    'a module that leaves a rejected promise behind',
    'templates/pages/project/index.tsx',
    'export default',
    "Promise.reject(new Error('Not yet.'));\nexport default",
    /templates\/pages\/project\/index\.tsx:(\d+):16: error: /,
    /This template throws "Error: Not yet\." while it is loaded\./,
  ],
  [
    'a page type whose schema has a TypeError',
    'templates/pages/project/schema.ts',
    'export const',
    'const none: any = undefined;\nnone.words.size;\nexport const',
    /templates\/pages\/project\/schema\.ts:(\d+):6: error: /,
    /This template throws "TypeError: .*'words'\)" while it is loaded\./,
  ],
  [
    'the site',
    'templates/site.ts',
    'export default',
    "throw 'Not yet.';\nexport default",
    /templates:1:1: error: /,
    /A template throws "Not yet\." while it is loaded\./,
  ],
  [
    'a module that throws an error without a stack',
    'templates/pages/project/index.tsx',
    'export default',
    "throw Object.assign(new Error('Not yet.'), { stack: '' });\nexport default",
    /templates:1:1: error: /,
    /A template throws "Error: Not yet\." while it is loaded\./,
  ],
  [
    'a page type of a layout that is not there',
    'templates/pages/project/index.tsx',
    "layout: 'page'",
    "layout: 'none' as never",
    /templates\/pages\/project\/index\.tsx:1:1: error: /,
    /The page type "project" names the layout "none"\./,
  ],
];
for (const [name, file, find, replace, place, message] of someRows(throwing, 1))
  mistakes(`${name} that fails while it is loaded is named with its line: exit 3`, async (state) => {
    const undo = state.edit(file, find, replace);
    await expectMistake(state, commands, place, message);
    undo();
  });

mistakes('a named pipe in place of a source is named, with the mistakes of the content: exit 3', async (state) => {
  const path = 'client/main.ts';
  const undo = state.write(path, undefined);
  execFileSync('mkfifo', [join(state.site, path)]);
  const undoWords = state.edit('content/pages/workshop/en.md', /^title:/m, 'titel:');
  await expectMistake(
    state,
    ['check'],
    /client\/main\.ts:1:1: error: client\/main\.ts is a named pipe, and not a file\. \[template-syntax\]/,
    /workshop\/en\.md:2:1: error: "titel" is not a field/,
  );
  undoWords();
  undo();
});

const inComponent = 'const page = usePage();';
/** Code that ends the process, or throws where nothing catches it. */
const ending: [name: string, find: string, code: string, message: RegExp][] = [
  [
    'that ends the process',
    'export default',
    'process.exit(0);',
    /process\.exit\(0\) would end .*" while it is loaded/,
  ],
  ['whose component ends the process', inComponent, 'process.exit(1);', /"process\.exit\(1\) would end .*"/],
  [
    'that imports what ends the process',
    'export default',
    "import { exit } from 'node:process';\nsetTimeout(() => exit(), 0);",
    /"process\.exit\(\) would end .*"/,
  ],
  ['that aborts the process', 'export default', 'process.abort();', /"process\.abort\(\) would end .*"/],
  [
    'whose timer throws',
    'export default',
    "setTimeout(() => { throw new Error('Tick.'); }, 0);",
    /"Error: Tick\." while it is loaded/,
  ],
  [
    'whose component leaves a timer that throws',
    inComponent,
    "setTimeout(() => { throw new Error('Tick.'); }, 0);",
    /"Error: Tick\." in a timer or a promise/,
  ],
  [
    'whose component leaves a rejected promise behind',
    inComponent,
    "Promise.reject(new Error('Not yet.'));",
    /"Error: Not yet\." in a timer or a promise/,
  ],
];
for (const [name, find, code, message] of someRows(ending, 1))
  mistakes(`a page type ${name} is named with its line: exit 3, and nothing is written`, async (state) => {
    const undo = state.edit(project, find, `${code}\n${find}`);
    await expectMistake(
      state,
      ['build'],
      /templates\/pages\/project\/index\.tsx:\d+:\d+: error: This template throws /,
      message,
      /^1 error; the last good site stays as it was/m,
    );
    undo();
    assert.equal(filesBelow(state.site, 'dist'), []);
  });

mistakes('a command ends with its own exit code, though a template keeps a timer and listens for the end', (state) => {
  const kept = [
    'setInterval(() => {}, 1000);',
    "process.on('exit', () => {\n  process.exitCode = 7;\n  process.exit(7);\n});",
    'process.stdout.write = () => true;',
  ];
  const undo = state.edit(project, 'export default', `${kept.join('\n')}\nexport default`);
  assert.is(runCommand('check', '--site', state.site).status, 0);
  undo();
});

mistakes('a preview names what a template throws in a timer, and goes on', async (state) => {
  const undo = state.edit(
    project,
    inComponent,
    `${inComponent}\nsetTimeout(() => { throw new Error('Tick.'); }, 0);\nsetTimeout(() => process.exit(), 20);`,
  );
  const preview = spawn(process.execPath, [
    join(root, 'scripts/run.mjs'),
    'preview',
    '--site',
    state.site,
    '--port',
    '0',
  ]);
  try {
    let out = '';
    for (const stream of [preview.stdout, preview.stderr]) stream.on('data', (text) => (out += text));
    await eventually(
      () => / pages rendered/.test(out) && /"Error: Tick\." in a timer/.test(out) && /exit\(\) would end/.test(out),
      true,
    );
    const [, address = ''] = /^Preview: (\S+)/m.exec(out) ?? [];
    assert.match(await (await fetch(`${address}workshop/`)).text(), /<h1>The workshop/);
  } finally {
    preview.kill();
    undo();
  }
});

const ofSite: [name: string, find: string, replace: string][] = [
  ['an icon', 'icon: markSvg,', "icon: () => { throw new Error('No drawing.'); },"],
  [
    'a social image',
    'socialImage: ',
    "socialImage: {\n...designTitleImage({ fontFamily: 'Bricolage Grotesque', colors }), draw: () => { throw new Error('No drawing.'); } } as never, other: ",
  ],
];
for (const [name, find, replace] of ofSite)
  further(`${name} of the site that cannot be drawn is named with its line: exit 3`, async (state) => {
    const undo = state.edit('templates/site.ts', find, replace);
    await expectMistake(
      state,
      ['build'],
      /templates\/site\.ts:\d+:\d+: error: This template throws "Error: No drawing\."\./,
    );
    undo();
  });

mistakes('a facet that throws outside of pages is named with its line: exit 3', async (state) => {
  const undo = state.edit(project, 'body:', "endings: () => { throw new Error('No ending.'); },\n  body:");
  await expectMistake(
    state,
    commands.filter((command) => command !== 'routes'),
    /templates\/pages\/project\/index\.tsx:\d+:\d+: error: The facet "endings" of the page type "project"/,
    /throws "Error: No ending\."; it fails for projects\/oak-staircase and \d+ other entr/,
  );
  undo();
});

/** What has no line of a template in its stack: errors that React throws, and values that are no errors. */
const refused: [name: string, markup: string, place: RegExp, message: RegExp][] = [
  [
    'a component that is undefined',
    '{(() => { const None: any = undefined; return <None />; })()}',
    /index\.tsx:21:\d+: error: /,
    /Rendering an element throws "Error: Element type is invalid: .* but got: undefined\./,
  ],
  [
    'an object as a child, after another component',
    '<section><Fine />{{ wood: 1 } as any}</section>',
    /index\.tsx:21:7: error: /,
    /Rendering <section> throws "Error: Objects are not valid as a React child \(found: object with keys \{wood\}\)/,
  ],
  [
    'an inline style, which browsers refuse,',
    "<p style={{ color: 'red' }}>Red</p>",
    /index\.tsx:21:7: error: /,
    /This template throws "Error: <p> has an inline style, which the content security policy refuses\. Use a class\."/,
  ],
  [
    'a handler outside of an island',
    '<button onClick={() => {}}>Go</button>',
    /index\.tsx:21:7: error: /,
    /This template throws "Error: <button> has the function onClick, which only an island can have\."/,
  ],
  [
    'a handler that is a text',
    '<button {...{ onclick: "go()" }}>Go</button>',
    /index\.tsx:21:7: error: /,
    /This template throws "Error: <button> has onclick, which only an island can have, as a function\."/,
  ],
  [
    'children of an element that is empty',
    '<br>{"text" as any}</br>',
    /index\.tsx:21:7: error: /,
    /Rendering <br> throws "Error: br is a self-closing tag/,
  ],
  [
    'a text that a component throws',
    '<Thrower />',
    /index\.tsx:21:7: error: /,
    /Rendering <Thrower> throws "Not yet\."/,
  ],
  [
    'a text that the page type throws',
    "{(() => { throw 'Not yet.'; })()}",
    /index\.tsx:1:1: error: /,
    /Rendering <Project> throws "Not yet\."/,
  ],
  [
    'a component that is asynchronous',
    '<Late />',
    /index\.tsx:21:7: error: /,
    /Rendering <Late> throws "Error: A component suspended .*; \/(?:ar\/mashari|de\/projekte)\//,
  ],
];
const refusedComponents = `
function Fine() { return <div><b>fine</b></div>; }
function Thrower(): never { throw 'Not yet.'; }
async function Late() { return <p>late</p>; }
`;
for (const [name, markup, place, message] of someRows(refused, 1))
  mistakes(`${name} is named with its line and page: exit 3`, async (state) => {
    const undo = editProject(state, markup);
    await expectMistake(
      state,
      commands.filter((command) => command !== 'routes'),
      place,
      message,
      /; \/(?:ar\/mashari|de\/projekte)\/\S+\/(?:,.*)? and .* show/,
      /The entry is projects\/oak-staircase \(/,
    );
    undo();
  });

/** Puts markup in place of the heading of a project's page, and the components that it needs below. */
function editProject({ edit }: SiteCopy, markup: string): () => void {
  const undo = edit(project, '<h1>{words.title}</h1>', markup);
  edit(project, '  );\n}\n', `  );\n}\n${refusedComponents}`);
  return undo;
}

interface Shown {
  /** The code of the only problem. */
  code: string;
  /** Where it is, and what it is, as the dashboard shows it. */
  place?: RegExp;
  message?: RegExp;
  /** What the project's page is meanwhile. */
  page?: RegExp;
}

const staircase = /<h1>Stairs|<h1>A staircase/;

/** What the preview shows of a mistake that is made while it runs. */
const shown: [name: string, make: (state: SiteCopy) => () => void, shown: Shown][] = [
  [
    'a page that throws is replaced by the mistake',
    ({ edit }) => edit(project, 'facts.wood}', 'facts.nothing.wood}'),
    {
      code: 'template-error',
      place: /templates\/pages\/project\/index\.tsx:22:80$/,
      page: /<h1>This page could not be rendered<\/h1>[\s\S]*reading (?:'|&#39;)wood/,
    },
  ],
  [
    'a page that React refuses is replaced by the mistake',
    (state) => editProject(state, '<br>{"text" as any}</br>'),
    {
      code: 'template-error',
      place: /templates\/pages\/project\/index\.tsx:21:7$/,
      page: /<h1>This page could not be rendered<\/h1>/,
    },
  ],
  [
    'templates that cannot be compiled leave the pages before',
    ({ edit }) => edit(project, 'const page = usePage();', 'const page = usePage(;'),
    { code: 'template-syntax', page: staircase },
  ],
  [
    'a style sheet that cannot be put together with others leaves the pages before',
    ({ edit }) => edit('templates/layouts/page/style.module.css', '.', '@media (--none) { p { color: red; } }\n.'),
    { code: 'template-syntax', place: /templates\/layouts\/page\/style\.module\.css:\d+:\d+$/, page: staircase },
  ],
  [
    'a module that throws leaves the pages before',
    ({ edit }) => edit(project, 'export default', "throw new Error('No.');\nexport default"),
    { code: 'template-error', place: /templates\/pages\/project\/index\.tsx:\d+:7$/, page: staircase },
  ],
  [
    'a mistake of the generator is a problem too, not only of the terminal',
    ({ edit }) => edit('templates/site.ts', 'pictures: {', 'picture: {'),
    { code: 'preview-failure', message: /the generator throws "TypeError: /, page: staircase },
  ],
];

mistakes('the preview shows each mistake, serves the other pages, and goes on when it is corrected', (state) =>
  inPreview(state, async ({ text, problems, codes }) => {
    for (const [name, make, { code, place, message, page }] of someRows(shown, 2)) {
      const undo = make(state);
      await eventually(codes, [code], name);
      const [problem] = await problems();
      if (place) assert.match(problem?.place ?? '', place, name);
      if (message) assert.match(problem?.message ?? '', message, name);
      const project = await text('/projects/oak-staircase/');
      if (page) assert.match(project, page, name);
      assert.match(project, /_preview\/client\.js/, name);
      assert.match(await text('/workshop/'), /<h1>The workshop/, name);
      assert.match(await text('/_preview/'), /1 error, /, name);
      undo();
      await eventually(codes, [], name);
      assert.match(await text('/projects/oak-staircase/'), staircase, name);
      assert.match(await text('/_preview/'), /0 errors, /, name);
    }
  }),
);

further('content that changes while a facet throws is shown', (state) =>
  inPreview(state, async ({ text, codes }) => {
    const undo = state.edit(project, 'body:', "endings: () => { throw new Error('No.'); },\n  body:");
    await eventually(codes, ['template-error']);
    const undoWords = state.edit('content/pages/workshop/en.md', /^title: .*$/m, 'title: The other workshop');
    await eventually(async () => /<h1>The other workshop/.test(await text('/workshop/')), true);
    undoWords();
    undo();
    await eventually(codes, []);
  }),
);

const starts: [name: string, file: string, find: string, replace: string, place: RegExp][] = [
  ['templates that cannot be compiled', project, 'usePage();', 'usePage(;', /pages\/project\/index\.tsx:18:\d+/],
  [
    'a module that throws',
    'templates/site.ts',
    'export',
    "throw new Error('No.');\nexport",
    /templates\/site\.ts:\d+:7/,
  ],
];
for (const [name, file, find, replace, place] of starts)
  further(`a preview that starts with ${name} shows why`, async (state) => {
    const undo = state.edit(file, find, replace);
    await inPreview(state, async ({ text, codes }) => {
      assert.match(await text('/workshop/'), place);
      undo();
      await eventually(codes, []);
      assert.match(await text('/workshop/'), /<h1>The workshop/);
    });
  });

mistakes.run();

async function inPreview(state: SiteCopy, work: (preview: SmallPreview) => Promise<void>): Promise<void> {
  const preview = await previewSmall(state);
  try {
    await work(preview);
  } finally {
    await preview.stop();
  }
}
