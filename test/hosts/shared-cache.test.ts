import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startNginxStore } from '../support/asset-store.ts';
import { runCommand } from '../support/command.ts';
import { makeTemporaryFolder, root } from '../support/project.ts';
import { filesBelow } from '../support/site.ts';

const sharedCache = suite('the shared cache on nginx');

sharedCache('a second machine receives what the first made, and makes the same site', async () => {
  const folder = makeTemporaryFolder();
  const store = await startNginxStore();
  const address = store.address.replace('//', '//ci:secret@');
  try {
    const [first, second, third] = ['one', 'two', 'three'].map((machine) =>
      buildOn(folder, machine, machine === 'three' ? 'http://127.0.0.1:1/' : address),
    );
    const said = [first, second, third].map((one) => one?.err ?? '');
    assert.match(said[0] ?? '', /^The shared cache at 127\.0\.0\.1:\d+: 0 received, [1-9]\d* sent\./m, said[0]);
    // On a busy machine a request may take too long; what it would have brought is made then.
    assert.match(said[1] ?? '', /^The shared cache at 127\.0\.0\.1:\d+: [1-9]\d* received, /m, said[1]);
    assert.match(
      said[2] ?? '',
      /^The shared cache at 127\.0\.0\.1:1: 0 received, 0 sent\. It could not be used for everything: .+\.$/m,
      said[2],
    );
    for (const { err } of [first, second, third].flatMap((one) => one ?? [])) assert.not.match(err, /secret/);
    for (const other of [second, third]) assert.equal(other?.files, first?.files);
  } finally {
    await store.stop();
    rmSync(folder, { recursive: true });
  }
});

sharedCache('an address that is none is refused', () => {
  process.env.SITE_CACHE_REMOTE = 'cache.company.example';
  try {
    const { status, err } = runCommand('check', '--site', join(root, 'test/other-site'));
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
function buildOn(folder: string, machine: string, address: string) {
  const out = join(folder, machine, 'dist');
  process.env.SITE_CACHE = join(folder, machine, 'cache');
  process.env.SITE_CACHE_REMOTE = address;
  try {
    const { status, err } = runCommand(
      'build',
      '--site',
      join(root, 'test/other-site'),
      '--out',
      out,
      '--date',
      '2027-01-15',
    );
    assert.is(status, 0, err);
    return { err, files: filesBelow(out).map((path) => [path, readFileSync(join(out, path), 'base64')]) };
  } finally {
    delete process.env.SITE_CACHE;
    delete process.env.SITE_CACHE_REMOTE;
  }
}
