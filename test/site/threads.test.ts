import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { renderThreads } from '../../build/render-threads.ts';
import { runCommand } from '../support/command.ts';
import { makeTemporaryFolder, root } from '../support/project.ts';
import { buildSite, layOutBase } from '../support/site.ts';

const threads = suite<{ folder: string }>('rendering threads');

threads.before((state) => {
  state.folder = makeTemporaryFolder();
  layOutBase(state.folder);
});
threads.after(({ folder }) => {
  rmSync(folder, { recursive: true });
});

threads('pages rendered on other threads are the same, byte for byte', async ({ folder }) => {
  // The command bundles the worker beside itself.
  assert.is(runCommand('build', '--help').status, 0);
  const file = join(root, '.cache/build/render-worker.mjs');
  let rendered = 0;
  const makeHelpers = renderThreads({ file, threads: 2, enough: 1 });
  const alone = await buildSite(folder);
  const together = await buildSite(folder, {
    input: {
      helpers: (work, pages) => (assets) => async (routes, counter) => {
        // Nothing is left for the main thread.
        Atomics.store(new Int32Array(counter), 0, routes.length);
        const batches = (await makeHelpers(work, pages)(assets)(routes, new SharedArrayBuffer(4))) ?? [];
        rendered = batches.reduce((sum, batch) => sum + batch.pages.length, 0);
        return batches;
      },
    },
  });
  assert.is(rendered, alone.pages.length);
  assert.ok(alone.writer.paths('site').length > 40);
  assert.equal(together.writer.paths('site'), alone.writer.paths('site'));
  for (const path of alone.writer.paths('site')) {
    const [one, other] = [alone, together].map(({ writer }) =>
      Buffer.from(writer.read('site', path) ?? '').toString('base64'),
    );
    assert.is(other, one, path);
  }
  assert.equal(together.diagnostics, alone.diagnostics);
});

threads.run();
