import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { OutputArea } from '../../build/model/output.ts';
import { isInShard } from '../../build/model/shard.ts';
import { siteStages } from '../../build/pipeline/build.ts';
import { openAssetCache } from '../../build/pipeline/cache/asset-cache.ts';
import { ofShard } from '../../build/pipeline/variants/shard.ts';
import { startRenderWorkers } from '../../build/pipeline/workers/workers.ts';
import { runCommand } from '../support/command.ts';
import { lastResort } from '../support/last-resort.ts';
import { isExhaustive, makeTemporaryFolder, root } from '../support/project.ts';
import { type BuiltSite, buildSite, filesBelow } from '../support/site.ts';
import { smallFolder } from '../support/small-site.ts';

const threads = suite<{ folder: string }>('rendering threads');

threads.before((state) => {
  state.folder = makeTemporaryFolder();
  cpSync(smallFolder, state.folder, { recursive: true });
});
threads.after(({ folder }) => {
  rmSync(folder, { recursive: true });
});

/** The command bundles the worker beside itself. */
function bundleWorker(): string {
  assert.is(runCommand('build', '--help').status, 0);
  return join(root, '.cache/build/render-worker.mjs');
}

function assertSame(one: BuiltSite, other: BuiltSite, area: OutputArea): void {
  assert.equal(one.writer.paths(area), other.writer.paths(area));
  for (const path of one.writer.paths(area)) {
    const [here, there] = [one, other].map(({ writer }) =>
      Buffer.from(writer.read(area, path) ?? '').toString('base64'),
    );
    assert.is(here, there, path);
  }
}

threads('pages rendered on other threads are the same, byte for byte', async ({ folder }) => {
  let rendered = 0;
  const makeHelpers = startRenderWorkers({ file: bundleWorker(), cache: join(folder, 'cache'), threads: 2, enough: 1 });
  const alone = await buildSite(folder);
  const together = await buildSite(folder, {
    input: {
      workers: (work, pages) => (assets) => async (routes, counter) => {
        // Nothing is left for the main thread.
        Atomics.store(new Int32Array(counter), 0, routes.length);
        const batches = (await makeHelpers(work, pages)(assets)(routes, new SharedArrayBuffer(4))) ?? [];
        rendered = batches.reduce((sum, batch) => sum + batch.pages.length, 0);
        return batches;
      },
    },
  });
  assert.is(rendered, alone.pages.length);
  assert.ok(alone.writer.paths('site').length > 30);
  assertSame(together, alone, 'site');
  assert.equal(together.diagnostics, alone.diagnostics);
  assert.equal(together.pages, alone.pages);
  assert.equal(together.memo.parts, alone.memo.parts);
});

if (isExhaustive)
  threads('documents that another thread makes ahead are taken, and are the same', async ({ folder }) => {
    const documents = join(folder, 'content/sheets');
    for (let copy = 1; copy <= 12; copy++) {
      cpSync(join(documents, 'oiled-wood'), join(documents, `sheet-${copy}`), { recursive: true });
      const own = join(documents, `sheet-${copy}`);
      for (const name of readdirSync(own).filter((path) => path.endsWith('.md')))
        writeFileSync(
          join(own, name),
          readFileSync(join(own, name), 'utf8').replace(/^slug: .*$/m, `slug: sheet-${copy}-${name.slice(0, 2)}`),
        );
    }
    const cache = join(folder, 'cache-of-two');
    const kept = openAssetCache(cache);
    const makeHelpers = startRenderWorkers({ file: bundleWorker(), cache, threads: 2, enough: 1 });
    let madeHere = 0;
    const together = await buildSite(folder, {
      input: {
        assetCache: {
          ...kept,
          data: (cacheKey, make) =>
            kept.data(cacheKey, () => {
              if (cacheKey.startsWith('pdf size')) madeHere++;
              return make();
            }),
        },
        workers(work, pages) {
          const order = makeHelpers(work, pages);
          waitUntil(() => existsSync(join(cache, 'assets')) && filesBelow(join(cache, 'assets')).length > 8);
          return order;
        },
      },
    });
    const all = together.writer.paths('site').filter((path) => path.endsWith('.pdf')).length;
    assert.ok(all > 24, `${all} documents`);
    assert.ok(madeHere < all - 2, `${madeHere} of ${all} were made again`);
    const alone = await buildSite(folder, { input: { assetCache: openAssetCache(join(folder, 'cache-of-one')) } });
    assertSame(together, alone, 'site');
    assertSame(together, alone, 'documents');
    assert.equal(together.diagnostics, alone.diagnostics);
  });

threads('what a thread that dies has taken is rendered by the main thread', async ({ folder }) => {
  const alone = await buildSite(folder);
  const dying = join(folder, 'dying.mjs');
  for (const when of ['at its start', 'with pages taken']) {
    writeFileSync(dying, dyingWorker(when));
    const built = await buildSite(folder, {
      input: { workers: startRenderWorkers({ file: dying, cache: join(folder, 'cache'), threads: 2, enough: 1 }) },
    });
    assertSame(built, alone, 'site');
    assert.equal(built.pages.length, alone.pages.length, when);
    assert.equal(built.diagnostics, alone.diagnostics, when);
  }
});

threads('a shard starts threads for its own pages, not for all of the site', async ({ folder }) => {
  let expected = 0;
  const shard = { number: 1, of: 2 };
  const { pages, site } = await buildSite(folder, {
    stages: ofShard(shard, siteStages),
    input: {
      workers: (_work, count) => {
        expected = count;
        return () => () => undefined;
      },
    },
  });
  const own = [...(site?.routes.values() ?? [])].filter(({ entry }) => isInShard(entry.ref, shard)).length;
  assert.ok(own > 0 && own < (site?.routes.size ?? 0));
  assert.is(expected, own);
  assert.ok(pages.length <= own);
});

threads.run();

/** A worker that stops with an error, at once or when it has taken pages to render. */
function dyingWorker(when: string): string {
  return `import { parentPort } from 'node:worker_threads';
    if (${when === 'at its start'}) throw new Error('died');
    parentPort.once('message', ({ counter }) => {
      Atomics.add(new Int32Array(counter), 0, 24);
      throw new Error('died');
    });`;
}

/** Waits, with all of this thread, for what another brings about. */
function waitUntil(isSo: () => boolean): void {
  const never = new Int32Array(new SharedArrayBuffer(4));
  for (const end = Date.now() + lastResort; !isSo(); Atomics.wait(never, 0, 0, 20))
    if (Date.now() > end) throw new Error('It has not come about.');
}
