import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startNginxStore } from '../support/asset-store.ts';
import { runBundled } from '../support/command.ts';
import { isExhaustive, makeTemporaryFolder } from '../support/project.ts';
import { buildDate, filesBelow } from '../support/site.ts';
import { smallFolder } from '../support/small-site.ts';

const sharedCache = suite('the shared cache on nginx');

sharedCache('a second machine receives what the first made, and makes the same site', async () => {
  const folder = makeTemporaryFolder();
  const store = await startNginxStore();
  const address = store.address.replace('//', '//ci:secret@');
  try {
    const first = await buildOn(folder, 'one', address);
    const second = await buildOn(folder, 'two', address);
    // A machine that cannot reach it makes everything itself.
    const third = isExhaustive ? await buildOn(folder, 'three', 'http://127.0.0.1:1/') : undefined;
    assert.match(first.err, /^The shared cache at 127\.0\.0\.1:\d+: 0 received, [1-9]\d* sent\./m);
    // On a busy machine a request may take too long; what it would have brought is made then.
    assert.match(second.err, /^The shared cache at 127\.0\.0\.1:\d+: [1-9]\d* received, /m);
    if (third)
      assert.match(
        third.err,
        /^The shared cache at 127\.0\.0\.1:1: 0 received, 0 sent\. It could not be used for everything: .+\.$/m,
      );
    for (const { err } of [first, second]) assert.not.match(err, /secret/);
    for (const other of [second, ...(third ? [third] : [])]) assert.equal(other.files, first.files);
  } finally {
    await store.stop();
    rmSync(folder, { recursive: true });
  }
});

sharedCache('an address that is none is refused', async () => {
  process.env.SITE_CACHE_REMOTE = 'cache.company.example';
  try {
    const { status, err } = await runBundled('check', '--site', smallFolder);
    assert.is(status, 2);
    assert.match(
      err,
      /^SITE_CACHE_REMOTE must be an address such as https:.+; here it is "cache\.company\.example"\.$/m,
    );
  } finally {
    delete process.env.SITE_CACHE_REMOTE;
  }
});

sharedCache.run();

/** Builds the other site on a machine with a cache of its own → its messages, and its files in base 64. */
async function buildOn(folder: string, machine: string, address: string) {
  const out = join(folder, machine, 'dist');
  process.env.SITE_CACHE = join(folder, machine, 'cache');
  process.env.SITE_CACHE_REMOTE = address;
  try {
    const { status, err } = await runBundled('build', '--site', smallFolder, '--out', out, '--date', buildDate);
    assert.is(status, 0, err);
    return { err, files: filesBelow(out).map((path) => [path, readFileSync(join(out, path), 'base64')]) };
  } finally {
    delete process.env.SITE_CACHE;
    delete process.env.SITE_CACHE_REMOTE;
  }
}
