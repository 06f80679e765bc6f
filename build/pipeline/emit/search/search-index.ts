import type { EntryKind } from '../../../authoring/define.ts';
import type { SiteDefinition } from '../../../authoring/define-site.ts';
import type { EntryContext } from '../../../authoring/entry-context.ts';
import type { SearchEntry } from '../../../authoring/facets/search-entry.ts';
import type { SearchIndex, SearchRecord } from '../../../authoring/facets/search-record.ts';
import { menuTargets } from '../../../authoring/navigation.ts';
import { extractText } from '../../../formats/markdown/plain-text.ts';
import { searchFolding } from '../../../languages/search-folding.ts';
import { basePathOf } from '../../../model/addresses/base-path.ts';
import { prefixSearchIndex } from '../../../model/addresses/prefix-base.ts';
import type { AssetCache } from '../../../model/asset-cache.ts';
import {
  createFailureRecorder,
  type FacetFailure,
  type FailureRecorder,
} from '../../../model/diagnostics/facet-failures.ts';
import type { DocumentFile } from '../../../model/document-file.ts';
import type { Entry } from '../../../model/entry.ts';
import { digestOf, digestOfData } from '../../../model/files/digest.ts';
import type { OutputFile } from '../../../model/output.ts';
import type { Site } from '../../../model/site.ts';
import { createEntryContext, type Translate } from '../entry-context.ts';
import { type MissingText, recordMissing } from '../missing-texts.ts';
import { assetOfDigest } from '../published.ts';
import { textsOfPage } from './search-texts.ts';

interface SearchIndexInput {
  site: Site;
  kinds: readonly EntryKind[];
  /** The search page, if there is one. A language without it has no index. */
  page: string | undefined;
  fields: SiteDefinition['search'];
  documents: readonly DocumentFile[];
  /** A digest of the code of the kinds. */
  code: string;
  readText: (path: string) => string;
  translate: Translate;
  cache: AssetCache;
}

/**
 * The maximum number of characters of text in the index of a language, divided equally among its pages. It is enough
 * for the whole text of some hundred pages. Of larger sites, each page contributes its beginning, its title, headings
 * and description.
 */
const textBudget = 800_000;

interface SearchIndexes {
  /** Language → address. */
  addresses: Map<string, string>;
  files: OutputFile[];
  missingTexts: MissingText[];
  failures: FacetFailure[];
}

/** Writes a search index per language. An index is made again if its inputs have changed. */
export async function emitSearchIndexes(input: SearchIndexInput): Promise<SearchIndexes> {
  const addresses = new Map<string, string>();
  const files: OutputFile[] = [];
  const missingTexts: MissingText[] = [];
  const failures: FacetFailure[] = [];
  for (const { id } of input.site.config.locales) {
    if (input.page === undefined || !input.site.addresses.get(input.page)?.has(id)) continue;
    const { translate, missing } = recordMissing('the search index shows', input.translate);
    const recorder = createFailureRecorder();
    let made: string | undefined;
    const make = () => {
      made ??= prefixSearchIndex(
        indexOf({ ...input, translate, attempt: recorder.attempt }, id),
        basePathOf(input.site.config.origin),
      );
      return made;
    };
    // What was missing or failed is cached too: a run that does not make the index reports it as well.
    const known = await input.cache.data(`search index ${inputHash(input, id)}`, async () => ({
      digest: digestOf(make()),
      missing: missing(),
      failures: recorder.failures(),
    }));
    const { digest } = known;
    missingTexts.push(...known.missing);
    failures.push(...known.failures);
    const { url, file } = assetOfDigest(`search-${id}.json`, digest, make);
    addresses.set(id, url);
    files.push(file);
  }
  return { addresses, files, missingTexts, failures };
}

/** Returns a digest of all inputs of a language's index. Keywords contain names of other languages, but not their texts. */
function inputHash({ site, code }: SearchIndexInput, locale: string): string {
  const entries = [...site.entries.values()].flatMap((localized) =>
    [...localized.values()].map((entry) => (entry.locale === locale ? entry.digest : entry.summary)),
  );
  const routes = [...site.routes].map(([url, { unlisted }]) => (unlisted ? '' : url));
  const strings = [...(site.strings.get(locale) ?? [])].flat();
  return digestOf(
    [
      locale,
      code,
      basePathOf(site.config.origin),
      site.date,
      digestOfData(site.navigation),
      ...strings,
      ...entries,
      ...routes,
    ].join('\0'),
  );
}

/** The input of an index, whose failing facets are recorded. */
type RecordedInput = SearchIndexInput & { attempt: FailureRecorder['attempt'] };

/** Returns the index of a language: a `SearchIndex` as JSON, joined from records whose texts are cached as JSON. */
function indexOf(input: RecordedInput, locale: string): string {
  const { site } = input;
  const { names, versions } = readMenus(site, locale);
  const context = createEntryContext(site, locale, input.translate);
  const routes = [...site.routes].filter(
    ([, { entry, unlisted }]) => entry.locale === locale && !unlisted && !versions.has(entry.ref),
  );
  const described = input.documents.filter(({ entry, url }) => entry.locale === locale && url !== undefined);
  const share = Math.floor(textBudget / Math.max(1, routes.length + described.length));
  const records = input.cache.table(`search ${locale}`);
  const method = `${share} ${digestOfData(input.fields ?? null)}`;
  const pages = routes.flatMap(([url, { entry }]) => {
    const opening = openingOf({ url, entry, context, names, kinds: input.kinds, attempt: input.attempt });
    if (!opening) return [];
    const texts = records.take(`${url} ${entry.digest} ${method}`, () =>
      JSON.stringify(textsOfPage(entry, share, input)),
    );
    return `${JSON.stringify(opening).slice(0, -1)},${texts.slice(1)}`;
  });
  records.store();
  const rows = input.kinds.flatMap((kind) => rowsOf(kind, context, input)).map((record) => JSON.stringify(record));
  const files = described
    .flatMap((document) => recordOfDocument(document, { input, context, share }))
    .map((record) => JSON.stringify(record));
  const head = JSON.stringify({ folding: searchFolding(locale), kinds: describeKinds(input, context) });
  return `${head.slice(0, -1)},"records":[${[...pages, ...rows, ...files].join()}]}`;
}

