import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Found, type LookThread, startLooking } from '../../build/memo/look-thread.ts';
import { runCommand } from '../support/command.ts';
import { makeTemporaryFolder, root } from '../support/project.ts';

const looks = suite<{ folder: string }>('looks at inputs and outputs');

looks.before(() => {
  // The command bundles the thread beside itself.
  assert.is(runCommand('build', '--help').status, 0);
});
looks.before.each((state) => {
  state.folder = makeTemporaryFolder();
  for (const path of ['content/a.md', 'content/b.md', 'dist/a.html', 'dist/deep/b.html']) write(state.folder, path);
});
looks.after.each(({ folder }) => rmSync(folder, { recursive: true }));

looks('what looks as it did after a good build is told apart from what does not', async ({ folder }) => {
  assert.equal((await look(folder)).found, { sameInputs: false, sameOutputs: false, touched: [] });
  await keep(folder, 'one');
  const same = { stamp: { key: 'one', report: 1, memo: 'seal' }, sameInputs: true, sameOutputs: true, touched: [] };
  assert.equal((await look(folder)).found, same);
  write(folder, 'content/a.md', 'other words');
  write(folder, 'content/c.md');
  rmSync(join(folder, 'content/b.md'));
  const touched = ['a', 'b', 'c'].map((name) => join(folder, `content/${name}.md`));
  assert.equal((await look(folder)).found, { ...same, sameInputs: false, touched });
  await keep(folder, 'two');
  assert.equal((await look(folder)).found, { ...same, stamp: { key: 'two', report: 1, memo: 'seal' } });
  write(folder, 'dist/deep/b.html', 'changed by somebody');
  assert.equal((await look(folder)).found, {
    ...same,
    stamp: { key: 'two', report: 1, memo: 'seal' },
    sameOutputs: false,
  });
  await keep(folder, 'three');
  assert.is((await look(folder)).found.sameOutputs, true);
});

looks('outputs that were as before are looked at again where the build touched them', async ({ folder }) => {
  await keep(folder, 'one');
  const { thread } = await look(folder);
  for (const name of ['told', 'untold']) write(folder, `dist/${name}.html`);
  write(folder, 'dist/a.html', 'rendered again');
  await thread.keep({ key: 'two', report: 1, memo: 'seal' }, [join(folder, 'dist'), join(folder, 'dist/a.html')]);
  assert.is((await look(folder)).found.sameOutputs, true);
  write(folder, 'dist/told.html', 'changed by somebody');
  assert.is((await look(folder)).found.sameOutputs, false);
});

looks('what changes while a build goes on is seen by the next one', async ({ folder }) => {
  const { thread } = await look(folder);
  write(folder, 'content/a.md', 'written meanwhile');
  await thread.keep({ key: 'one', report: 1, memo: 'seal' }, []);
  assert.equal((await look(folder)).found.touched, [join(folder, 'content/a.md')]);
});

looks('a build that failed, and a file cut short, leave nothing to rely on', async ({ folder }) => {
  await keep(folder, 'one');
  await (await look(folder)).thread.forget();
  assert.equal((await look(folder)).found, { sameInputs: false, sameOutputs: false, touched: [] });
  await keep(folder, 'two');
  for (const name of ['inputs.json', 'outputs.json']) write(folder, `memo/${name}`, '{"key":"two","re');
  assert.equal((await look(folder)).found, { sameInputs: false, sameOutputs: false, touched: [] });
});

looks('a thread that dies leaves nothing to rely on', async ({ folder }) => {
  const work = { folder: join(folder, 'memo'), inputs: [join(folder, 'content')], outputs: [join(folder, 'dist')] };
  const dying = join(folder, 'dying.mjs');
  for (const when of ['found', 'order']) {
    await keep(folder, 'one');
    writeFileSync(dying, dyingWorker(when));
    const thread = startLooking<number>(work, dying);
    assert.is((await thread.found).sameInputs, when === 'order');
    await thread.keep({ key: 'two', report: 1, memo: 'seal' }, []);
    assert.equal((await look(folder)).found, { sameInputs: false, sameOutputs: false, touched: [] }, when);
  }
});

looks('a link that leads to itself is looked at like everything else', async ({ folder }) => {
  await keep(folder, 'one');
  symlinkSync('loop', join(folder, 'content/loop'));
  const { thread, found } = await look(folder);
  assert.equal(found.touched, [join(folder, 'content/loop')]);
  await thread.keep({ key: 'two', report: 1, memo: 'seal' }, []);
  assert.is((await look(folder)).found.sameInputs, true);
  rmSync(join(folder, 'content/loop'));
  assert.equal((await look(folder)).found.touched, [join(folder, 'content/loop')]);
});

looks('what cannot be kept is an error with its reason', async ({ folder }) => {
  write(folder, 'memo', 'a file where the folder must be');
  const { thread } = await look(folder);
  const error = await thread.keep({ key: 'one', report: 1, memo: 'seal' }, []).catch((reason: Error) => reason);
  assert.match(error?.message ?? '', /^(ENOTDIR|EEXIST): /);
});

looks('a thread that cannot work is done without', async ({ folder }) => {
  const work = { folder: join(folder, 'memo'), inputs: [join(folder, 'gone')], outputs: [] };
  const thread = startLooking<number>(work, join(folder, 'content/a.md'));
  assert.equal(await thread.found, { sameInputs: false, sameOutputs: false, touched: [] });
  await thread.keep({ key: 'one', report: 1, memo: 'seal' }, []);
  await thread.forget();
});

looks.run();

/** A worker that stops with an error at once, or when it is given its order. */
function dyingWorker(when: string): string {
  return `import { parentPort } from 'node:worker_threads';
    if (${when === 'found'}) throw new Error('died');
    parentPort.once('message', () => { throw new Error('died'); });
    parentPort.postMessage({ found: { sameInputs: true, sameOutputs: true, touched: [] } });`;
}

function write(folder: string, path: string, text = path): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function look(folder: string): Promise<{ thread: LookThread<number>; found: Found<number> }> {
  const work = { folder: join(folder, 'memo'), inputs: [join(folder, 'content')], outputs: [join(folder, 'dist')] };
  const thread = startLooking<number>(work, join(root, '.cache/build/look-worker.mjs'));
  return { thread, found: await thread.found };
}

async function keep(folder: string, key: string): Promise<void> {
  await (await look(folder)).thread.keep({ key, report: 1, memo: 'seal' }, []);
}
