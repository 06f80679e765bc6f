import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { outputFolders } from '../../build/model/files/folders.ts';
import { writeCached } from '../../scripts/cache-file.mjs';
import { type CommandResult, runCommand } from '../support/command.ts';
import { makeTemporaryFolder } from '../support/project.ts';
import { changeToCase, filesBelow, layOutBase } from '../support/site.ts';

interface State {
  folder: string;
  /** The folder of the shards that three machines have made. */
  shards: string;
}

/** What machines make that each have a shard of the site. */
const shards = suite<State>('shards');

const date = '2027-01-15';

shards.before((state) => {
  state.folder = makeTemporaryFolder();
  state.shards = join(state.folder, 'shards');
  layOutBase(state.folder);
  changeToCase('_small', state.folder);
  build(state, 'whole');
  for (const number of [1, 2, 3]) makeShard(state, number);
});
shards.after(({ folder }) => {
  delete process.env.SITE_CACHE;
  rmSync(folder, { recursive: true });
});

shards('three machines make what one makes, byte for byte', (state) => {
  const { out } = join3(state, 'joined');
  assert.equal(outputsOf(state, 'joined'), outputsOf(state, 'whole'));
  // The pages that show a document of another shard are few; the others come from the shards.
  const [, pages = 0, rendered = 0] = (/(\d+) pages: .*\((\d+) rendered\)/.exec(out) ?? []).map(Number);
  assert.ok(rendered < pages / 2, out);
});

shards('what a machine made is not made again by the one that joins', (state) => {
  const folder = join(state.shards, '2-of-3/assets');
  const isPicture = (path: string) => readFileSync(path).subarray(1, 4).toString() === 'PNG';
  const picture = filesBelow(folder)
    .map((path) => join(folder, path))
    .find(isPicture);
  if (!picture) throw new Error('The second shard has no social image.');
  const before = readFileSync(picture);
  // Only the shard has this one.
  const mark = 'made by another machine';
  writeCached(picture, mark);
  join3(state, 'marked');
  writeFileSync(picture, before);
  const marked = [...outputsOf(state, 'marked')].filter(([, contents]) => contents === mark);
  assert.is(marked.length, 1);
});

shards('a shard is found under another name', (state) => {
  renameSync(join(state.shards, '1-of-3'), join(state.shards, 'artifact'));
  join3(state, 'renamed');
  renameSync(join(state.shards, 'artifact'), join(state.shards, '1-of-3'));
  assert.equal(outputsOf(state, 'renamed'), outputsOf(state, 'whole'));
});

shards('what is damaged in a shard is made again', (state) => {
  const [first, second, third] = [1, 2, 3].map((number) => join(state.shards, `${number}-of-3`)) as [
    string,
    string,
    string,
  ];
  const kept = join(state.folder, 'kept');
  cpSync(state.shards, kept, { recursive: true });
  for (const page of filesBelow(join(first, 'pages')))
    writeFileSync(join(first, 'pages', page), '<p>Something else</p>');
  truncateSync(join(second, 'memo/memo.jsonl'), 100);
  for (const asset of filesBelow(join(third, 'assets'))) truncateSync(join(third, 'assets', asset), 5);
  // Links are not followed, and a folder is no page.
  const [asset = ''] = filesBelow(join(second, 'assets'));
  rmSync(join(second, 'assets', asset));
  symlinkSync(join(state.folder, 'content/site.yaml'), join(second, 'assets', asset));
  const [page = ''] = filesBelow(join(third, 'pages'));
  rmSync(join(third, 'pages', page));
  mkdirSync(join(third, 'pages', page));
  join3(state, 'mended');
  rmSync(state.shards, { recursive: true });
  renameSync(kept, state.shards);
  assert.equal(outputsOf(state, 'mended'), outputsOf(state, 'whole'));
});

shards('shards that were made of other content give the site of the content that is here', (state) => {
  const strings = join(state.folder, 'content/strings/en.yaml');
  const words =
    filesBelow(join(state.folder, 'content')).find((path) => /^pages\/(?!index).*\/en\.md$/.test(path)) ?? '';
  const before = new Map([strings, join(state.folder, 'content', words)].map((path) => [path, readFileSync(path)]));
  const kept = join(state.folder, 'kept');
  cpSync(state.shards, kept, { recursive: true });
  // The texts of the menu are in parts that all pages share, and one shard has the new ones.
  for (const [path, text] of before)
    writeFileSync(path, text.toString().replace(/^title: .*/m, 'title: Another title here'));
  makeShard(state, 2);
  writeFileSync(strings, readFileSync(strings, 'utf8').replace(/: ([A-Z][a-z]+)$/m, ': Another'));
  makeShard(state, 3);
  build(state, 'whole-of-other');
  join3(state, 'joined-of-other');
  for (const [path, text] of before) writeFileSync(path, text);
  rmSync(state.shards, { recursive: true });
  renameSync(kept, state.shards);
  assert.equal(outputsOf(state, 'joined-of-other'), outputsOf(state, 'whole-of-other'));
  assert.not.equal(outputsOf(state, 'whole-of-other'), outputsOf(state, 'whole'));
});

