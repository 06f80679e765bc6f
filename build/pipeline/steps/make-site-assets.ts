import { type MadeAssets, makeAssets, makeFirstAssets } from '../emit/assets.ts';
import type { RenderWorkers } from '../render/render-pages.ts';
import { createTranslators } from '../render/strings.ts';
import type { MadeRun, PlannedRun } from '../run.ts';
import { assetsInputOf } from './assets-input.ts';
import { createReadRecorder } from './strict.ts';

/** Makes styles, scripts, fonts, documents and pictures, while other threads read the site. */
export async function makeSiteAssets(run: PlannedRun): Promise<MadeRun> {
  return makeBy(makeAssets, run, startWorkers);
}

/** Makes what a page needs to be shown, and leaves out what takes long. */
export async function makeFirstSiteAssets(run: PlannedRun): Promise<MadeRun> {
  return makeBy(makeFirstAssets, run, () => () => () => undefined);
}

async function makeBy(
  make: typeof makeAssets,
  run: PlannedRun,
  start: (run: PlannedRun) => MadeRun['workers'],
): Promise<MadeRun> {
  const { input, site } = run;
  await input.pause?.();
  const workers = start(run);
  input.progress?.('assets');
  const recorder = input.strict ? createReadRecorder() : undefined;
  const translators = createTranslators(site.strings);
  const started = { ...run, workers, recorder, translators };
  const made = await makeOf(started, make);
  await input.pause?.();
  return { ...started, made };
}

/** Makes the assets again, with other documents. */
export async function makeAssetsAgain(run: MadeRun): Promise<MadeRun> {
  return { ...run, made: await makeOf(run) };
}

function makeOf(run: Omit<MadeRun, 'made'>, make = makeAssets): Promise<MadeAssets> {
  const { input, read, site, translators, recorder, isMade, showsOriginals } = run;
  return make(
    assetsInputOf({
      ...input,
      ...read,
      isMade,
      // Documents and pictures have the words of the content.
      translators: site === read.site ? translators : createTranslators(read.site.strings),
      cache: input.assetCache,
      originals: showsOriginals,
      ...(recorder ? { recordReads: recorder.recordReads } : {}),
    }),
  );
}

function startWorkers({ input, memo, read, site, isRendered }: PlannedRun): MadeRun['workers'] {
  const pages = [...site.routes.values()].filter(isRendered).length - memo.pages.size;
  const { pageStore = { in: 'memory' }, templates } = input;
  const noWorkers: RenderWorkers = () => undefined;
  const job = { ...input, compiled: templates.compiled, memo: read.memo, pageStore };
  return input.workers?.(job, pages) ?? (() => noWorkers);
}
