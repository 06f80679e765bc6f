import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CommandResult } from '../support/command.ts';
import { filesBelow } from '../support/site.ts';
import { copySmallSite, type SiteCopy } from '../support/small-site.ts';

const commands = suite<SiteCopy>('commands of editors');

commands.before((state) => {
  Object.assign(state, copySmallSite());
});
// Templates are compiled once.
commands.before.each(({ renew }) => renew());
commands.after(({ remove }) => remove());

const add = ({ run }: SiteCopy, ...args: string[]): Promise<CommandResult> => run('new', '--yes', ...args);
const check = async ({ run }: SiteCopy, ...options: string[]): Promise<string> => (await run('check', ...options)).out;
/** Every file of the content → its text. */
const contentOf = ({ content, read }: SiteCopy): Map<string, string> =>
  new Map(filesBelow(content).map((file) => [file, read(`content/${file}`)]));

/** Runs a command that must succeed → what it prints. */
async function succeed({ run }: SiteCopy, name: string, ...args: string[]): Promise<string> {
  const { status, out, err } = await run(name, ...args);
  assert.is(status, 0, out + err);
  return out;
}

/** Expects what each wrong usage of a command is answered with. */
async function refuse(
  state: SiteCopy,
  name: string,
  wrong: [args: string[], message: string | RegExp][],
): Promise<void> {
  const before = contentOf(state);
  for (const [args, message] of wrong) {
    const { status, err } = await state.run(name, ...args);
    assert.is(status, 2, args.join(' '));
    if (typeof message === 'string') assert.is(err.trim(), message);
    else assert.match(err.trim(), message);
  }
  assert.equal(contentOf(state), before);
}

const staircase = 'projects/oak-staircase';

commands('new writes an entry that check accepts at once, and refuses to write it twice', async (state) => {
  const args = [
    'project',
    '--title.en',
    'A chair, not a throne',
    '--title.de=Ein Stuhl',
    '--title.ar=كرسي',
    '--year',
    '2024',
  ];
  const first = await add(state, ...args);
  assert.is(first.status, 0, first.err);
  const folder = 'content/projects/a-chair-not-a-throne';
  assert.equal(readdirSync(join(state.site, folder)), ['ar.md', 'de.md', 'en.md', 'project.yaml']);
  assert.match(state.read(`${folder}/project.yaml`), /^year: 2024$/m);
  assert.match(state.read(`${folder}/de.md`), /^slug: ein-stuhl$/m);
  // A title without Latin letters gives no slug.
  assert.match(state.read(`${folder}/ar.md`), new RegExp(`^slug: ${folder.split('/').at(-1)}$`, 'm'));
  assert.match(await check(state), /no errors, no warnings/);
  const second = await add(state, ...args);
  assert.is(second.status, 2);
  assert.match(
    second.err,
    /projects\/a-chair-not-a-throne is there already\. Choose another id: --id a-chair-not-a-throne-2\./,
  );
});

commands('new gives an entry one slug a language, also if its title is the same', async (state) => {
  const made = await add(state, 'sheet', '--title', 'Terms');
  assert.is(made.status, 0, made.err);
  assert.match(state.read('content/sheets/terms/en.md'), /^slug: terms$/m);
  assert.match(state.read('content/sheets/terms/de.md'), /^slug: terms(-de)?$/m);
  assert.match(await check(state), /no errors, no warnings/);
});

commands('help behind a kind lists its fields', async (state) => {
  const out = await succeed(state, 'new', 'project', '--help');
  assert.match(out, /^Facts of a project:$/m);
  assert.match(out, /^ {2}--year: /m);
  assert.not.match(out, /--(draft|placeholders)/);
  assert.match(out, /^ {2}--care \(may be left out\): an entry such as sheets\/its-id/m);
});

commands('facts that new made up are never published', async (state) => {
  await add(state, 'project', '--title.en', 'A bench', '--title.de', 'Eine Bank', '--wood', 'ash');
  const facts = 'content/projects/a-bench/project.yaml';
  assert.match(state.read(facts), /^placeholders:\n {2}- year\n/m);
  assert.not.match(state.read(facts), /^ {2}- wood$/m);
  state.edit(facts, 'draft: true\n', '');
  assert.match(await check(state), /Nobody has checked these facts of projects\/a-bench.*year.*\[unwritten-text\]/);
});

