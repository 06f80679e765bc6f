import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type ChangeScan, type ScanResult, startChangeScan } from '../../build/pipeline/cache/change-scan.ts';
import { runCommand } from '../support/command.ts';
import { makeTemporaryFolder, root } from '../support/project.ts';

const scan = suite<{ folder: string }>('scan for changes');

scan.before(() => {
  // The command bundles the thread beside itself.
  assert.is(runCommand('build', '--help').status, 0);
});
scan.before.each((state) => {
  state.folder = makeTemporaryFolder();
  for (const path of ['content/a.md', 'content/b.md', 'dist/a.html', 'dist/deep/b.html']) write(state.folder, path);
});
scan.after.each(({ folder }) => rmSync(folder, { recursive: true }));

scan('files that changed since the last successful build are listed', async ({ folder }) => {
  assert.equal((await scanNow(folder)).result, { sameInputs: false, sameOutputs: false, touched: [] });
  await save(folder, 'one');
  const same = { lastBuild: { key: 'one', report: 1, memo: 'seal' }, sameInputs: true, sameOutputs: true, touched: [] };
  assert.equal((await scanNow(folder)).result, same);
  write(folder, 'content/a.md', 'other words');
  write(folder, 'content/c.md');
  rmSync(join(folder, 'content/b.md'));
  const touched = ['a', 'b', 'c'].map((name) => join(folder, `content/${name}.md`));
  assert.equal((await scanNow(folder)).result, { ...same, sameInputs: false, touched });
  await save(folder, 'two');
  assert.equal((await scanNow(folder)).result, { ...same, lastBuild: { key: 'two', report: 1, memo: 'seal' } });
  write(folder, 'dist/deep/b.html', 'changed by somebody');
  assert.equal((await scanNow(folder)).result, {
    ...same,
    lastBuild: { key: 'two', report: 1, memo: 'seal' },
    sameOutputs: false,
  });
  await save(folder, 'three');
  assert.is((await scanNow(folder)).result.sameOutputs, true);
});

scan('unchanged outputs are stamped again only where the build wrote', async ({ folder }) => {
  await save(folder, 'one');
  const { thread } = await scanNow(folder);
  for (const name of ['recorded', 'unrecorded']) write(folder, `dist/${name}.html`);
  write(folder, 'dist/a.html', 'rendered again');
  await thread.save({ key: 'two', report: 1, memo: 'seal' }, [join(folder, 'dist'), join(folder, 'dist/a.html')]);
  assert.is((await scanNow(folder)).result.sameOutputs, true);
  write(folder, 'dist/recorded.html', 'changed by somebody');
  assert.is((await scanNow(folder)).result.sameOutputs, false);
});

scan('a change during a build is found by the next scan', async ({ folder }) => {
  const { thread } = await scanNow(folder);
  write(folder, 'content/a.md', 'written meanwhile');
  await thread.save({ key: 'one', report: 1, memo: 'seal' }, []);
  assert.equal((await scanNow(folder)).result.touched, [join(folder, 'content/a.md')]);
});

scan('a failed build, or a record that is cut short, leaves no record', async ({ folder }) => {
  await save(folder, 'one');
  await (await scanNow(folder)).thread.forget();
  assert.equal((await scanNow(folder)).result, { sameInputs: false, sameOutputs: false, touched: [] });
  await save(folder, 'two');
  for (const name of ['inputs.stamps', 'outputs.stamps']) write(folder, `memo/${name}`, '{"key":"two","re');
  assert.equal((await scanNow(folder)).result, { sameInputs: false, sameOutputs: false, touched: [] });
});

