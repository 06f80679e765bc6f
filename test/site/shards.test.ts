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
import type { CommandResult } from '../support/command.ts';
import { filesBelow } from '../support/site.ts';
import { copySmallSite, type SiteCopy } from '../support/small-site.ts';
import { exhaustive } from '../support/some-rows.ts';

interface State extends SiteCopy {
  /** The folder of the shards that three machines have made. */
  shards: string;
}

/** What machines make that each have a shard of the site. */
const shards = suite<State>('shards');

shards.before(async (state) => {
  Object.assign(state, copySmallSite());
  state.shards = join(state.folder, 'shards');
  await build(state, 'whole');
  for (const number of [1, 2, 3]) await makeShard(state, number);
});
shards.after(({ remove }) => remove());

shards('three machines make what one makes, byte for byte', async (state) => {
  const { out } = await join3(state, 'joined');
  assert.equal(outputsOf(state, 'joined'), outputsOf(state, 'whole'));
  // The pages that show a document of another shard are few; the others come from the shards.
  const [, pages = 0, rendered = 0] = (/(\d+) pages: .*\((\d+) rendered\)/.exec(out) ?? []).map(Number);
  assert.ok(rendered < pages / 2, out);
});

shards('what a machine made is not made again by the one that joins', async (state) => {
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
  await join3(state, 'marked');
  writeFileSync(picture, before);
  const marked = [...outputsOf(state, 'marked')].filter(([, contents]) => contents === mark);
  assert.is(marked.length, 1);
});

shards('a shard is found under another name', async (state) => {
  renameSync(join(state.shards, '1-of-3'), join(state.shards, 'artifact'));
  await join3(state, 'renamed');
  renameSync(join(state.shards, 'artifact'), join(state.shards, '1-of-3'));
  assert.equal(outputsOf(state, 'renamed'), outputsOf(state, 'whole'));
});

shards('what is damaged in a shard is made again', async (state) => {
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
  symlinkSync(join(state.content, 'site.yaml'), join(second, 'assets', asset));
  const [page = ''] = filesBelow(join(third, 'pages'));
  rmSync(join(third, 'pages', page));
  mkdirSync(join(third, 'pages', page));
  await join3(state, 'mended');
  rmSync(state.shards, { recursive: true });
  renameSync(kept, state.shards);
  assert.equal(outputsOf(state, 'mended'), outputsOf(state, 'whole'));
});

exhaustive(shards)(
  'shards that were made of other content give the site of the content that is here',
  async (state) => {
    const strings = join(state.content, 'strings/en.yaml');
    const words = filesBelow(state.content).find((path) => /^pages\/(?!index).*\/en\.md$/.test(path)) ?? '';
    const before = new Map([strings, join(state.content, '', words)].map((path) => [path, readFileSync(path)]));
    const kept = join(state.folder, 'kept');
    cpSync(state.shards, kept, { recursive: true });
    // The texts of the menu are in parts that all pages share, and one shard has the new ones.
    for (const [path, text] of before)
      writeFileSync(path, text.toString().replace(/^title: .*/m, 'title: Another title here'));
    await makeShard(state, 2);
    writeFileSync(strings, readFileSync(strings, 'utf8').replace(/: ([A-Z][a-z]+)$/m, ': Another'));
    await makeShard(state, 3);
    await build(state, 'whole-of-other');
    await join3(state, 'joined-of-other');
    for (const [path, text] of before) writeFileSync(path, text);
    rmSync(state.shards, { recursive: true });
    renameSync(kept, state.shards);
    assert.equal(outputsOf(state, 'joined-of-other'), outputsOf(state, 'whole-of-other'));
    assert.not.equal(outputsOf(state, 'whole-of-other'), outputsOf(state, 'whole'));
  },
);

