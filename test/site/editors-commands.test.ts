import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeTemporaryFolder, root } from '../support/project.ts';
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

function run(content: string, ...args: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args, '--content', content], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

commands('new writes an entry that check accepts at once, and refuses to write it twice', ({ content }) => {
  const arguments_ = [
    'new',
    'guide',
    '--title.en',
    'Ranges, not points',
    '--title.fr=Des fourchettes',
    '--minutes',
    '7',
  ];
  const first = run(content, ...arguments_);
  assert.is(first.status, 0, first.err);
  assert.equal(readdirSync(join(content, 'toolbox/ranges-not-points')), ['en.md', 'fr.md', 'guide.yaml']);
  assert.match(readFileSync(join(content, 'toolbox/ranges-not-points/guide.yaml'), 'utf8'), /^minutes: 7$/m);
  assert.match(readFileSync(join(content, 'toolbox/ranges-not-points/fr.md'), 'utf8'), /^slug: des-fourchettes$/m);
  assert.match(run(content, 'check', '--date', '2027-01-15').out, /no errors, no warnings/);
  const second = run(content, ...arguments_);
  assert.is(second.status, 2);
  assert.match(
    second.err,
    /toolbox\/ranges-not-points is there already\. Choose another id: --id ranges-not-points-2\./,
  );
});

commands('new writes a page with its addresses', ({ content }) => {
  const made = run(content, 'new', 'page', '--type', 'newsletter', '--title.en', 'Letters', '--title.fr', 'Lettres');
  assert.is(made.status, 0, made.err);
  assert.match(
    readFileSync(join(content, 'routes.yaml'), 'utf8'),
    /^ {2}letters: \{ en: \/letters\/, fr: \/fr\/lettres\/ \}$/m,
  );
  assert.match(run(content, 'check', '--date', '2027-01-15').out, /no errors, no warnings/);
});

commands('new with a mistake says what, and leaves nothing behind', ({ content }) => {
  const before = readdirSync(content);
  const routes = readFileSync(join(content, 'routes.yaml'), 'utf8');
  const made = run(content, 'new', 'page', '--type', 'article', '--title', 'A page', '--people', 'experts/nobody');
  assert.is(made.status, 1);
  assert.match(made.err, /page\.yaml:\d+:\d+: error: "experts\/nobody" does not exist\. \[dangling-reference\]/);
  assert.match(made.err, /Nothing was written\./);
  assert.not(existsSync(join(content, 'pages/a-page')));
  assert.equal(readdirSync(content), before);
  assert.is(readFileSync(join(content, 'routes.yaml'), 'utf8'), routes);
});

commands('new asks for what it needs', ({ content }) => {
  const said = (...args: string[]) => {
    const { status, err } = run(content, 'new', ...args);
    assert.is(status, 2);
    return err.trim();
  };
  assert.is(said(), 'Say what to make: npm run new -- case|document|event|expert|guide|job|office|page|training');
  assert.is(said('gide'), 'There is no kind "gide". Did you mean "guide"?');
  assert.is(said('guide'), 'Give its title: --title.en "…".');
  assert.is(said('guide', '--titel.en', 'x'), '--titel.en is not a field of a guide. Did you mean "--title.en"?');
  assert.is(said('page', '--type', 'artcle'), '"artcle" is not a page type. Did you mean "article"?');
  assert.is(said('guide', '--title'), '--title needs its words: --title "…".');
});

commands('rename keeps every address answering, and check finds nothing', ({ content }) => {
  const path = join(content, 'toolbox/okr-without-theatre/en.md');
  writeFileSync(path, `${readFileSync(path, 'utf8')}\nSee [it](/toolbox/honest-devops/).\n`);
  const before = new Map(filesBelow(content).map((file) => [file, readFileSync(join(content, file), 'utf8')]));
  const dry = run(content, 'rename', 'toolbox/honest-devops', 'frank-devops', '--dry-run');
  assert.is(dry.status, 0, dry.err);
  assert.match(dry.out, /en\.md\n {2}- 2: slug: honest-devops\n {2}\+ 2: slug: frank-devops\n/);
  assert.match(dry.out, /Nothing was changed: without --dry-run, these 4 files are\.\n$/);
  assert.equal(new Map(filesBelow(content).map((file) => [file, readFileSync(join(content, file), 'utf8')])), before);
  assert.is(run(content, 'rename', 'toolbox/honest-devops', 'frank-devops').status, 0);
  assert.is(run(content, 'rename', 'toolbox/honest-devops', 'plain-devops').status, 0);
  assert.is(run(content, 'rename', 'toolbox/honest-devops', 'devops-franc', '--locale', 'fr').status, 0);
  assert.is(run(content, 'rename', 'toolbox/honest-devops', '--id', 'plain-devops').status, 0);
  assert.not(existsSync(join(content, 'toolbox/honest-devops')));
  assert.match(run(content, 'check', '--date', '2027-01-15').out, /no errors, no warnings/);
});

commands('rename with a mistake says what, and changes nothing', ({ content }) => {
  const said = (...args: string[]) => {
    const { status, err } = run(content, 'rename', ...args);
    assert.is(status, 2);
    return err.trim();
  };
  assert.match(said('toolbox/honest-devops'), /^Say what to rename: /);
  assert.is(
    said('toolbox/honest-devop', 'x'),
    'There is no entry "toolbox/honest-devop" without mistakes. Did you mean "toolbox/honest-devops"?',
  );
  assert.match(said('toolbox/honest-devops', 'Frank'), /^"Frank" is no slug\. /);
  assert.is(
    said('toolbox/honest-devops', 'x', '--locale', 'de'),
    '"de" is not a language of this site. Its languages are: en, fr.',
  );
});

commands.run();
