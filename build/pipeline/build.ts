import type { AssetCache } from '../cache/asset-cache.ts';
import { createReadMatcher } from '../cache/cached-page.ts';
import { emptyMemo, type Memo } from '../cache/memo.ts';
import { checkParity } from '../check/parity/parity.ts';
import { withoutFollowUps } from '../diagnostics/follow-ups.ts';
import { sortDiagnostics } from '../diagnostics/report.ts';
import { makeAssets } from '../emit/assets.ts';
import { emitCalendars } from '../emit/calendars.ts';
import { type Header, headerRules, headersFor } from '../emit/headers.ts';
import { emitSite } from '../emit/site.ts';
import { staticFolderOf } from '../files/folders.ts';
import type { Assets } from '../model/assets.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { DocumentFile } from '../model/document-file.ts';
import type { Entry } from '../model/entry.ts';
import type { OutputFile } from '../model/output.ts';
import type { RenderedPage } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { type Content, readContent } from '../read/source.ts';
import { readStatics, staticProblems } from '../read/statics.ts';
import { createRenderer } from '../render/pages.ts';
import { type RenderWorkers, renderPages } from '../render/render-pages.ts';
import { createTranslators, translateWith } from '../render/strings.ts';
import { leadElsewhere } from '../route/lead-elsewhere.ts';
import { makeSite } from '../route/site.ts';
import { resolveTarget } from '../route/targets.ts';
import type { CompiledTemplates } from '../templates/compile.ts';
import type { Templates } from '../templates/load.ts';
import { checkFreshness, staleEntries } from '../translations/freshness/check-freshness.ts';
import { validateContent } from '../validate/content.ts';
import { createPageStore, loadPage, type PageStore } from '../write/staging.ts';
import { assetsInputOf } from './assets-input.ts';
import { findProblems } from './find-problems.ts';
import { inPseudoLocale, withPseudoTitles } from './pseudo-locale.ts';
import { createReadRecorder } from './strict.ts';

/** What a build is made from. */
export interface PipelineInput {
  contentFolder: string;
  staticFolder: string;
  templates: Templates;
  /** `YYYY-MM-DD` */
  date: string;
  /** Whether drafts are shown. */
  drafts?: boolean;
  /** Instead of what `site.yaml` says. */
  override?: Partial<Pick<SiteConfig, 'origin' | 'formsApi' | 'precompress'>>;
  /** Paths below the content folder that are the only ones which may have changed since the memo was made. */
  touched?: readonly string[];
  /** Whether to look for what is unused, unreachable or in the wrong language, too. */
  strict?: boolean;
  /** Whether the default language's words are put into the pseudo-locale. */
  pseudo?: boolean;
  /** Whether pages are emitted although the content has errors: the preview shows both. */
  emitsDespiteErrors?: boolean;
  assetCache: AssetCache;
  /** Whether the output has a page with these contents already. */
  has: (file: Pick<OutputFile, 'area' | 'path' | 'digest'>) => boolean;
  /** Makes helpers that render on other threads, from what they are given to work with and how much there may be. */
  workers?: (work: RenderJob, pages: number) => (assets: Assets) => RenderWorkers;
  /** Where the HTML of pages waits until it is written; in memory unless told. */
  pageStore?: PageStore;
  /** Told as each stage begins and goes on. */
  progress?: (stage: string, done?: number, total?: number) => void;
}

/** What a rendering thread is given first: all that its site is made from, as plain data. */
export interface RenderJob
  extends Pick<PipelineInput, 'contentFolder' | 'staticFolder' | 'date' | 'drafts' | 'override' | 'strict' | 'pseudo'> {
  compiled: CompiledTemplates;
  /** What was read and validated already. */
  memo: Pick<Memo, 'files' | 'checks' | 'statics'>;
  pageStore: PageStore;
}

/** What a rendering thread is told when the pages can be rendered. */
export interface RenderRequest {
  assets: Assets;
  /** Addresses to render, of which this thread and others take portions. */
  urls: string[];
  counter: SharedArrayBuffer;
}