/** The kind of pages whose type has no kind of its own. */
const otherPages = 'page';

/** Returns the names and weights of the kinds, in the order of the interface texts. */
function describeKinds({ site, kinds, fields }: SearchIndexInput, { t }: EntryContext): SearchIndex<string>['kinds'] {
  const keys = [...(site.strings.get(site.config.defaultLocale)?.keys() ?? [])];
  const found = kinds.filter(({ searchRecord }) => searchRecord);
  const position = ({ name }: { name: string }) => keys.indexOf(`search.kinds.${name}`);
  const sorted = [...found, { name: otherPages, searchWeight: fields?.pageWeight }].sort(
    (a, b) => position(a) - position(b),
  );
  return Object.fromEntries(
    sorted.map(({ name, searchWeight: weight }) => [
      name,
      {
        name: t(`search.kinds.${name}`),
        also: t(`search.alsoCalled.${name}`),
        ...(name !== otherPages && { asked: t(`search.askedAbout.${name}`) }),
        ...(weight !== undefined && { weight }),
      },
    ]),
  );
}

/** Returns the names that menus give to pages, and the pages that are only versions of another for other layouts. */
function readMenus({ navigation }: Site, locale: string): { names: Map<string, string[]>; versions: Set<string> } {
  const names = new Map<string, string[]>();
  const versions = new Set<string>();
  for (const item of Object.values(navigation).flat()) {
    const text = item.text[locale] ?? '';
    if (item.href === undefined || item.hash !== undefined) continue;
    const known = names.get(item.href) ?? [];
    if (!known.includes(text)) names.set(item.href, [...known, text]);
    for (const target of menuTargets(item)) if (target !== item.href) versions.add(target);
  }
  return { names, versions };
}

interface OpeningInput {
  url: string;
  entry: Entry;
  context: EntryContext;
  /** The names that menus give to each entry's page. */
  names: ReadonlyMap<string, readonly string[]>;
  kinds: readonly EntryKind[];
  attempt: FailureRecorder['attempt'];
}

/** A page's record without its texts, with fields in the order of the record. */
type Opening = Omit<SearchRecord<string>, 'headings' | 'text'>;

/** Describes a page by its own words, the menus and its kind. Returns `undefined` if the kind omits it. */
function openingOf({ url, entry, context, names, kinds, attempt }: OpeningInput): Opening | undefined {
  const { metaTitle, name, description, keywords, ...words }: Partial<Record<string, string>> = entry.words;
  const { searchRecord } = entry.kind;
  const inMenus = names.get(entry.ref) ?? [];
  const described: SearchEntry | undefined = searchRecord
    ? attempt(entry, () => searchRecord(context, entry), undefined)
    : { details: inMenus.slice(0, 1) };
  if (!described) return undefined;
  const title = described.title ?? words.title ?? '';
  // Visitors find the page that lists a kind by the names of the kind.
  const listed = kinds.filter((kind) => kind.searchRecord && kind.listPage === entry.ref);
  const called = [
    name,
    metaTitle,
    ...inMenus,
    ...listed.map((kind) => context.t(`search.alsoCalled.${kind.name}`)),
  ].filter((text) => text && text !== title);
  return {
    url,
    kind: searchRecord ? entry.kind.name : otherPages,
    title,
    names: [...new Set(called)].join(' · '),
    details: described.details,
    keywords: [...(described.keywords ?? []), ...(keywords === undefined ? [] : [keywords])],
    description: description ?? '',
  };
}

/** Describes the entries of a kind without pages of its own. Their address is their row on the page that lists them. */
function rowsOf(
  { folder, searchRecord, listPage }: EntryKind,
  context: EntryContext,
  { site, attempt }: RecordedInput,
): SearchRecord<string>[] {
  const page = listPage === undefined ? undefined : site.addresses.get(listPage)?.get(context.locale);
  if (!searchRecord || page === undefined) return [];
  return [...site.entries.values()].flatMap((localized) => {
    const entry = localized.get(context.locale);
    if (entry?.folder !== folder || site.addresses.has(entry.ref)) return [];
    const described = attempt(entry, () => searchRecord(context, entry), undefined);
    if (!described) return [];
    return {
      url: `${page}#${entry.id}`,
      kind: entry.kind.name,
      title: entry.words.title,
      names: '',
      details: described.details,
      keywords: described.keywords ?? [],
      description: extractText(described.description ?? '').lines.join(' '),
      headings: [],
      text: '',
    };
  });
}

/** Describes a published PDF, if its kind has search records. One that a page's text opens is found by that page's text. */
function recordOfDocument(
  { entry, url = '', source }: DocumentFile,
  { input, context, share }: { input: RecordedInput; context: EntryContext; share: number },
): SearchRecord<string>[] {
  const described = input.attempt(entry, () => entry.kind.searchRecord?.(context, entry), undefined);
  if (!described) return [];
  return [
    {
      url,
      kind: entry.kind.name,
      title: entry.words.title,
      names: '',
      details: described.details,
      keywords: described.keywords ?? [],
      description: entry.words.description,
      ...(source.opening === undefined ? textsOfPage(entry, share, input) : { headings: [], text: '' }),
    },
  ];
}