shards('shards that do not belong together are refused, and nothing is written', async (state) => {
  const refuses = async (expected: RegExp, ...more: string[]) => {
    const { status, err } = await run(state, 'refused', '--join', state.shards, ...more);
    assert.is(status, 2);
    assert.match(err, expected);
    assert.not.ok(existsSync(join(state.folder, 'refused')));
  };
  await refuses(
    /1-of-3 was made with other code, options or another Node, or on another day\. Make it again/,
    '--date',
    '2027-01-16',
  );
  await refuses(/1-of-3 was made with other code, options or another Node/, '--strict');
  renameSync(join(state.shards, '2-of-3'), join(state.folder, 'away'));
  await refuses(/lacks shard 2 of 3\. Make it with --shard 2\/3\.$/m);
  assert.is((await run(state, join('shards', '1-of-2'), '--shard', '1/2')).status, 0);
  await refuses(/1-of-3 is one of 3 shards, but .*1-of-2 one of 2\. Make all shards with the same --shard …\/2\./);
  rmSync(join(state.shards, '1-of-2'), { recursive: true });
  writeFileSync(join(state.shards, '3-of-3/shard.json.kept'), readFileSync(join(state.shards, '3-of-3/shard.json')));
  writeFileSync(join(state.shards, '3-of-3/shard.json'), '{');
  await refuses(/shard\.json describes no shard\. Make the shard again\./);
  renameSync(join(state.shards, '3-of-3/shard.json.kept'), join(state.shards, '3-of-3/shard.json'));
  renameSync(join(state.folder, 'away'), join(state.shards, '2-of-3'));
  const nothing = await run(state, 'joined', '--join', state.content);
  assert.is(nothing.status, 2);
  assert.match(nothing.err, /has no shards\. Make them with --shard 1\/2 and --shard 2\/2/);
});

shards('a shard that makes no sense, and a folder with other files, are refused', async (state) => {
  for (const shard of ['0/3', '4/3', '3', 'a/b']) {
    const { status, err } = await run(state, 'refused', '--shard', shard);
    assert.is(status, 2);
    assert.match(err, /is no shard\. Write it like 2\/3/);
  }
  assert.match((await run(state, 'refused', '--shard', '1/3', '--join', state.shards)).err, /Give one of them\./);
  const { status, err } = await run(state, 'site/static', '--shard', '1/3');
  assert.is(status, 2);
  assert.match(err, /static/);
  const other = join(state.folder, 'other-files');
  cpSync(join(state.content, 'pages'), other, { recursive: true });
  const before = readdirSync(other);
  assert.match(
    (await run(state, 'other-files', '--shard', '1/3')).err,
    /has files of something else\. Give another folder/,
  );
  assert.equal(readdirSync(other), before);
});

shards('a shard of content with errors is not complete', async (state) => {
  const site = join(state.content, 'site.yaml');
  const before = readFileSync(site, 'utf8');
  writeFileSync(site, before.replace(/^origin:.*/m, 'origin: nowhere'));
  const { status, out } = await run(state, join('bad', '1-of-1'), '--shard', '1/1');
  writeFileSync(site, before);
  assert.is(status, 1);
  assert.match(out, /site\.yaml:\d+:\d+: error: /);
  const joined = await run(state, 'refused', '--join', join(state.folder, 'bad'));
  assert.is(joined.status, 2);
  assert.match(
    joined.err,
    /1-of-1 is not complete: shard 1 of 1 is still being made, or making it has failed\. Make it again/,
  );
});

shards('a report for machines has nothing else on standard output', async (state) => {
  const { status, out, err } = await run(state, join('for-machines', '1-of-1'), '--shard', '1/1', '--format', 'json');
  assert.is(status, 0);
  assert.ok(Array.isArray(JSON.parse(out).diagnostics));
  assert.match(err, /shard 1 of 1 in .*for-machines/);
});

shards.run();

/** Runs a build of the site into a folder. */
function run(state: State, out: string, ...options: string[]): Promise<CommandResult> {
  return state.run('build', '--out', join(state.folder, out), ...options);
}

async function build(state: State, out: string, ...options: string[]): Promise<CommandResult> {
  const result = await run(state, out, ...options);
  assert.is(result.status, 0, result.out + result.err);
  return result;
}

async function makeShard(state: State, number: number): Promise<void> {
  await build(state, join('shards', `${number}-of-3`), '--shard', `${number}/3`);
}

/** Joins the shards on a machine whose cache is empty. */
async function join3(state: State, out: string): Promise<CommandResult> {
  const own = process.env.SITE_CACHE;
  process.env.SITE_CACHE = join(state.folder, 'cache-joined');
  rmSync(process.env.SITE_CACHE, { recursive: true, force: true });
  try {
    return await build(state, out, '--join', state.shards);
  } finally {
    process.env.SITE_CACHE = own;
  }
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
