import { createReadMatcher } from '../cache/cached-page.ts';
import { renderPages } from '../render/render-pages.ts';
import type { PreparedRun, RenderedRun } from '../run.ts';
import { createPageStore } from '../write/staging.ts';

/** Renders pages whose reads have changed. While workers do, this thread compares languages and makes slow files. */
export async function renderSite(run: PreparedRun): Promise<RenderedRun> {
  const { input, memo, site, made, renderer, workers, isRendered, compareLanguages } = run;
  const { pageStore = { in: 'memory' }, has, progress = () => {}, pause } = input;
  const rendered = await renderPages({
    routes: new Map([...site.routes].filter(([, route]) => isRendered(route))),
    memo,
    renderer,
    createReadMatcher,
    has,
    workers: workers(made.assets),
    async meanwhile() {
      compareLanguages();
      if (pageStore.in !== 'nowhere') for (const file of made.slow) if (!has(file)) await file.contents();
    },
    storePage: createPageStore(pageStore),
    progress,
    ...(pause ? { pause } : {}),
  });
  return { ...run, rendered };
}
