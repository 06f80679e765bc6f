import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openAssetCache } from '../../build/pipeline/cache/asset-cache.ts';
import { openSharedAssets, type SharedAssets, type SharedStore } from '../../build/pipeline/cache/shared-assets.ts';
import { type MemoryStore, startMemoryStore } from '../support/asset-store.ts';
import { inTemporaryFolder } from '../support/project.ts';

interface State {
  store: MemoryStore;
}

const shared = suite<State>('shared assets');

shared.before.each(async (state) => {
  state.store = await startMemoryStore();
});
shared.after.each(({ store }) => store.stop());

const words = (text: string) => new TextEncoder().encode(text);

/** Takes an asset with the cache of a machine that has nothing yet → its text, and whether it was made here. */
async function takeAfresh(remote: SharedAssets, cacheKey = 'font a'): Promise<{ text: string; made: boolean }> {
  let made = false;
  const bytes = await inTemporaryFolder((folder) =>
    openAssetCache(folder, { shared: remote }).bytes(cacheKey, async () => {
      made = true;
      return words(`contents of ${cacheKey}`);
    }),
  );
  return { text: new TextDecoder().decode(bytes), made };
}

/** Opens a store as a machine does, and puts one asset into it. */
async function fill(store: SharedStore): Promise<void> {
  const remote = openSharedAssets(store);
  await takeAfresh(remote);
  assert.equal(await remote.finish(), { received: 0, sent: 1 });
}

const open = ({ address }: MemoryStore, options: Partial<SharedStore> = {}): SharedStore => ({
  address,
  readOnly: false,
  ...options,
});

shared('what one machine made, another one receives', async ({ store }) => {
  await fill(open(store));
  const remote = openSharedAssets(open(store));
  assert.equal(await takeAfresh(remote), { text: 'contents of font a', made: false });
  assert.equal(await takeAfresh(remote, 'font b'), { text: 'contents of font b', made: true });
  assert.equal(await remote.finish(), { received: 1, sent: 1 });
  assert.is(store.assets.size, 2);
  for (const path of store.assets.keys()) assert.match(path, /^\/site\/[0-9a-f]{64}$/);
});

shared('what is here is not asked for, and what is made quickly is not shared', ({ store }) =>
  inTemporaryFolder(async (folder) => {
    const remote = openSharedAssets(open(store));
    const cache = openAssetCache(folder, { shared: remote });
    for (const _ of [1, 2]) {
      assert.is(await cache.data('size', async () => 12), 12);
      assert.is(await cache.data('color', async () => 'navy', { isQuick: true }), 'navy');
    }
    await remote.finish();
    assert.equal(
      store.asked.map(({ method }) => method),
      ['GET', 'PUT'],
    );
  }),
);

shared('contents that are damaged, cut, or those of another asset are made again', async ({ store }) => {
  await fill(open(store));
  const [[path, good]] = [...store.assets] as [[string, Buffer]];
  const flipped = Buffer.from(good);
  flipped.writeUInt8(good.readUInt8(3) ^ 1, 3);
  for (const bad of [flipped, good.subarray(0, -1), Buffer.alloc(0), Buffer.from('<html>sign in</html>')]) {
    store.assets.set(path, bad);
    assert.equal(await takeAfresh(openSharedAssets(open(store, { readOnly: true }))), {
      text: 'contents of font a',
      made: true,
    });
  }
  const remote = openSharedAssets(open(store));
  await takeAfresh(remote, 'font b');
  await remote.finish();
  const other = [...store.assets.keys()].find((one) => one !== path) ?? '';
  store.assets.set(other, good);
  assert.ok((await takeAfresh(openSharedAssets(open(store, { readOnly: true })), 'font b')).made);
});

shared('a machine that only reads sends nothing', async ({ store }) => {
  const remote = openSharedAssets(open(store, { readOnly: true }));
  assert.ok((await takeAfresh(remote)).made);
  assert.equal(await remote.finish(), { received: 0, sent: 0 });
  assert.is(store.assets.size, 0);
});

for (const [name, disturb, problem] of [
  ['fails', (store: MemoryStore) => (store.refuses = { GET: 503, PUT: 503 }), /^it answered 503 to GET$/],
  ['knows nobody', (store: MemoryStore) => (store.refuses = { GET: 401, PUT: 401 }), /^it answered 401 to GET$/],
  ['is silent', (store: MemoryStore) => (store.refuses = { GET: 0, PUT: 0 }), /^it did not answer within 0\.2 s$/],
  ['is away', (store: MemoryStore) => store.stop(), /ECONNREFUSED/],
] as const)
  shared(`a store that ${name} is asked once, and the build makes everything`, async ({ store }) => {
    await disturb(store);
    const remote = openSharedAssets(open(store, { timeout: 200 }));
    for (const cacheKey of ['font a', 'font b'])
      assert.equal(await takeAfresh(remote, cacheKey), { text: `contents of ${cacheKey}`, made: true });
    const report = await remote.finish();
    assert.match(report.problem ?? '', problem);
    assert.ok(store.asked.filter(({ method }) => method === 'GET').length <= 1);
  });

shared('a store that takes nothing still gives', async ({ store }) => {
  await fill(open(store));
  store.refuses = { PUT: 403 };
  const remote = openSharedAssets(open(store));
  assert.ok((await takeAfresh(remote, 'font b')).made);
  assert.equal(await remote.finish(), { received: 0, sent: 0, problem: 'it answered 403 to PUT' });
  assert.ok(!(await takeAfresh(remote)).made);
});

shared('user and password of the address are sent as a header', async ({ store }) => {
  const address = store.address.replace('//', '//ci:p%40ss@');
  await fill(open(store, { address }));
  const expected = `Basic ${Buffer.from('ci:p@ss').toString('base64')}`;
  assert.equal(
    store.asked.map(({ headers }) => headers.authorization),
    [expected, expected],
  );
});

shared.run();