scan('a record of outputs is used with the record of inputs that names it only', async ({ folder }) => {
  await save(folder, 'one');
  const inputs = readFileSync(join(folder, 'memo/inputs.stamps'));
  write(folder, 'content/a.md', 'other words');
  write(folder, 'dist/a.html', 'other words');
  await save(folder, 'two');
  assert.is((await scanNow(folder)).result.sameOutputs, true);
  // As after a build that was killed between the two.
  writeFileSync(join(folder, 'memo/inputs.stamps'), inputs);
  const { result } = await scanNow(folder);
  assert.is(result.lastBuild?.key, 'one');
  assert.equal(
    { ...result, lastBuild: undefined },
    {
      lastBuild: undefined,
      sameInputs: false,
      sameOutputs: false,
      touched: [join(folder, 'content/a.md')],
    },
  );
});

scan('the thread says early whether inputs are the same', async ({ folder }) => {
  assert.is(await (await scanNow(folder)).thread.sameInputs, false);
  await save(folder, 'one');
  assert.is(await (await scanNow(folder)).thread.sameInputs, true);
  write(folder, 'content/a.md', 'other words');
  assert.is(await (await scanNow(folder)).thread.sameInputs, false);
});

scan('a thread that dies leaves no record', async ({ folder }) => {
  const folders = { records: join(folder, 'memo'), inputs: [join(folder, 'content')], outputs: [join(folder, 'dist')] };
  const dying = join(folder, 'dying.mjs');
  for (const when of ['start', 'request']) {
    await save(folder, 'one');
    writeFileSync(dying, dyingWorker(when));
    const thread = startChangeScan<number>(folders, dying);
    assert.is((await thread.result).sameInputs, when === 'request');
    await thread.save({ key: 'two', report: 1, memo: 'seal' }, []);
    assert.equal((await scanNow(folder)).result, { sameInputs: false, sameOutputs: false, touched: [] }, when);
  }
});

scan('a link that leads to itself is stamped like a file', async ({ folder }) => {
  await save(folder, 'one');
  symlinkSync('loop', join(folder, 'content/loop'));
  const { thread, result } = await scanNow(folder);
  assert.equal(result.touched, [join(folder, 'content/loop')]);
  await thread.save({ key: 'two', report: 1, memo: 'seal' }, []);
  assert.is((await scanNow(folder)).result.sameInputs, true);
  rmSync(join(folder, 'content/loop'));
  assert.equal((await scanNow(folder)).result.touched, [join(folder, 'content/loop')]);
});

scan('a record that cannot be written is an error with its reason', async ({ folder }) => {
  write(folder, 'memo', 'a file where the folder must be');
  const { thread } = await scanNow(folder);
  const error = await thread.save({ key: 'one', report: 1, memo: 'seal' }, []).catch((reason: Error) => reason);
  assert.match(error?.message ?? '', /^(ENOTDIR|EEXIST): /);
});

scan('a thread that cannot start gives an empty result', async ({ folder }) => {
  const folders = { records: join(folder, 'memo'), inputs: [join(folder, 'gone')], outputs: [] };
  const thread = startChangeScan<number>(folders, join(folder, 'content/a.md'));
  assert.equal(await thread.result, { sameInputs: false, sameOutputs: false, touched: [] });
  await thread.save({ key: 'one', report: 1, memo: 'seal' }, []);
  await thread.forget();
});

scan.run();

/** A worker that stops with an error at once, or when it gets its request. */
function dyingWorker(when: string): string {
  return `import { parentPort } from 'node:worker_threads';
    if (${when === 'start'}) throw new Error('died');
    parentPort.once('message', () => { throw new Error('died'); });
    parentPort.postMessage({ result: { sameInputs: true, sameOutputs: true, touched: [] } });`;
}

function write(folder: string, path: string, text = path): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function scanNow(folder: string): Promise<{ thread: ChangeScan<number>; result: ScanResult<number> }> {
  const folders = { records: join(folder, 'memo'), inputs: [join(folder, 'content')], outputs: [join(folder, 'dist')] };
  const thread = startChangeScan<number>(folders, join(root, '.cache/build/change-scan-worker.mjs'));
  return { thread, result: await thread.result };
}

async function save(folder: string, key: string): Promise<void> {
  await (await scanNow(folder)).thread.save({ key, report: 1, memo: 'seal' }, []);
}
