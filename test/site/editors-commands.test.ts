import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runCommand, runCommandHere } from '../support/command.ts';
import { inTemporaryFolder, makeTemporaryFolder, projectTemplates, root } from '../support/project.ts';
import { filesBelow, layOutBase } from '../support/site.ts';

interface State {
  folder: string;
  content: string;
}

const commands = suite<State>('commands of editors');

commands.before.each((state) => {
  state.folder = makeTemporaryFolder();
  state.content = join(state.folder, 'content');
  layOutBase(state.folder);
});
commands.after.each(({ folder }) => rmSync(folder, { recursive: true }));

const run = (content: string, ...args: string[]) => runCommandHere(...args, '--content', content);
const add = (content: string, ...args: string[]) => run(content, 'new', '--yes', ...args);
const check = (content: string, ...options: string[]) =>
  runCommand('check', '--content', content, '--date', '2027-01-15', ...options).out;

commands('new writes an entry that check accepts at once, and refuses to write it twice', async ({ content }) => {
  const arguments_ = [
    'new',
    '--yes',
    'guide',
    '--title.en',
    'Ranges, not points',
    '--title.fr=Des fourchettes',
    '--minutes',
    '7',
  ];
  const first = await run(content, ...arguments_);
  assert.is(first.status, 0, first.err);
  assert.equal(readdirSync(join(content, 'toolbox/ranges-not-points')), ['en.md', 'fr.md', 'guide.yaml']);
  assert.match(readFileSync(join(content, 'toolbox/ranges-not-points/guide.yaml'), 'utf8'), /^minutes: 7$/m);
  assert.match(readFileSync(join(content, 'toolbox/ranges-not-points/fr.md'), 'utf8'), /^slug: des-fourchettes$/m);
  assert.match(check(content), /no errors, no warnings/);
  const second = await run(content, ...arguments_);
  assert.is(second.status, 2);
  assert.match(
    second.err,
    /toolbox\/ranges-not-points is there already\. Choose another id: --id ranges-not-points-2\./,
  );
});

commands(
  'new makes up a programme that fits the times of its event, and says of facts what to correct',
  async ({ content }) => {
    const made = await add(content, 'event', '--title', 'Evening', '--time', '18:30', '--endTime', '20:00');
    assert.is(made.status, 0, made.err);
    assert.match(readFileSync(join(content, 'events/evening/fr.md'), 'utf8'), /at: "18:30"/);
    assert.match(
      made.out,
      /correct the facts that "placeholders:" in events\/evening\/event\.yaml lists, and take that list and/,
    );
    const wrong = await add(content, 'event', '--title', 'Late', '--time', '18:30', '--endTime', '17:00');
    assert.is(wrong.err.match(/The event ends at 17:00/g)?.length, 1);
  },
);

commands('new makes a document whose title is the same in all languages', async ({ content }) => {
  const made = await add(content, 'document', '--title', 'Terms');
  assert.is(made.status, 0, made.err);
  assert.match(readFileSync(join(content, 'documents/terms/en.md'), 'utf8'), /^slug: terms$/m);
  assert.match(readFileSync(join(content, 'documents/terms/fr.md'), 'utf8'), /^slug: terms-fr$/m);
});

commands('help behind a kind lists its fields', async ({ content }) => {
  const { out, status } = await run(content, 'new', 'guide', '--help');
  assert.is(status, 0);
  assert.match(out, /^Facts of a guide:$/m);
  assert.not.match(out, /--(draft|placeholders)/);
  assert.match((await run(content, 'new', 'event', '--help')).out, /^Facts of an event:$/m);
  assert.match(out, /^ {2}--author: an entry such as experts\/its-id$/m);
  assert.match(out, /^ {2}--bulletPoint\.title: one line/m);
});

