import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseOptions } from '../../build/commands/options/options.ts';
import { startPreview } from '../../build/preview/preview.ts';
import type { ShownProblem } from '../../build/preview/problems.ts';
import { eventually } from '../support/browser.ts';
import { runCommand } from '../support/command.ts';
import { makeTemporaryFolder, root } from '../support/project.ts';

interface State {
  folder: string;
  site: string;
  /** Changes a file of the templates → what changes it back. */
  edit: (file: string, find: string, replace: string) => () => void;
}

/** A mistake in a template is reported as one in the content is, by the commands and by the preview. */
const mistakes = suite<State>('mistakes in templates');

mistakes.before((state) => {
  state.folder = makeTemporaryFolder();
  state.site = join(state.folder, 'site');
  process.env.SITE_CACHE = join(state.folder, 'cache');
  cpSync(join(root, 'test/other-site'), state.site, { recursive: true });
  state.edit = (file, find, replace) => {
    const path = join(state.site, 'templates', file);
    const before = readFileSync(path, 'utf8');
    assert.ok(before.includes(find), `${file} has ${find}`);
    writeFileSync(
      path,
      before.replace(find, () => replace),
    );
    return () => writeFileSync(path, before);
  };
});
mistakes.after(({ folder }) => {
  delete process.env.SITE_CACHE;
  rmSync(folder, { recursive: true });
});

mistakes('an island that throws is named with its line and props: exit 3, and nothing is written', (state) => {
  const { site, folder, edit } = state;
  const turnBack = edit('islands/form/index.tsx', '{view.text.purpose}', '{view.text.reason.words}');
  const { status, out } = runCommand('build', '--site', site, '--out', join(folder, 'dist'));
  turnBack();
  assert.is(status, 3);
  assert.match(
    out,
    /templates\/islands\/form\/index\.tsx:\d+:\d+: error: This template throws "TypeError: .*'words'\)"/,
  );
  assert.match(out, /Its props are \{ id: "enquiry" \}\./);
  assert.match(out, /the last good site stays as it was/);
});

