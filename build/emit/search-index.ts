import type { EventFacts, EventWords } from '../../templates/data/event.ts';
import { formatDay } from '../../templates/format.ts';
import type { Facts as CaseFacts } from '../../templates/pages/case/schema.ts';
import type { Facts as GuideFacts } from '../../templates/pages/guide/schema.ts';
import type { Facts as JobFacts } from '../../templates/pages/job/schema.ts';
import type { Words as OfficeWords } from '../../templates/pages/office/schema.ts';
import type { Facts as TrainingFacts } from '../../templates/pages/training/schema.ts';
import { type SearchKind, type SearchRecord, searchKinds } from '../../templates/search-record.ts';
import type { AssetCache } from '../cache/asset-cache.ts';
import { digestOf, digestOfData } from '../digest.ts';
import type { Entry, OutputFile, Site } from '../model.ts';
import { plainText } from '../plain-text.ts';
import { bodyOf } from '../positions.ts';
import { assetOfDigest } from './published.ts';

interface SearchIndexInput {
  site: Site;
  readText: (path: string) => string;
  translate: (locale: string, key: string, values?: Record<string, string>) => string;
  cache: AssetCache;
}

/** The page that searches; a language without it has no index. */
const searchPage = 'pages/search';

/**
 * How many characters of text a language's index holds at most, shared out evenly: all that a site of some hundred
 * pages says. Of larger sites the beginning of each page is found, and its title, headings and description.
 */
const textBudget = 800_000;

/** Writes a search index for each language → its address, and the files. It is made when something it says has changed. */
export async function emitSearchIndexes(
  input: SearchIndexInput,
): Promise<{ addresses: Map<string, string>; files: OutputFile[] }> {
  const addresses = new Map<string, string>();
  const files: OutputFile[] = [];
  for (const { id } of input.site.config.locales) {
    if (!input.site.addresses.get(searchPage)?.has(id)) continue;
    let made: string | undefined;
    const make = () => {
      made ??= indexOf(input, id);
      return made;
    };
    const digest = await input.cache.data(`search ${recipeOf(input, id)}`, async () => digestOf(make()));
    const { url, file } = assetOfDigest(`search-${id}.json`, digest, make);
    addresses.set(id, url);
    files.push(file);
  }
  return { addresses, files };
}

/** All that the index of a language is made from. */
function recipeOf({ site }: SearchIndexInput, locale: string): string {
  const entries = [...site.entries.values()].map((localized) => localized.get(locale)?.digest ?? '');
  const routes = [...site.routes].map(([url, { unlisted }]) => (unlisted ? '' : url));
  return digestOf([site.date, groundOf(site, locale), ...entries, ...routes].join('\0'));
}

/** What a page's record says beside the page's own words: menus, interface texts, cities. */
function groundOf(site: Site, locale: string): string {
  const offices = [...site.entries].flatMap(([ref, localized]) =>
    ref.startsWith('offices/') ? [localized.get(locale)?.summary ?? ''] : [],
  );
  return digestOf(
    [digestOfData(site.navigation), ...offices, ...[...(site.strings.get(locale) ?? [])].flat()].join('\0'),
  );
}

/** Writes the index of a language: a `SearchIndex` as JSON, of records that are kept as JSON. */
function indexOf(input: SearchIndexInput, locale: string): string {
  const { site, translate } = input;
  const { names, versions } = readMenus(site, locale);
  const entries = [...site.routes].filter(
    ([, { entry, unlisted }]) => entry.locale === locale && !unlisted && !versions.has(entry.ref),
  );
  const share = Math.floor(textBudget / Math.max(1, entries.length));
  const kinds = searchKinds.map((kind) => [
    kind,
    { name: translate(locale, `search.kinds.${kind}`), also: translate(locale, `search.alsoCalled.${kind}`) },
  ]);
  const known = input.cache.table(`search ${locale}`);
  const ground = digestOf(`${share} ${groundOf(site, locale)}`);
  const records = entries.map(([url, { entry }]) =>
    known.take(`${url} ${entry.digest} ${ground}`, () => JSON.stringify(recordOf({ input, entry, url, names, share }))),
  );
  known.store();
  const events = comingEvents(input, locale).map((record) => JSON.stringify(record));
  return `{"kinds":${JSON.stringify(Object.fromEntries(kinds))},"records":[${[...records, ...events].join()}]}`;
}

/** What menus call the pages they lead to, and the pages that are only another generation's version of one. */
function readMenus({ navigation }: Site, locale: string): { names: Map<string, string[]>; versions: Set<string> } {
  const names = new Map<string, string[]>();
  const versions = new Set<string>();
  for (const item of Object.values(navigation).flat()) {
    const text = item.text[locale as keyof typeof item.text];
    if (item.href === undefined || item.hash !== undefined) continue;
    const known = names.get(item.href) ?? [];
    if (!known.includes(text)) names.set(item.href, [...known, text]);
    if (item.href2025 !== undefined && item.href2025 !== item.href) versions.add(item.href2025);
  }
  return { names, versions };
}

