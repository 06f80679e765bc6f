import { parentPort, workerData } from 'node:worker_threads';
import { openAssetCache } from '../cache/asset-cache.ts';
import { emptyMemo } from '../cache/memo.ts';
import { openSharedAssets } from '../cache/shared-assets.ts';
import { makeDocumentsAhead } from '../emit/assets.ts';
import type { RenderRequest } from '../input.ts';
import { readSite } from '../read-site.ts';
import { packBatch } from '../render/packed-batch.ts';
import { renderBatch } from '../render/render-pages.ts';
import { createTranslators } from '../render/strings.ts';
import { assetsInputOf } from '../steps/assets-input.ts';
import { createSiteRenderer } from '../steps/site-renderer.ts';
import { importTemplates } from '../templates/load.ts';
import { applyPseudoLocale } from '../variants/pseudo-locale.ts';
import { createShardTest } from '../variants/shard.ts';
import { createPageStore } from '../write/staging.ts';
import type { WorkerData } from './workers.ts';

const work: WorkerData = workerData;
const templates = await importTemplates(work.compiled);
const { site, documents, content } = readSite({ ...work, templates, touched: [] }, { ...emptyMemo(''), ...work.memo });
let isIdle = true;
parentPort?.once('message', async ({ assets, urls, counter }: RenderRequest) => {
  isIdle = false;
  if (!site) throw new Error('The content cannot be read any more.');
  const shown = work.pseudo ? applyPseudoLocale(site, content.readText) : { site, readText: content.readText };
  const translators = createTranslators(shown.site.strings);
  const renderer = createSiteRenderer({ ...shown, assets, templates, translators, fields: work.strict ?? false });
  const routes = urls.flatMap((url) => shown.site.routes.get(url) ?? []);
  const batch = await renderBatch({ routes, counter, renderer, storePage: createPageStore(work.pageStore) });
  // A text with a buffer of its own is transferred to the main thread; small texts share a buffer and are copied.
  const moved = batch.htmls.flatMap((html) =>
    html instanceof Uint8Array && html.buffer instanceof ArrayBuffer && html.byteLength === html.buffer.byteLength
      ? [html.buffer]
      : [],
  );
  parentPort?.postMessage(packBatch(batch), moved);
});
if (site) {
  const input = assetsInputOf({
    ...work,
    site,
    documents,
    isMade: work.shard && createShardTest(work.shard),
    content,
    templates,
    translators: createTranslators(site.strings),
    cache: openAssetCache(work.cache, { shared: work.sharedStore && openSharedAssets(work.sharedStore) }),
    originals: false,
  });
  // If making a document fails, the main thread makes it again and reports the error.
  await makeDocumentsAhead(input, work.workerIndex, () => isIdle).catch(() => {});
}