mistakes(
  'the preview shows the mistake in place of the page, serves the others, and the page when it is corrected',
  (state) =>
    inPreview(state, async ({ text, problems, codes }) => {
      const turnBack = state.edit('pages/project/index.tsx', 'facts.wood}', 'facts.nothing.wood}');
      await eventually(codes, ['template-error']);
      const [problem] = await problems();
      assert.match(problem?.place ?? '', /templates\/pages\/project\/index\.tsx:22:80$/);
      const failed = await text('/projects/oak-staircase/');
      assert.match(failed, /<h1>This page could not be rendered<\/h1>/);
      assert.match(failed, /reading &#39;wood&#39;|reading 'wood'/);
      assert.match(failed, /_preview\/client\.js/);
      assert.match(await text('/workshop/'), /<h1>The workshop/);
      assert.match(await text('/_preview/'), /1 error, /);
      turnBack();
      await eventually(codes, []);
      assert.match(await text('/projects/oak-staircase/'), /<h1>Stairs|<h1>A staircase/);
    }),
);

mistakes('templates that cannot be compiled are a problem of the preview, which goes on', (state) =>
  inPreview(state, async ({ text, codes }) => {
    const turnBack = state.edit('pages/project/index.tsx', 'const page = usePage();', 'const page = usePage(;');
    await eventually(codes, ['template-syntax']);
    assert.match(await text('/workshop/'), /<h1>The workshop/);
    turnBack();
    await eventually(codes, []);
  }),
);

mistakes('a preview that starts with templates that cannot be compiled shows why', async (state) => {
  const turnBack = state.edit('pages/project/index.tsx', 'const page = usePage();', 'const page = usePage(;');
  await inPreview(state, async ({ text, codes }) => {
    assert.match(await text('/workshop/'), /templates\/pages\/project\/index\.tsx:18:\d+/);
    turnBack();
    await eventually(codes, []);
    assert.match(await text('/workshop/'), /<h1>The workshop/);
  });
});

const throwing: [name: string, file: string, find: string, replace: string, place: RegExp, message: RegExp][] = [
  [
    'a page type',
    'pages/project/index.tsx',
    'export default',
    "throw new Error('Not yet.\\nMore.');\nexport default",
    /templates\/pages\/project\/index\.tsx:(\d+):7: error: /,
    /This template throws "Error: Not yet\." while it is loaded\./,
  ],
  [
    'a page type whose schema has a TypeError',
    'pages/project/schema.ts',
    'export const',
    'const none: any = undefined;\nnone.words.size;\nexport const',
    /templates\/pages\/project\/schema\.ts:(\d+):6: error: /,
    /This template throws "TypeError: .*'words'\)" while it is loaded\./,
  ],
  [
    'the site',
    'site.ts',
    'export default',
    "throw 'Not yet.';\nexport default",
    /templates:1:1: error: /,
    /This template throws "Not yet\." while it is loaded\./,
  ],
  [
    'a page type of a layout that is not there',
    'pages/project/index.tsx',
    "layout: 'page'",
    "layout: 'none' as never",
    /templates\/pages\/project\/index\.tsx:1:1: error: /,
    /The page type "project" names the layout "none"\./,
  ],
];
for (const [name, file, find, replace, place, message] of throwing)
  mistakes(`${name} that fails while it is loaded is named with its line: exit 3`, (state) => {
    const { site, folder, edit } = state;
    const turnBack = edit(file, find, replace);
    const commands = ['build', 'check', 'routes'] as const;
    const runs = commands.map((command) =>
      runCommand(command, '--site', site, ...(command === 'build' ? ['--out', join(folder, 'dist')] : [])),
    );
    turnBack();
    for (const [index, { status, out }] of runs.entries()) {
      assert.is(status, 3, commands[index]);
      assert.match(out, place);
      assert.match(out, message);
      assert.not.match(out, /^ +at /m);
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
  mistakes(`${name} of the site that cannot be drawn is named with its line: exit 3`, ({ site, folder, edit }) => {
    const turnBack = edit('site.ts', find, replace);
    const { status, out } = runCommand('build', '--site', site, '--out', join(folder, 'dist'));
    turnBack();
    assert.is(status, 3, out);
    assert.match(out, /templates\/site\.ts:\d+:\d+: error: This template throws "Error: No drawing\."\./);
    assert.not.match(out, /^ +at /m);
  });

mistakes('a facet that throws outside of pages is named with its line: exit 3, and the preview goes on', (state) => {
  const { site, folder, edit } = state;
  const turnBack = edit(
    'pages/project/index.tsx',
    'body:',
    "endings: () => { throw new Error('No ending.'); },\n  body:",
  );
  const runs = [
    runCommand('check', '--site', site),
    runCommand('build', '--site', site, '--out', join(folder, 'dist')),
  ];
  turnBack();
  for (const { status, out } of runs) {
    assert.is(status, 3, out);
    assert.match(
      out,
      /templates\/pages\/project\/index\.tsx:\d+:\d+: error: The facet "endings" of the page type "project"/,
    );
    assert.match(out, /throws "Error: No ending\."; it fails for projects\/oak-staircase and \d+ other entr/);
    assert.not.match(out, /^ +at /m);
  }
  return inPreview(state, async ({ text, codes }) => {
    const correct = edit('pages/project/index.tsx', 'body:', "endings: () => { throw new Error('No.'); },\n  body:");
    await eventually(codes, ['template-error']);
    assert.match(await text('/_preview/'), /1 error, /);
    const words = join(site, 'content/pages/workshop/en.md');
    const before = readFileSync(words, 'utf8');
    writeFileSync(words, before.replace(/^title: .*$/m, 'title: The other workshop'));
    await eventually(async () => /<h1>The other workshop/.test(await text('/workshop/')), true);
    writeFileSync(words, before);
    correct();
    await eventually(codes, []);
  });
});

mistakes('a style sheet that cannot be put together with others is a problem of the preview, which goes on', (state) =>
  inPreview(state, async ({ text, problems, codes }) => {
    const turnBack = state.edit('layouts/page/style.module.css', '.', '@media (--none) { p { color: red; } }\n.');
    await eventually(codes, ['template-syntax']);
    const [problem] = await problems();
    assert.match(problem?.place ?? '', /templates\/layouts\/page\/style\.module\.css:\d+:\d+$/);
    assert.match(await text('/workshop/'), /<h1>The workshop/);
    assert.match(await text('/_preview/'), /1 error, /);
    turnBack();
    await eventually(codes, []);
  }),
);

mistakes(
  'a mistake of the generator is a problem of the preview and its dashboard, not only of the terminal',
  (state) =>
    inPreview(state, async ({ text, problems, codes }) => {
      const turnBack = state.edit('site.ts', 'pictures: {', 'picture: {');
      await eventually(codes, ['preview-failure']);
      const [problem] = await problems();
      assert.match(problem?.message ?? '', /the generator throws "TypeError: /);
      assert.match(await text('/workshop/'), /<h1>The workshop/);
      assert.match(await text('/_preview/'), /1 error, .*the generator throws &quot;TypeError: /s);
      turnBack();
      await eventually(codes, []);
      assert.match(await text('/_preview/'), /0 errors, /);
    }),
);

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
    /Rendering <Late> throws "Error: A component suspended .*; \/de\/projekte\//,
  ],
];
const refusedComponents = `
function Fine() { return <div><b>fine</b></div>; }
function Thrower(): never { throw 'Not yet.'; }
async function Late() { return <p>late</p>; }
`;
for (const [name, markup, place, message] of refused)
  mistakes(`${name} is named with its line and page: exit 3`, (state) => {
    const { site, folder, edit } = state;
    const turnBack = editProject(edit, markup);
    const runs = [
      runCommand('check', '--site', site),
      runCommand('build', '--site', site, '--out', join(folder, 'dist')),
    ];
    turnBack();
    for (const { status, out } of runs) {
      assert.is(status, 3, out);
      assert.match(out, place);
      assert.match(out, message);
      assert.match(out, /; \/de\/projekte\/eichentreppe\/(?:,.*)? and .* show/);
      assert.match(out, /The entry is projects\/oak-staircase \(/);
      assert.not.match(out, /^ +at /m);
    }
  });

mistakes('the preview shows what React refuses in place of the page, and among the problems', (state) =>
  inPreview(state, async ({ text, problems, codes }) => {
    const turnBack = editProject(state.edit, '<br>{"text" as any}</br>');
    await eventually(codes, ['template-error']);
    const [problem] = await problems();
    assert.match(problem?.place ?? '', /templates\/pages\/project\/index\.tsx:21:7$/);
    assert.match(await text('/projects/oak-staircase/'), /<h1>This page could not be rendered<\/h1>/);
    assert.match(await text('/workshop/'), /<h1>The workshop/);
    assert.match(await text('/_preview/'), /1 error, /);
    turnBack();
    await eventually(codes, []);
    assert.match(await text('/projects/oak-staircase/'), /<h1>Stairs|<h1>A staircase/);
  }),
);

mistakes('a module that throws is a problem of the preview, which goes on with the pages before it', (state) =>
  inPreview(state, async ({ text, problems, codes }) => {
    const turnBack = state.edit('pages/project/index.tsx', 'export default', "throw new Error('No.');\nexport default");
    await eventually(codes, ['template-error']);
    const [problem] = await problems();
    assert.match(problem?.place ?? '', /templates\/pages\/project\/index\.tsx:\d+:7$/);
    assert.match(await text('/workshop/'), /<h1>The workshop/);
    assert.match(await text('/projects/oak-staircase/'), /<h1>Stairs|<h1>A staircase/);
    assert.match(await text('/_preview/'), /1 error, /);
    turnBack();
    await eventually(codes, []);
    assert.match(await text('/projects/oak-staircase/'), /<h1>Stairs|<h1>A staircase/);
  }),
);

mistakes('a preview that starts with a module that throws shows why', async (state) => {
  const turnBack = state.edit('site.ts', 'export default', "throw new Error('No.');\nexport default");
  await inPreview(state, async ({ text, codes }) => {
    assert.match(await text('/workshop/'), /templates\/site\.ts:\d+:7/);
    turnBack();
    await eventually(codes, []);
    assert.match(await text('/workshop/'), /<h1>The workshop/);
  });
});

mistakes.run();

/** Puts markup in place of the heading of a project's page, and the components that it needs below. */
function editProject(edit: State['edit'], markup: string): () => void {
  const turnBack = edit('pages/project/index.tsx', '<h1>{words.title}</h1>', markup);
  edit('pages/project/index.tsx', '  );\n}\n', `  );\n}\n${refusedComponents}`);
  return turnBack;
}

interface Previewed {
  text: (path: string) => Promise<string>;
  problems: () => Promise<ShownProblem[]>;
  /** Returns the codes of the problems. */
  codes: () => Promise<string[]>;
}

async function inPreview({ site }: State, work: (previewed: Previewed) => Promise<void>): Promise<void> {
  const options = parseOptions(['preview', '--site', site, '--port', '0', '--date', '2027-01-15'], root);
  const preview = await startPreview(options, () => {});
  const ask = (path: string) => fetch(preview.url + path);
  const problems = async () => (await (await ask('/_preview/problems')).json()) as ShownProblem[];
  try {
    await work({
      text: async (path) => (await ask(path)).text(),
      problems,
      codes: async () => (await problems()).map(({ code }) => code),
    });
  } finally {
    await preview.stop();
  }
}