shards('shards that do not belong together are refused, and nothing is written', (state) => {
  const refuses = (expected: RegExp, ...more: string[]) => {
    const { status, err } = run(state, 'refused', '--join', state.shards, ...more);
    assert.is(status, 2);
    assert.match(err, expected);
    assert.not.ok(existsSync(join(state.folder, 'refused')));
  };
  refuses(
    /1-of-3 was made with other code, options or another Node, or on another day\. Make it again/,
    '--date',
    '2027-01-16',
  );
  refuses(/1-of-3 was made with other code, options or another Node/, '--strict');
  renameSync(join(state.shards, '2-of-3'), join(state.folder, 'away'));
  refuses(/lacks shard 2 of 3\. Make it with --shard 2\/3\.$/m);
  assert.is(run(state, join('shards', '1-of-2'), '--shard', '1/2').status, 0);
  refuses(/1-of-3 is one of 3 shards, but .*1-of-2 one of 2\. Make all shards with the same --shard …\/2\./);
  rmSync(join(state.shards, '1-of-2'), { recursive: true });
  writeFileSync(join(state.shards, '3-of-3/shard.json.kept'), readFileSync(join(state.shards, '3-of-3/shard.json')));
  writeFileSync(join(state.shards, '3-of-3/shard.json'), '{');
  refuses(/shard\.json describes no shard\. Make the shard again\./);
  renameSync(join(state.shards, '3-of-3/shard.json.kept'), join(state.shards, '3-of-3/shard.json'));
  renameSync(join(state.folder, 'away'), join(state.shards, '2-of-3'));
  const nothing = run(state, 'joined', '--join', join(state.folder, 'content'));
  assert.is(nothing.status, 2);
  assert.match(nothing.err, /has no shards\. Make them with --shard 1\/2 and --shard 2\/2/);
});

shards('a shard that makes no sense, and a folder with other files, are refused', (state) => {
  for (const shard of ['0/3', '4/3', '3', 'a/b']) {
    const { status, err } = run(state, 'refused', '--shard', shard);
    assert.is(status, 2);
    assert.match(err, /is no shard\. Write it like 2\/3/);
  }
  assert.match(run(state, 'refused', '--shard', '1/3', '--join', state.shards).err, /Give one of them\./);
  const { status, err } = run(state, 'static', '--shard', '1/3');
  assert.is(status, 2);
  assert.match(err, /static/);
  const other = join(state.folder, 'other-files');
  cpSync(join(state.folder, 'content/pages'), other, { recursive: true });
  const before = readdirSync(other);
  assert.match(run(state, 'other-files', '--shard', '1/3').err, /has files of something else\. Give another folder/);
  assert.equal(readdirSync(other), before);
});

shards('a shard of content with errors is not complete', (state) => {
  const site = join(state.folder, 'content/site.yaml');
  const before = readFileSync(site, 'utf8');
  writeFileSync(site, before.replace(/^origin:.*/m, 'origin: nowhere'));
  const { status, out } = run(state, join('bad', '1-of-1'), '--shard', '1/1');
  writeFileSync(site, before);
  assert.is(status, 1);
  assert.match(out, /site\.yaml:\d+:\d+: error: /);
  const joined = run(state, 'refused', '--join', join(state.folder, 'bad'));
  assert.is(joined.status, 2);
  assert.match(
    joined.err,
    /1-of-1 is not complete: shard 1 of 1 is still being made, or making it has failed\. Make it again/,
  );
});

shards('a report for machines has nothing else on standard output', (state) => {
  const { status, out, err } = run(state, join('for-machines', '1-of-1'), '--shard', '1/1', '--format', 'json');
  assert.is(status, 0);
  assert.ok(Array.isArray(JSON.parse(out).diagnostics));
  assert.match(err, /shard 1 of 1 in .*for-machines/);
});

shards.run();

/** Runs a build of the site into a folder. */
function run({ folder }: State, out: string, ...options: string[]): CommandResult {
  const own = ['--content', join(folder, 'content'), '--out', join(folder, out)];
  return runCommand('build', ...own, ...(options.includes('--date') ? [] : ['--date', date]), ...options);
}

function build(state: State, out: string, ...options: string[]): CommandResult {
  const result = run(state, out, ...options);
  assert.is(result.status, 0, result.out + result.err);
  return result;
}

function makeShard(state: State, number: number): void {
  build(state, join('shards', `${number}-of-3`), '--shard', `${number}/3`);
}

/** Joins the shards on a machine whose cache is empty. */
function join3(state: State, out: string): CommandResult {
  process.env.SITE_CACHE = join(state.folder, 'cache-joined');
  rmSync(process.env.SITE_CACHE, { recursive: true, force: true });
  const result = build(state, out, '--join', state.shards);
  delete process.env.SITE_CACHE;
  return result;
}

/** Every file of an output → its contents. */
function outputsOf({ folder }: State, out: string): Map<string, string> {
  return new Map(
    Object.entries(outputFolders(join(folder, out))).flatMap(([area, output]) =>
      existsSync(output)
        ? filesBelow(output).map((path) => [`${area}/${path}`, readFileSync(join(output, path), 'latin1')] as const)
        : [],
    ),
  );
}
