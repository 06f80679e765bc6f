import { join } from 'node:path';
import type { Header } from '../hosts/host.ts';
import { basePathOf } from '../model/addresses/base-path.ts';
import { findDocument } from '../model/assets.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { createFailureRecorder, describeFailures } from '../model/diagnostics/facet-failures.ts';
import { withoutFollowUps, withoutReported } from '../model/diagnostics/follow-ups.ts';
import { sortDiagnostics } from '../model/diagnostics/report.ts';
import type { Change } from '../model/next-change.ts';
import type { OutputFile } from '../model/output.ts';
import type { RenderedPage } from '../model/page.ts';
import { listComingChanges } from '../model/schedule/next-change.ts';
import type { Site } from '../model/site.ts';
import { createReadMatcher } from './cache/cached-page.ts';
import type { Memo } from './cache/memo.ts';
import type { MadeAssets } from './emit/assets.ts';
import { findChangeDays, type PagesRead } from './emit/feeds/change-days.ts';
import { listPageImages } from './emit/feeds/sitemap-images.ts';
import { headerRules, headersFor } from './emit/headers.ts';
import { emitPictures } from './emit/pictures/pictures.ts';
import { emitSite, hostInput } from './emit/site.ts';
import type { PipelineInput } from './input.ts';
import { textReader } from './read/text-reader.ts';
import { isRouted, type ReadSite, type RoutedSite, readSite } from './read-site.ts';
import { listEntriesRead } from './render/entries-read.ts';
import { type RenderedSite, type RenderWorkers, renderPages } from './render/render-pages.ts';
import type { Renderer } from './render/renderer.ts';
import { createTranslators, type Translator, translateWith } from './render/strings.ts';
import type { PipelineResult } from './result.ts';
import { type BesidePages, besidePagesStage } from './steps/beside-pages.ts';
import { createLanguageComparison, type LanguageComparison } from './steps/compare-languages.ts';
import { findProblems, type Problems } from './steps/find-problems.ts';
import { makeSiteAssets } from './steps/make-site-assets.ts';
import { reportMissingTexts } from './steps/missing-texts.ts';
import { pictureReads } from './steps/picture-reads.ts';
import { createChangeRenderers, createSiteRenderer } from './steps/site-renderer.ts';
import { describeTemplateFailure } from './steps/template-failure.ts';
import { listKinds } from './templates/load.ts';
import { showFirstPages } from './variants/first-pages.ts';
import { applyPseudoLocale } from './variants/pseudo-locale.ts';
import { makeAssetsOfShard, resultOfShard, withRoutesOf } from './variants/shard.ts';
import { createReadRecorder, type ReadRecorder } from './variants/strict.ts';
import { createPageStore, loadPage, type PageStore } from './write/staging.ts';

/**
 * Turns content into a site: read → validate → route → render → check → emit. Every run is the same function; the memo
 * of an earlier run only saves time.
 */
export async function runPipeline(input: PipelineInput, memo: Memo): Promise<PipelineResult> {
  const found: Diagnostic[] = [];
  try {
    input.progress?.('read');
    const read = readSite(input, memo);
    if (!isRouted(read)) return failedResult(read);
    found.push(...read.diagnostics);
    return await runStages(input, read, memo);
  } catch (error) {
    const diagnostics = describeTemplateFailure(error, { ...input, readText: textReader(input.contentFolder) });
    if (!diagnostics) throw error;
    return failedResult({ diagnostics: [...found, ...withoutReported(diagnostics, found)], memo });
  }
}

