import { parentPort, workerData } from 'node:worker_threads';
import { emptyMemo } from './memo/memo.ts';
import { makeRenderer, type RenderWork, readSite } from './pipeline.ts';
import { renderBatch } from './render/render-pages.ts';
import { importTemplates } from './templates/load.ts';

const work = workerData as RenderWork;
const templates = await importTemplates(work.compiled);
const { site, content } = readSite({ ...work, templates, touched: [] }, { ...emptyMemo(''), ...work.memo });
if (site) {
  const { renderer } = makeRenderer({ site, assets: work.assets, templates, readText: content.readText });
  const routes = work.urls.flatMap((url) => site.routes.get(url) ?? []);
  parentPort?.postMessage(renderBatch(routes, work.counter, renderer));
}