commands('new writes a page with its addresses', async (state) => {
  const made = await add(state, 'page', '--title.en', 'Letters', '--title.de', 'Briefe', '--title.ar', 'رسائل');
  assert.is(made.status, 0, made.err);
  assert.match(
    state.read('content/routes.yaml'),
    /^ {2}letters: \{ en: \/letters\/, de: \/de\/briefe\/, ar: \/ar\/letters\/ \}$/m,
  );
  assert.match(await check(state), /no errors, no warnings/);
});

commands('new, rename and remove name the lists of entries among the files that they change', async (state) => {
  await succeed(state, 'schemas');
  const made = await add(state, 'project', '--title', 'A chair', '--id', 'chair');
  assert.is(made.status, 0, made.err);
  assert.match(made.out, /site\/content\/projects\/chair\/en\.md\n.*site\/\.schemas\/content\.json\n/s);
  assert.match(await succeed(state, 'remove', 'projects/chair'), /site\/\.schemas\/content\.json: updated\n/);
});

commands('new with a mistake says what, and leaves nothing behind', async (state) => {
  const before = contentOf(state);
  const made = await add(state, 'page', '--title', 'A page', '--form', 'forms/nobody');
  assert.is(made.status, 1);
  assert.match(made.err, /page\.yaml:\d+:\d+: error: "forms\/nobody" does not exist\. \[dangling-reference\]/);
  assert.match(made.err, /Nothing was written\./);
  assert.equal(contentOf(state), before);
});

commands('new asks for what it needs', (state) =>
  refuse(state, 'new', [
    [['--yes'], /^Say what to make: npm run new -- .*page\|project\|sheet$/],
    [['--yes', 'projct'], 'There is no kind "projct". Did you mean "project"?'],
    [['--yes', 'project'], 'Give its title: --title.en "…".'],
    [['--yes', 'project', '--titel.en', 'x'], '--titel.en is not a field of a project. Did you mean "--title.en"?'],
    [['--yes', 'page', '--type', 'pge'], '"pge" is not a page type. Did you mean "page"?'],
    [['--yes', 'project', '--title'], '--title needs its words: --title "…".'],
  ]),
);

commands('rename keeps every address answering, and check finds nothing', async (state) => {
  const words = 'content/projects/walnut-library/en.md';
  state.write(words, `${state.read(words)}\nSee [it](/projects/oak-staircase/).\n`);
  const before = contentOf(state);
  const dry = await succeed(state, 'rename', staircase, 'oak-stairs', '--dry-run');
  assert.match(dry, /en\.md\n {2}- \d+: slug: oak-staircase\n {2}\+ \d+: slug: oak-stairs\n/);
  assert.match(dry, /Nothing was changed: without --dry-run, these \d+ files are\.\n$/);
  assert.equal(contentOf(state), before);
  await succeed(state, 'rename', staircase, 'oak-stairs');
  const { err } = await state.run('rename', 'projects/oak-stairs', 'stairs');
  assert.match(err, /There is no entry "projects\/oak-stairs"\. Did you mean "projects\/oak-staircase"\?/);
  state.write(`content/${staircase}/board.png`, 'no picture');
  await succeed(state, 'rename', staircase, 'stairs');
  await succeed(state, 'rename', staircase, 'treppe', '--locale', 'de');
  await succeed(state, 'rename', staircase, '--id', 'stairs');
  assert.is(state.read('content/projects/stairs/board.png'), 'no picture');
  assert.not(existsSync(join(state.content, staircase)));
  assert.match(await check(state), /no errors, no warnings/);
});