async function runStages(input: PipelineInput, read: RoutedSite, memo: Memo): Promise<PipelineResult> {
  const { templates, pageStore = { in: 'memory' }, strict = false, pseudo = false, progress = () => {} } = input;
  await input.pause?.();
  const { site, readText } = shownSite(read, pseudo);
  const workers = startWorkers(input, read, { site, memo, pageStore });

  progress('assets');
  const recorder = strict ? createReadRecorder() : undefined;
  const translators = createTranslators(site.strings);
  const made = await assetsStage(input, read, { site, readText, translators, recorder });
  await input.pause?.();
  const [translate, kinds] = [translateWith(translators), listKinds(templates)];
  const rendererInput = { site, assets: made.assets, templates, translators, readText, fontFaces: made.fontFaces };
  const renderer = createSiteRenderer({ ...rendererInput, fields: strict });
  const beside = besidePagesStage(input, { site, made, renderer, readText, translate, code: memo.code });
  const renderAgain = createChangeRenderers(rendererInput);
  await showFirstPages(input, { site, renderer, assets: made.files, renderAgain });
  const compareLanguages = createLanguageComparison({ site, content: read.content, kinds, strict, memo });
  const rendered = await renderStage({ input, memo, site, made, renderer, pageStore, workers, compareLanguages });

  progress('emit');
  const shown = pictureReads(rendered, memo.reads);
  const pictures = emitPictures(shown.all, made.assets.pictures, { ...input, site, cache: input.assetCache });
  const files = [...made.files, ...pictures];
  const entriesRead = (page: RenderedPage) => listEntriesRead(page, renderer.sources);
  const changeDays = changeDaysOf({ site, pages: rendered.pages, entriesRead }, pseudo);
  const outputs = await emitStage({ site, read, rendered, made, files, shown, changeDays, beside, input });
  if (input.shard) return resultOfShard(input.shard, { read, made, rendered, outputs });

  progress('check', rendered.pages.length, rendered.pages.length);
  const comparison = compareLanguages();
  const found = { site, readText, read, made, rendered, changeDays, beside, outputs };
  const { problems, coming } = checkStage(input, { ...found, comparison, renderer, memo, recorder });
  return {
    outputs: problems.failed && !input.emitsDespiteErrors ? [] : outputs,
    diagnostics: problems.diagnostics,
    notices: problems.notices,
    site,
    coming,
    translate,
    document: (locale, ref) => findDocument(made.assets, site.config, { locale, ref }),
    styles: made.assets.styles,
    renderAgain,
    pages: rendered.pages,
    entriesRead,
    rendered: rendered.rendered,
    memo: nextMemo(read.memo, rendered, problems, comparison),
  };
}

/** Returns the result of a run that ends before anything is rendered. */
function failedResult({ diagnostics, memo }: Pick<ReadSite, 'diagnostics' | 'memo'>): PipelineResult {
  return { outputs: [], diagnostics: sortDiagnostics(withoutFollowUps(diagnostics)), pages: [], rendered: 0, memo };
}

/** Returns the site that visitors see, and its files: in the pseudo-locale, its words are accented. */
function shownSite({ site, content: { readText } }: RoutedSite, pseudo: boolean) {
  return pseudo ? applyPseudoLocale(site, readText) : { site, readText };
}

/** Returns a site with the pages that this run renders: all, or those of a shard. */
function withOwnPages({ shard }: PipelineInput, site: Site): Site {
  return shard ? withRoutesOf(shard, site) : site;
}

/** Starts the threads that render. They read the site while this thread makes the assets. */
function startWorkers(
  input: PipelineInput,
  read: RoutedSite,
  { site, memo, pageStore }: { site: Site; memo: Memo; pageStore: PageStore },
) {
  const pages = withOwnPages(input, site).routes.size - memo.pages.size;
  return input.workers?.({ ...input, compiled: input.templates.compiled, memo: read.memo, pageStore }, pages);
}

interface AssetsStage {
  /** What pages show. */
  site: Site;
  readText: (path: string) => string;
  translators: ReadonlyMap<string, Translator>;
  recorder: ReadRecorder | undefined;
}

/** Makes the assets of the site, or of a shard. */
function assetsStage(input: PipelineInput, read: RoutedSite, stage: AssetsStage): Promise<MadeAssets> {
  if (!input.shard) return makeSiteAssets(input, read, stage);
  return makeAssetsOfShard(input.shard, {
    read,
    make: (isMade) => makeSiteAssets(input, read, { ...stage, isMade }),
    rendererWith: ({ assets }) => createSiteRenderer({ ...stage, assets, templates: input.templates }),
  });
}

interface RenderStage {
  input: PipelineInput;
  memo: Memo;
  site: Site;
  made: MadeAssets;
  renderer: Renderer;
  pageStore: PageStore;
  workers: ReturnType<typeof startWorkers>;
  compareLanguages: () => LanguageComparison;
}

/** Renders the pages whose reads have changed. If threads render, this one compares languages and makes slow files. */
function renderStage(stage: RenderStage): Promise<RenderedSite> {
  const { input, memo, site, made, renderer, pageStore, workers, compareLanguages } = stage;
  const noWorkers: RenderWorkers = () => undefined;
  return renderPages({
    site: withOwnPages(input, site),
    memo,
    renderer,
    createReadMatcher,
    has: (file) => input.has(file) || input.renderedElsewhere?.({ ...file, output: file.path }) !== undefined,
    ...(input.renderedElsewhere ? { renderedElsewhere: input.renderedElsewhere } : {}),
    workers: workers?.(made.assets) ?? noWorkers,
    async meanwhile() {
      if (!input.shard) compareLanguages();
      if (pageStore.in !== 'nowhere') for (const file of made.slow) if (!input.has(file)) await file.contents();
    },
    storePage: createPageStore(pageStore),
    progress: input.progress ?? (() => {}),
    ...(input.pause ? { pause: input.pause } : {}),
  });
}