commands('facts that new made up are never published', async ({ content }) => {
  await add(content, 'guide', '--title.en', 'Ranges', '--title.fr', 'Fourchettes', '--author', 'experts/anna-de-wit');
  const path = join(content, 'toolbox/ranges/guide.yaml');
  const text = readFileSync(path, 'utf8');
  assert.match(text, /^placeholders:\n(?: {2}- [\w.]+\n)* {2}- minutes\n/m);
  assert.not.match(text, /^ {2}- author$/m);
  writeFileSync(path, text.replace('draft: true\n', ''));
  assert.match(check(content), /Nobody has checked these facts of toolbox\/ranges.*minutes.*\[unwritten-text\]/);
});

commands('new writes a page with its addresses', async ({ content }) => {
  const made = await add(content, 'page', '--type', 'newsletter', '--title.en', 'Letters', '--title.fr', 'Lettres');
  assert.is(made.status, 0, made.err);
  assert.match(
    readFileSync(join(content, 'routes.yaml'), 'utf8'),
    /^ {2}letters: \{ en: \/letters\/, fr: \/fr\/lettres\/ \}$/m,
  );
  assert.match(check(content), /no errors, no warnings/);
});

commands('new writes a page of each type, which check accepts', async ({ content }) => {
  const { pageTypes } = await projectTemplates();
  const names = pageTypes.filter(({ folder }) => folder === 'pages').map(({ name }) => name);
  assert.ok(names.length > 20);
  for (const name of names) {
    const { status, err } = await add(content, 'page', '--type', name, '--title', `A page of type ${name}`);
    assert.is(status, 0, err);
  }
  assert.match(check(content), /no errors, no warnings/);
  assert.not.match(check(content, '--drafts'), /\[broken-link\]/);
});

commands('new, rename and remove name the lists of entries among the files that they change', () =>
  inTemporaryFolder(async (folder) => {
    const site = join(folder, 'site');
    cpSync(join(root, 'test/other-site'), site, { recursive: true });
    const onSite = (...args: string[]) => runCommandHere(...args, '--site', site);
    assert.is((await onSite('schemas')).status, 0);
    const made = await onSite('new', 'project', '--yes', '--title', 'A chair', '--id', 'chair');
    assert.is(made.status, 0, made.err);
    assert.match(made.out, /site\/content\/projects\/chair\/en\.md\n.*site\/\.schemas\/content\.json\n/s);
    const removed = await onSite('remove', 'projects/chair');
    assert.match(removed.out, /site\/\.schemas\/content\.json: updated\n/, removed.err);
  }),
);

commands('new with a mistake says what, and leaves nothing behind', async ({ content }) => {
  const before = readdirSync(content);
  const routes = readFileSync(join(content, 'routes.yaml'), 'utf8');
  const made = await add(content, 'page', '--type', 'article', '--title', 'A page', '--people', 'experts/nobody');
  assert.is(made.status, 1);
  assert.match(made.err, /page\.yaml:\d+:\d+: error: "experts\/nobody" does not exist\. \[dangling-reference\]/);
  assert.match(made.err, /Nothing was written\./);
  assert.not(existsSync(join(content, 'pages/a-page')));
  assert.equal(readdirSync(content), before);
  assert.is(readFileSync(join(content, 'routes.yaml'), 'utf8'), routes);
});

commands('new asks for what it needs', async ({ content }) => {
  const said = async (...args: string[]) => {
    const { status, err } = await add(content, ...args);
    assert.is(status, 2);
    return err.trim();
  };
  assert.is(
    await said(),
    'Say what to make: npm run new -- case|document|event|expert|guide|insight|job|office|page|sector|training',
  );
  assert.is(await said('gide'), 'There is no kind "gide". Did you mean "guide"?');
  assert.is(await said('guide'), 'Give its title: --title.en "…".');
  assert.is(await said('guide', '--titel.en', 'x'), '--titel.en is not a field of a guide. Did you mean "--title.en"?');
  assert.is(await said('page', '--type', 'artcle'), '"artcle" is not a page type. Did you mean "article"?');
  assert.is(await said('guide', '--title'), '--title needs its words: --title "…".');
});