export interface PipelineResult {
  /** Everything the site consists of; empty where content has errors. */
  outputs: OutputFile[];
  diagnostics: Diagnostic[];
  site?: Site;
  /** The interface text of a key in a language. */
  translate?: (locale: string, key: string, values?: Record<string, string | number>) => string;
  /** Layout → address of its style sheet. */
  styles?: Record<string, string>;
  /** Renders the page of an entry that has changed since, with everything else as it is here. */
  renderAgain?: (entry: Entry) => { page: RenderedPage; html: Uint8Array } | undefined;
  pages: RenderedPage[];
  rendered: number;
  memo: Memo;
}

/** The first stages' result: the site as it is known before anything is rendered. */
interface ReadSite {
  content: Content;
  /** Missing where the content's own tables cannot be used. */
  site?: Site;
  documents: DocumentFile[];
  diagnostics: Diagnostic[];
  memo: Memo;
}

/** Reads, validates and routes content. */
export function readSite(
  input: Pick<PipelineInput, 'contentFolder' | 'templates' | 'date' | 'drafts' | 'override' | 'touched'> & {
    staticFolder?: string;
  },
  memo: Memo = emptyMemo(''),
): ReadSite {
  const { templates } = input;
  const content = readContent(input.contentFolder, memo.files, input.touched);
  if (content.diagnostics.length > 0)
    return { content, documents: [], diagnostics: content.diagnostics, memo: { ...memo, files: content.files } };
  const staticFiles = readStatics(input.staticFolder ?? staticFolderOf(input.contentFolder), memo.statics);
  const statics = new Map([...staticFiles].map(([path, file]) => [path, file.digest]));
  const pictureFaults = new Map([...staticFiles].flatMap(([path, { fault }]) => (fault ? [[path, fault]] : [])));
  const kinds = [...templates.pageTypes, ...templates.dataKinds];
  const validated = validateContent({
    files: content.files,
    readText: content.readText,
    kinds,
    statics,
    pictureFaults,
    known: memo.checks,
    before: memo.entries,
    date: input.date,
    drafts: input.drafts,
  });
  const nextMemo: Memo = { ...memo, files: content.files, statics: staticFiles, checks: validated.checks };
  const found = [...validated.diagnostics, ...staticProblems(staticFiles)];
  if (!validated.content) return { content, documents: [], diagnostics: found, memo: nextMemo };
  const config: SiteConfig = { ...validated.content.config, ...input.override };
  const made = makeSite({
    content: leadElsewhere({ ...validated.content, config }, staleEntries({ ...content, kinds, config })),
    date: input.date,
    statics,
    pictureFaults,
    readText: content.readText,
  });
  return {
    content,
    site: made.site,
    documents: made.documents,
    diagnostics: [...found, ...made.diagnostics],
    memo: { ...nextMemo, entries: made.site.entries },
  };
}

/**
 * Turns content into a site: read → validate → route → render → check → emit. Every run is the same function; a memo
 * of an earlier run only saves it work.
 */