/** The page that lists each kind. */
const listPages: Record<string, SearchKind> = {
  'pages/toolbox': 'guide',
  'pages/client-cases': 'case',
  'pages/careers': 'job',
  'pages/training-calendar': 'training',
  'pages/contact': 'office',
  'pages/spark-the-change': 'event',
};

interface RecordInput {
  input: SearchIndexInput;
  entry: Entry;
  url: string;
  names: ReadonlyMap<string, readonly string[]>;
  share: number;
}

function recordOf({ input, entry, url, names, share }: RecordInput): SearchRecord {
  const { title, metaTitle, name, description } = entry.words as Record<string, string | undefined>;
  const listed = listPages[entry.ref];
  const called = [
    name,
    metaTitle,
    ...(names.get(entry.ref) ?? []),
    // The page that lists a kind is found by all that visitors call the kind.
    listed && input.translate(entry.locale, `search.alsoCalled.${listed}`),
  ].filter((text) => text && text !== title);
  const own = textsOf(entry.words);
  // A file that the share has no room for is not read.
  const body =
    entry.kind.body === 'none' || own.length >= share
      ? { headings: [], lines: [] }
      : plainText(bodyOf(input.readText(entry.source.words)).text, share - own.length);
  return {
    url,
    kind: kindOf(entry),
    title: title ?? '',
    names: [...new Set(called)].join(' · '),
    details: kindOf(entry) === 'page' ? (names.get(entry.ref) ?? []).slice(0, 1) : detailsOf(input, entry),
    description: description ?? '',
    headings: [...own.headings, ...body.headings],
    text: [...own.lines, ...body.lines].join('\n').slice(0, share),
  };
}

const kindsByFolder: Record<string, SearchKind> = {
  toolbox: 'guide',
  'client-cases': 'case',
  jobs: 'job',
  trainings: 'training',
  offices: 'office',
  events: 'event',
};

function kindOf({ folder }: Entry): SearchKind {
  return kindsByFolder[folder] ?? 'page';
}

function detailsOf({ site, translate }: SearchIndexInput, { locale, folder, facts, words }: Entry): string[] {
  const value = (kind: string, name: string): string => translate(locale, `values.${kind}.${name}`);
  switch (folder) {
    case 'toolbox': {
      const { subject, type } = (facts as GuideFacts).filters;
      return [value('guideType', type), ...subject.map((one) => value('subject', one))];
    }
    case 'client-cases': {
      const { client, industry, year } = facts as CaseFacts;
      return [client, value('industry', industry), String(year)];
    }
    case 'jobs': {
      const { office, team, contract } = facts as JobFacts;
      return [placeOf(site, locale, office), value('team', team), value('contract', contract)];
    }
    case 'trainings': {
      const { course, level } = facts as TrainingFacts;
      return [value('course', course), value('level', level)];
    }
    case 'events': {
      const { date, location } = facts as EventFacts;
      return [formatDay(locale, date), placeOf(site, locale, location) || value('location', 'online')];
    }
    case 'offices':
      return [(words as OfficeWords).city];
    default:
      return [];
  }
}

function placeOf(site: Site, locale: string, office: string): string {
  return (site.entries.get(office)?.get(locale)?.words as OfficeWords | undefined)?.city ?? '';
}

/** Events have no pages: they are found in their rows. */
function comingEvents(input: SearchIndexInput, locale: string): SearchRecord[] {
  const { site } = input;
  const page = site.addresses.get('pages/spark-the-change')?.get(locale);
  if (page === undefined) return [];
  return [...site.entries.values()].flatMap((localized) => {
    const event = localized.get(locale);
    if (event?.folder !== 'events' || (event.facts as EventFacts).date < site.date) return [];
    const { title, text } = event.words as EventWords;
    const description = plainText(text).lines.join(' ');
    const details = detailsOf(input, event);
    return [
      { url: `${page}#${event.id}`, kind: 'event', title, names: '', details, description, headings: [], text: '' },
    ];
  });
}

/** Fields that are no text of the page, or stand in the record by themselves. */
const notTexts = ['slug', 'metaTitle', 'description', 'name', 'href', 'alt', 'image', 'action', 'button', 'anchors'];
const headingFields = ['title', 'heading', 'question'];

/** The texts among an entry's words, headings apart; `length` is in characters. */
function textsOf(words: unknown): { headings: string[]; lines: string[]; length: number } {
  const texts = { headings: [] as string[], lines: [] as string[], length: 0 };
  const collect = (value: unknown, field: string): void => {
    if (typeof value === 'string') {
      const { headings, lines } = plainText(value);
      if (headingFields.includes(field)) texts.headings.push(...lines);
      else {
        texts.headings.push(...headings);
        texts.lines.push(...lines);
      }
      texts.length += value.length;
    } else if (Array.isArray(value)) for (const item of value) collect(item, field);
    else if (value !== null && typeof value === 'object')
      for (const [key, child] of Object.entries(value)) if (!notTexts.includes(key)) collect(child, key);
  };
  const { title: _title, ...rest } = words as Record<string, unknown>;
  collect(rest, '');
  return texts;
}