commands('rename keeps every address answering, and check finds nothing', async ({ content }) => {
  const path = join(content, 'toolbox/okr-without-theatre/en.md');
  writeFileSync(path, `${readFileSync(path, 'utf8')}\nSee [it](/toolbox/honest-devops/).\n`);
  const before = new Map(filesBelow(content).map((file) => [file, readFileSync(join(content, file), 'utf8')]));
  const dry = await run(content, 'rename', 'toolbox/honest-devops', 'frank-devops', '--dry-run');
  assert.is(dry.status, 0, dry.err);
  assert.match(dry.out, /en\.md\n {2}- 2: slug: honest-devops\n {2}\+ 2: slug: frank-devops\n/);
  assert.match(dry.out, /Nothing was changed: without --dry-run, these 4 files are\.\n$/);
  assert.equal(new Map(filesBelow(content).map((file) => [file, readFileSync(join(content, file), 'utf8')])), before);
  assert.is((await run(content, 'rename', 'toolbox/honest-devops', 'frank-devops')).status, 0);
  const { err } = await run(content, 'rename', 'toolbox/frank-devops', 'plain-devops');
  assert.match(err, /There is no entry "toolbox\/frank-devops"\. Did you mean "toolbox\/honest-devops"\?/);
  assert.is((await run(content, 'rename', 'toolbox/honest-devops', 'plain-devops')).status, 0);
  assert.is((await run(content, 'rename', 'toolbox/honest-devops', 'devops-franc', '--locale', 'fr')).status, 0);
  assert.is((await run(content, 'rename', 'toolbox/honest-devops', '--id', 'plain-devops')).status, 0);
  assert.not(existsSync(join(content, 'toolbox/honest-devops')));
  assert.match(check(content), /no errors, no warnings/);
});

commands('rename --id moves the pictures of the entry, too', async ({ content }) => {
  const picture = join(content, 'toolbox/honest-devops/board.png');
  writeFileSync(picture, 'no picture');
  assert.is((await run(content, 'rename', 'toolbox/honest-devops', '--id', 'plain-devops')).status, 0);
  assert.is(readFileSync(join(content, 'toolbox/plain-devops/board.png'), 'utf8'), 'no picture');
  assert.not(existsSync(join(content, 'toolbox/honest-devops')));
});

commands('remove keeps every address answering, and check finds nothing', async ({ content }) => {
  const path = join(content, 'toolbox/okr-without-theatre/en.md');
  writeFileSync(
    path,
    `${readFileSync(path, 'utf8')}\n${'Many words come first. '.repeat(8)}See [it](/insights/a-first-figure/) and [its count](insights/a-first-figure#the-count).\n`,
  );
  writeFileSync(join(content, 'insights/a-first-figure/board.png'), 'no picture');
  const now = () => new Map(filesBelow(content).map((file) => [file, readFileSync(join(content, file), 'utf8')]));
  const before = now();
  const args = ['insights/a-first-figure', '--to', 'toolbox/okr-without-theatre'];
  const dry = await run(content, 'remove', ...args, '--dry-run');
  assert.is(dry.status, 0, dry.err);
  assert.match(dry.out, /a-first-figure\/en\.md: removed\n/);
  assert.match(dry.out, /^ {2}- \d+: .*See \[it\]\(\/insights\/a-first-figure\/\)/m);
  assert.match(dry.out, /^ {2}\+ \d+: .*See \[it\]\(\/toolbox\/okr-without-theatre\/\)/m);
  assert.equal(now(), before);
  const removed = await run(content, 'remove', ...args);
  assert.is(removed.status, 0, removed.err);
  assert.match(removed.out, /^\/insights\/a-first-figure\/ leads to toolbox\/okr-without-theatre\.$/m);
  assert.not(existsSync(join(content, 'insights/a-first-figure')));
  assert.match(
    readFileSync(path, 'utf8'),
    /See \[it\]\(\/toolbox\/okr-without-theatre\/\) and \[its count\]\(toolbox\/okr-without-theatre\)\./,
  );
  assert.match(check(content), /no errors, no warnings/);
});

