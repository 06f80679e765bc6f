import { parentPort, workerData } from 'node:worker_threads';
import { emptyMemo } from './memo/memo.ts';
import { inPseudoLocale, makeRenderer, type RenderOrder, type RenderWork, readSite } from './pipeline.ts';
import { renderBatch } from './render/render-pages.ts';
import { importTemplates } from './templates/load.ts';
import { createKeep } from './write/staging.ts';

const work = workerData as RenderWork;
const templates = await importTemplates(work.compiled);
const { site, content } = readSite({ ...work, templates, touched: [] }, { ...emptyMemo(''), ...work.memo });
parentPort?.once('message', ({ assets, urls, counter }: RenderOrder) => {
  if (!site) return;
  const shown = work.pseudo ? inPseudoLocale(site, content.readText) : { site, readText: content.readText };
  const { renderer } = makeRenderer({
    ...shown,
    assets,
    templates,
    fields: work.strict ?? false,
  });
  const routes = urls.flatMap((url) => shown.site.routes.get(url) ?? []);
  const batch = renderBatch({ routes, counter, renderer, keep: createKeep(work.keeping) });
  // What has a buffer of its own is moved to the other thread; small ones share a buffer and are copied.
  const moved = batch.htmls.flatMap((html) =>
    html instanceof Uint8Array && html.byteLength === html.buffer.byteLength ? [html.buffer as ArrayBuffer] : [],
  );
  parentPort?.postMessage(batch, moved);
});