commands('remove keeps every address answering, and check finds nothing', async (state) => {
  const words = 'content/projects/walnut-library/en.md';
  const long = 'Many words come first. '.repeat(8);
  state.write(
    words,
    `${state.read(words)}\n${long}See [it](/projects/oak-staircase/) and [its oak](${staircase}#oak).\n`,
  );
  state.edit(`content/${staircase}/en.md`, /$/, '\n## Oak\n\nFrom Staufen.\n');
  state.write(`content/${staircase}/board.png`, 'no picture');
  const before = contentOf(state);
  const args = [staircase, '--to', 'projects/walnut-library'];
  const dry = await succeed(state, 'remove', ...args, '--dry-run');
  assert.match(dry, /oak-staircase\/en\.md: removed\n/);
  assert.match(dry, /^ {2}- \d+: .*See \[it\]\(\/projects\/oak-staircase\/\)/m);
  assert.match(dry, /^ {2}\+ \d+: .*See \[it\]\(\/projects\/walnut-library\/\)/m);
  assert.equal(contentOf(state), before);
  const removed = await succeed(state, 'remove', ...args);
  assert.match(removed, /^\/projects\/oak-staircase\/ leads to projects\/walnut-library\.$/m);
  assert.not(existsSync(join(state.content, staircase)));
  assert.match(
    state.read(words),
    /See \[it\]\(\/projects\/walnut-library\/\) and \[its oak\]\(projects\/walnut-library\)\./,
  );
  assert.match(await check(state), /no errors, no warnings/);
});

commands('remove changes nothing if the content then has a mistake, and names it', async (state) => {
  const before = contentOf(state);
  const { status, err } = await state.run('remove', 'sheets/oiled-wood', '--to', 'pages/welcome');
  assert.is(status, 1, err);
  assert.match(err, /oak-staircase\/project\.yaml:\d+:\d+: error: [\s\S]*\nNothing was changed\.\n$/);
  assert.equal(contentOf(state), before);
});

commands('remove with a mistake says what, and changes nothing', (state) =>
  refuse(state, 'remove', [
    [[], /^Say what to remove: /],
    [['projects/oak-staircas'], /Did you mean "projects\/oak-staircase"\?$/],
    [[staircase, '--to', staircase], 'projects/oak-staircase cannot take its own place.'],
    [
      [staircase],
      /^\/projects\/oak-staircase\/, \S+, \S+ were published\. Name the entry that takes its place: npm run remove -- .*projects\/oak-staircase --to folder\/id$/,
    ],
  ]),
);

commands('rename with a mistake says what, and changes nothing', (state) =>
  refuse(state, 'rename', [
    [[staircase], /^Say what to rename: /],
    [
      ['projects/oak-staircas', 'x'],
      'There is no entry "projects/oak-staircas". Did you mean "projects/oak-staircase"?',
    ],
    [
      ['projects/something-else', 'x'],
      'There is no entry "projects/something-else". projects/ has: oak-staircase, walnut-library.',
    ],
    [['something', 'x'], 'There is no entry "something". Name it as folder/id.'],
    [[staircase, 'Stairs'], /^"Stairs" is no slug\. /],
    [[staircase, 'x', '--locale', 'fr'], '"fr" is not a language of this site. Its languages are: en, de, ar.'],
  ]),
);

commands('an entry with mistakes is not renamed, and its mistakes are listed', async (state) => {
  state.edit(`content/${staircase}/project.yaml`, /^year: .*/m, 'year: long');
  const { status, out } = await state.run('rename', staircase, 'x');
  assert.is(status, 1);
  assert.match(out, /^\S*content\/projects\/oak-staircase\/project\.yaml:\d+:\d+: error: "year" must be /);
});

commands('commands list the mistakes in the tables of a site', async ({ run, edit }) => {
  edit('content/routes.yaml', /^families:/m, 'familys:');
  for (const [name, ...args] of [
    ['new', '--yes', 'project', '--title', 'A bench'],
    ['rename', staircase, 'x'],
    ['routes'],
    ['links'],
    ['translations'],
  ] as const) {
    const { status, out } = await run(name, ...args);
    assert.is(status, 1, name);
    assert.match(out, /routes\.yaml:\d+:1: error: "familys" is not a field of a route table\./, name);
  }
});

commands.run();