/** Returns when pages last changed. The pseudo-locale has other words than the change ledger knows. */
function changeDaysOf(read: PagesRead, pseudo: boolean): Map<string, string> | undefined {
  // What fails is reported by the check stage, which lists the changes to come.
  return pseudo ? undefined : findChangeDays(read, createFailureRecorder().attempt);
}

interface EmitStage {
  input: PipelineInput;
  site: Site;
  read: RoutedSite;
  rendered: RenderedSite;
  made: MadeAssets;
  /** Assets and pictures. */
  files: readonly OutputFile[];
  shown: ReturnType<typeof pictureReads>;
  changeDays: ReadonlyMap<string, string> | undefined;
  beside: BesidePages;
}

/** Lists every file of the site. The web editor is loaded only if the site has one. */
async function emitStage({
  input,
  site,
  read,
  rendered,
  made,
  files,
  shown,
  changeDays,
  beside,
}: EmitStage): Promise<OutputFile[]> {
  const kinds = listKinds(input.templates);
  const editor = site.config.editor
    ? await (await import('../commands/editors/web-editor/emit.ts')).emitWebEditor({
        site,
        kinds,
        files: read.content.files,
      })
    : [];
  return emitSite({
    site,
    pages: rendered.pages,
    htmlOf: (page) => loadPage(rendered.htmlOf(page)),
    stagedOf: rendered.stagedOf,
    besidePages: beside.files,
    assets: [...files, ...editor],
    images: listPageImages(shown.byPage, { site, pictures: made.assets.pictures }),
    changeDays,
    errorPage: input.templates.site.pages.error,
    publishedFolder: input.publishedFolder,
    made: { drafts: input.drafts ?? false, pseudo: input.pseudo ?? false },
    base: input.originalAddresses ? '' : basePathOf(site.config.origin),
    cache: input.assetCache,
    inputs: beside.inputs,
  });
}

interface CheckStage {
  site: Site;
  read: RoutedSite;
  made: MadeAssets;
  rendered: RenderedSite;
  changeDays: ReadonlyMap<string, string> | undefined;
  beside: BesidePages;
  outputs: readonly OutputFile[];
  comparison: LanguageComparison;
  renderer: Renderer;
  readText: (path: string) => string;
  memo: Memo;
  recorder: ReadRecorder | undefined;
}

/** Finds all that is wrong with the site, and what time alone will change. */
function checkStage(
  { templates, pseudo = false, publishedFolder, shownFolders, contentFolder }: PipelineInput,
  {
    site,
    read,
    made,
    rendered,
    changeDays,
    beside,
    outputs,
    comparison,
    renderer,
    readText,
    memo,
    recorder,
  }: CheckStage,
): { problems: Problems; coming: Change[] } {
  const { attempt, failures } = createFailureRecorder();
  const coming = listComingChanges(site, attempt);
  const problems = findProblems({
    site,
    forHosts: {
      ...hostInput(site, { errorPage: templates.site.pages.error, publishedFolder }),
      ...(shownFolders ? { shownFolders } : {}),
      readRootFile: textReader(join(contentFolder, '..')),
    },
    content: read.content,
    templates,
    rendered,
    changeDays,
    findElement: renderer.findElement,
    outputs,
    early: [...read.diagnostics, ...made.diagnostics, ...comparison.diagnostics, ...beside.diagnostics],
    late: [
      ...reportMissingTexts([...made.missingTexts, ...beside.missingTexts], { site, readText }),
      ...describeFailures(failures()),
    ],
    memo,
    pseudo,
    recorder,
  });
  return { problems, coming };
}

/** Returns what the next run needs of this one. */
function nextMemo(memo: Memo, rendered: RenderedSite, problems: Problems, { compared }: LanguageComparison): Memo {
  return {
    ...memo,
    reads: memo.reads.with(rendered.reads),
    inputHashes: rendered.inputHashes,
    validTargets: problems.validTargets,
    validOutputs: problems.validOutputs,
    pages: new Map(rendered.pages.map((page) => [page.url, page])),
    parts: rendered.parts,
    ...(problems.foreign ? { foreign: problems.foreign } : {}),
    compared,
  };
}

/** Returns the headers of a path of the site. */
export function headersOf(site: Site, path: string): readonly Header[] {
  return headersFor(headerRules(site.config), path);
}

export { recordChanges } from './emit/feeds/change-days.ts';
export type { PipelineInput } from './input.ts';
export { readSite } from './read-site.ts';
export { findUnrecordedAddresses, ledgerFile, recordAddresses } from './route/ledger.ts';
export { withContentProblems } from './variants/unbroken-content.ts';
