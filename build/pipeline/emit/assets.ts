import { setImmediate } from 'node:timers/promises';
import type { DocumentView } from '../../authoring/views/document-view.ts';
import { basePathOf } from '../../model/addresses/base-path.ts';
import type { AssetCache } from '../../model/asset-cache.ts';
import type { Assets } from '../../model/assets.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { describeFailures } from '../../model/diagnostics/facet-failures.ts';
import type { DocumentFile } from '../../model/document-file.ts';
import type { Entry } from '../../model/entry.ts';
import type { OutputFile } from '../../model/output.ts';
import type { Site } from '../../model/site.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import type { MissingTarget } from '../../model/target.ts';
import type { Templates } from '../../model/templates.ts';
import { publishCode } from './code-files.ts';
import { makeDocuments } from './documents/make-documents.ts';
import type { Translate } from './entry-context.ts';
import { type MadeFonts, makeFonts, publishWholeFonts } from './fonts/font-files.ts';
import { findMissingGlyphs } from './fonts/missing-glyphs.ts';
import type { MissingText } from './missing-texts.ts';
import { findDrawingProblems } from './pictures/drawings.ts';
import { manifestIcons, siteIcons } from './pictures/icons.ts';
import { findPlaceholders } from './pictures/pictures.ts';
import { textFile } from './published.ts';
import { emitSearchIndexes } from './search/search-index.ts';
import { makeSheets } from './sheets.ts';
import { socialImages } from './social/social-images.ts';
import { emitStatics } from './statics.ts';

export interface AssetsInput {
  site: Site;
  documents: readonly DocumentFile[];
  /** Whether a document is made; by default all are. */
  isMade?: (document: DocumentFile) => boolean;
  templates: Templates;
  files: ReadonlyMap<string, ParsedFile>;
  readText: (path: string) => string;
  /** Returns the address of a link target in a language, or the target itself if it has none. */
  resolve: (locale: string, target: string) => string;
  /** Returns why a link target has no address in a language, or `undefined` if it has one. */
  whyMissing: (locale: string, target: string) => MissingTarget | undefined;
  translate: Translate;
  /** Returns the title in the head of an entry's page. */
  titleOf: (entry: Entry) => string;
  cache: AssetCache;
  contentFolder: string;
  staticFolder: string;
  /** Whether pages show pictures as they are. */
  originals: boolean;
}

/** The published files, and what pages need to know of them. */
export interface MadeAssets {
  assets: Assets;
  files: OutputFile[];
  /** The rules of the fonts, with which style sheets begin. */
  fontFaces: string;
  /** Files that take long to make: the main thread makes them while workers render. */
  slow: OutputFile[];
  diagnostics: Diagnostic[];
  /** The interface texts that the assets lack. */
  missingTexts: MissingText[];
}

/**
 * Makes everything that pages refer to: styles, scripts, fonts, icons, documents, social images, search indexes, static
 * files.
 */
export async function makeAssets(input: AssetsInput): Promise<MadeAssets> {
  const { templates } = input;
  const [fonts, drawings] = await Promise.all([makeFonts(input), findDrawingProblems(input)]);
  const documents = await makeAllDocuments(input, fonts);
  const pictures = input.originals
    ? { placeholders: new Map<string, string>(), diagnostics: [] }
    : await findPlaceholders(templates.site.pictures, input);
  const views = documentViews(input.documents, documents.sizes);
  const social = socialImages({ ...input, fonts, documents: views });
  const code = await codeOf(input, fonts);
  const search = await emitSearchIndexes({
    ...input,
    kinds: [...templates.pageTypes, ...templates.dataKinds],
    page: templates.site.pages.search,
    fields: templates.site.search,
    code: templates.compiled.digest,
  });
  const icons = iconFiles(input);
  const first = describeAssets(input, { fonts, code, icons });
  return {
    assets: {
      ...first.assets,
      documents: views,
      pictures: { ...first.assets.pictures, placeholders: pictures.placeholders },
      searchIndexes: search.addresses,
      socialImages: social.addresses,
    },
    files: [...first.files, ...documents.files, ...social.files, ...search.files],
    fontFaces: fonts.css,
    // The first social image takes as long as many, because it loads the libraries.
    slow: [...fonts.files, ...icons, ...social.files.slice(0, 1)],
    diagnostics: [
      ...findMissingGlyphs(input, fonts),
      ...social.diagnostics,
      ...documents.diagnostics,
      ...pictures.diagnostics,
      ...drawings,
      ...describeFailures([...documents.failures, ...social.failures, ...search.failures]),
    ],
    missingTexts: [...documents.missingTexts, ...social.missingTexts, ...search.missingTexts],
  };
}