export async function runPipeline(input: PipelineInput, memo: Memo): Promise<PipelineResult> {
  const { templates, progress = () => {} } = input;
  progress('read');
  const { content, site: written, documents, diagnostics: early, memo: readMemo } = readSite(input, memo);
  if (!written) {
    const diagnostics = sortDiagnostics(withoutFollowUps(early));
    return { outputs: [], diagnostics, pages: [], rendered: 0, memo: readMemo };
  }
  const { site, readText } = input.pseudo ? inPseudoLocale(written, content.readText) : { site: written, ...content };

  const pageStore = input.pageStore ?? { in: 'memory' };
  // Threads get ready while the assets are made.
  const helpers = input.workers?.(
    { ...input, compiled: templates.compiled, memo: readMemo, pageStore },
    site.routes.size - memo.pages.size,
  );

  progress('assets');
  const resolve = (locale: string, target: string) => resolveTarget(site, locale, target);
  const translators = createTranslators(site.strings);
  const translate = translateWith(translators);
  const recorder = input.strict ? createReadRecorder() : undefined;
  // Documents and pictures stay in the content's own words.
  const made = await makeAssets(
    assetsInputOf({
      ...input,
      site: written,
      documents,
      content,
      translators: input.pseudo ? createTranslators(written.strings) : translators,
      cache: input.assetCache,
      ...(recorder ? { recordReads: recorder.recordReads } : {}),
    }),
  );
  const assets = input.pseudo ? withPseudoTitles(made.assets, site.config.defaultLocale) : made.assets;
  const kinds = [...templates.pageTypes, ...templates.dataKinds];
  const calendars = emitCalendars({ site, kinds, translate });

  let languages: ReturnType<typeof checkFreshness>[] | undefined;
  const compareLanguages = () => {
    languages ??= [
      checkFreshness({
        ...content,
        kinds,
        config: site.config,
        strict: input.strict ?? false,
        known: memo.compared,
      }),
      ...(input.strict ? [checkParity({ site, readText: content.readText, known: memo.compared })] : []),
    ];
    return languages;
  };

  const renderer = createRenderer({
    site,
    assets,
    templates,
    resolve,
    translators,
    readText,
    fields: input.strict ?? false,
  });
  const { pages, parts, reads, inputHashes, htmlOf, stagedOf, rendered } = await renderPages({
    site,
    memo,
    renderer,
    createReadMatcher,
    has: input.has,
    helpers: helpers?.(assets) ?? (() => undefined),
    async meanwhile() {
      compareLanguages();
      if (pageStore.in !== 'nowhere') for (const file of made.slow) if (!input.has(file)) await file.contents();
    },
    storePage: createPageStore(pageStore),
    progress,
  });

  progress('emit');
  const editor = site.config.editor
    ? await (await import('../editors/web-editor/emit.ts')).emitWebEditor({ site, kinds, files: content.files })
    : [];
  const outputs = emitSite({
    site,
    pages,
    htmlOf: (page) => loadPage(htmlOf(page)),
    stagedOf,
    calendars,
    assets: [...made.files, ...editor],
  });

  progress('check', pages.length, pages.length);
  const compared = compareLanguages();
  const problems = findProblems({
    site,
    content,
    templates,
    rendered: { pages, parts, inputHashes },
    files: [...made.files, ...calendars],
    outputs,
    early: [...early, ...made.diagnostics, ...compared.flatMap((texts) => texts.diagnostics)],
    memo,
    pseudo: input.pseudo ?? false,
    recorder,
  });

  return {
    outputs: problems.failed && !input.emitsDespiteErrors ? [] : outputs,
    diagnostics: problems.diagnostics,
    site,
    translate,
    styles: assets.styles,
    renderAgain(entry) {
      const url = site.addresses.get(entry.ref)?.get(entry.locale);
      const route = url === undefined ? undefined : site.routes.get(url);
      if (!route) return undefined;
      const localized = new Map(site.entries.get(entry.ref)).set(entry.locale, entry);
      const changed = { ...site, entries: new Map(site.entries).set(entry.ref, localized) };
      return createRenderer({ site: changed, assets, templates, resolve, translators, readText }).render({
        ...route,
        entry,
      });
    },
    pages,
    rendered,
    memo: {
      ...readMemo,
      reads,
      inputHashes,
      validTargets: problems.validTargets,
      pages: new Map(pages.map((page) => [page.url, page])),
      parts,
      ...(problems.foreign ? { foreign: problems.foreign } : {}),
      compared: new Map(compared.flatMap(({ good }) => [...good])),
    },
  };
}

/** Makes what renders a site's pages, and the interface texts by language. */
export function makeRenderer({
  site,
  assets,
  templates,
  readText,
  fields,
}: {
  site: Site;
  assets: Assets;
  templates: Templates;
  readText: (path: string) => string;
  fields: boolean;
}) {
  const translators = createTranslators(site.strings);
  const resolve = (locale: string, target: string) => resolveTarget(site, locale, target);
  return { renderer: createRenderer({ site, assets, templates, resolve, translators, readText, fields }), translators };
}

/** The headers with which a path of the site is served. */
export function headersOf(site: Site, path: string): readonly Header[] {
  return headersFor(headerRules(site.config), path);
}

export { ledgerFile, recordAddresses, unrecordedAddresses } from '../route/ledger.ts';
export { inPseudoLocale } from './pseudo-locale.ts';