commands('remove changes nothing if the content then has a mistake, and names it', async ({ content }) => {
  const before = new Map(filesBelow(content).map((file) => [file, readFileSync(join(content, file), 'utf8')]));
  const { status, err } = await run(content, 'remove', 'toolbox/honest-devops', '--to', 'pages/contact');
  assert.is(status, 1);
  assert.match(err, /change-management\/page\.yaml:\d+:\d+: error: [\s\S]*\nNothing was changed\.\n$/);
  assert.equal(new Map(filesBelow(content).map((file) => [file, readFileSync(join(content, file), 'utf8')])), before);
});

commands('remove with a mistake says what, and changes nothing', async ({ content }) => {
  const said = async (...args: string[]) => {
    const { status, err } = await run(content, 'remove', ...args);
    assert.is(status, 2);
    return err.trim();
  };
  assert.match(await said(), /^Say what to remove: /);
  assert.match(await said('toolbox/honest-devop'), /Did you mean "toolbox\/honest-devops"\?$/);
  assert.is(
    await said('toolbox/honest-devops', '--to', 'toolbox/honest-devops'),
    'toolbox/honest-devops cannot take its own place.',
  );
  assert.match(
    await said('toolbox/honest-devops'),
    /^\/toolbox\/honest-devops\/, \S+ were published\. Name the entry that takes its place: npm run remove -- toolbox\/honest-devops --to folder\/id$/,
  );
});

commands('rename with a mistake says what, and changes nothing', async ({ content }) => {
  const said = async (...args: string[]) => {
    const { status, err } = await run(content, 'rename', ...args);
    assert.is(status, 2);
    return err.trim();
  };
  assert.match(await said('toolbox/honest-devops'), /^Say what to rename: /);
  assert.is(
    await said('toolbox/honest-devop', 'x'),
    'There is no entry "toolbox/honest-devop". Did you mean "toolbox/honest-devops"?',
  );
  assert.is(
    await said('toolbox/something-else', 'x'),
    'There is no entry "toolbox/something-else". toolbox/ has: honest-devops, okr-without-theatre.',
  );
  assert.is(await said('something', 'x'), 'There is no entry "something". Name it as folder/id.');
  assert.match(await said('toolbox/honest-devops', 'Frank'), /^"Frank" is no slug\. /);
  assert.is(
    await said('toolbox/honest-devops', 'x', '--locale', 'de'),
    '"de" is not a language of this site. Its languages are: en, fr.',
  );
});

commands('an entry with mistakes is not renamed, and its mistakes are listed', async ({ content }) => {
  const facts = join(content, 'toolbox/honest-devops/guide.yaml');
  writeFileSync(facts, readFileSync(facts, 'utf8').replace(/^minutes: .*/m, 'minutes: long'));
  const { status, out } = await run(content, 'rename', 'toolbox/honest-devops', 'x');
  assert.is(status, 1);
  assert.match(out, /^\S*content\/toolbox\/honest-devops\/guide\.yaml:\d+:\d+: error: "minutes" must be /);
});

commands('commands list the mistakes in the tables of a site', async ({ content }) => {
  const routes = join(content, 'routes.yaml');
  writeFileSync(routes, readFileSync(routes, 'utf8').replace(/^families:/m, 'familys:'));
  for (const args of [
    ['new', '--yes', 'guide', '--title', 'Ranges'],
    ['rename', 'toolbox/honest-devops', 'x'],
    ['routes'],
    ['links'],
    ['translations'],
  ]) {
    const { status, out } = await run(content, ...args);
    assert.is(status, 1, args[0]);
    assert.match(out, /routes\.yaml:\d+:1: error: "familys" is not a field of a route table\./, args[0]);
  }
});

commands.run();