/** Makes what a page needs to be shown. It has no PDFs, search indexes and social images, and fonts that are not cut. */
export async function makeFirstAssets(input: AssetsInput): Promise<MadeAssets> {
  const fonts = publishWholeFonts(input.templates);
  const code = await codeOf(input, fonts);
  return {
    ...describeAssets(input, { fonts, code, icons: iconFiles(input) }),
    ...{ fontFaces: fonts.css, slow: [], diagnostics: [], missingTexts: [] },
  };
}

interface FirstFiles {
  fonts: Pick<MadeFonts, 'files' | 'preload'>;
  code: ReturnType<typeof publishCode>;
  icons: OutputFile[];
}

function describeAssets(input: AssetsInput, { fonts, code, icons }: FirstFiles): Pick<MadeAssets, 'assets' | 'files'> {
  const { site, templates, originals } = input;
  const { files, ...published } = code;
  return {
    assets: {
      ...published,
      fonts: fonts.preload,
      icons: { svg: '/favicon.svg', touch: '/apple-touch-icon.png', manifest: '/site.webmanifest' },
      documents: new Map(),
      statics: new Map([...site.statics.keys()].map((path) => [path, `/${path}`])),
      pictures: { usages: templates.site.pictures.usages, placeholders: new Map(), originals },
      searchIndexes: new Map(),
      socialImages: new Map(),
    },
    files: [...fonts.files, ...emitStatics(input.staticFolder, site.statics), ...files, ...icons, manifestFile(input)],
  };
}

/** With fewer documents, the main thread has made most of them before a worker has started. */
const enoughDocuments = 16;

/** The number of this thread among several, from 0. */
export interface WorkerIndex {
  index: number;
  of: number;
}

/**
 * Makes documents on a worker and caches them, as long as they are wanted. Workers take turns, from the last document
 * on. The main thread begins with the first, and finds the others in the cache.
 */
export async function makeDocumentsAhead(
  input: AssetsInput,
  workerIndex: WorkerIndex,
  isWanted: () => boolean,
): Promise<void> {
  if (input.documents.length < enoughDocuments) return;
  const { faces, digest } = await makeFonts(input);
  const own = [...documentsToMake(input)].reverse().filter((_, index) => index % workerIndex.of === workerIndex.index);
  for (const document of own) {
    // Lets the worker receive messages.
    await setImmediate();
    if (!isWanted()) return;
    await makeDocuments({ ...input, documents: [document], fonts: faces, fontsDigest: digest });
  }
}

function makeAllDocuments(input: AssetsInput, { faces, digest }: MadeFonts): ReturnType<typeof makeDocuments> {
  return makeDocuments({ ...input, documents: documentsToMake(input), fonts: faces, fontsDigest: digest });
}

function documentsToMake({ documents, isMade }: AssetsInput): readonly DocumentFile[] {
  return isMade ? documents.filter(isMade) : documents;
}

/** Publishes style sheets and scripts. */
async function codeOf(
  { site, templates, cache }: AssetsInput,
  fonts: Pick<MadeFonts, 'css'>,
): Promise<ReturnType<typeof publishCode>> {
  const shown = [...new Set([...site.routes.values()].map((route) => `${route.layout} ${route.pageType.name}`))].sort();
  const sheets = await cache.data<[string, string][]>(
    `sheets ${templates.compiled.digest} ${fonts.css} ${shown.join()}`,
    async () => [...makeSheets(templates, site, fonts.css)],
  );
  return publishCode(sheets, templates.compiled.client, basePathOf(site.config.origin));
}

/** Returns the icons. They are at the root of the site, where browsers request them. */
function iconFiles({ templates, cache }: AssetsInput): OutputFile[] {
  return siteIcons(templates.site.icon).map(({ name, digest, make }) => ({
    area: 'site',
    path: name,
    digest,
    contents: () => cache.bytes(`icon ${name} ${digest}`, make),
  }));
}

function manifestFile({ site: { config }, templates }: AssetsInput): OutputFile {
  const { theme, background } = templates.site.colors;
  const manifest = {
    name: config.name,
    short_name: config.name,
    start_url: `${basePathOf(config.origin)}/`,
    display: 'browser',
    background_color: background,
    theme_color: theme,
    icons: manifestIcons.map(({ name, ...icon }) => ({ src: `${basePathOf(config.origin)}/${name}`, ...icon })),
  };
  return textFile('site.webmanifest', `${JSON.stringify(manifest)}\n`);
}

function documentViews(
  documents: readonly DocumentFile[],
  sizes: ReadonlyMap<DocumentFile, { bytes: number; pages: number }>,
): Assets['documents'] {
  const views = new Map<string, Map<string, DocumentView>>();
  for (const document of documents) {
    const size = sizes.get(document);
    if (!size) continue;
    const { entry } = document;
    const localized = views.get(entry.ref) ?? new Map<string, DocumentView>();
    const href = document.url === undefined ? {} : { href: document.url };
    localized.set(entry.locale, { ...href, title: entry.words.title, locale: entry.locale, ...size });
    views.set(entry.ref, localized);
  }
  return views;
}
