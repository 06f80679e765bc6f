import type { EntryKind, LayoutName, PageType } from '../../authoring/define.ts';
import type { Locale, SiteConfig } from '../../model/config.ts';
import type { DataPath, Problem } from '../../model/diagnostic.ts';
import { createFailureRecorder, type FailureRecorder } from '../../model/diagnostics/facet-failures.ts';
import type { FileProblem } from '../../model/diagnostics/file-problem.ts';
import { missingLanguageId, missingRowId } from '../../model/diagnostics/follow-ups.ts';
import { didYouMean } from '../../model/diagnostics/suggest.ts';
import type { Entry } from '../../model/entry.ts';
import { groupPairs } from '../../model/group-by.ts';
import { layoutOf, noLayout, type Route, type RouteTable } from '../../model/route.ts';
import type { Site } from '../../model/site.ts';
import { policyOf } from '../../model/translation-policy.ts';
import { isDraft } from '../../model/unpublished.ts';
import { findUnknownRows } from './unknown-rows.ts';

interface RoutesInput {
  table: RouteTable;
  locales: readonly Locale[];
  defaultLocale: string;
  translations: SiteConfig['translations'];
  entries: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
  broken: ReadonlySet<string>;
  unpublished: Site['unpublished'];
  /** The build's date, `YYYY-MM-DD`. */
  date: string;
  attempt: FailureRecorder['attempt'];
}

interface ResolvedRoutes {
  routes: Map<string, Route>;
  problems: Map<string, Problem[]>;
  /** Missing words that are reported as errors, as `folder/id@locale`. */
  missingWords: Set<string>;
}

/** Assigns an address to each page by the route table → routes sorted by address, and problems. */
export function resolveRoutes(input: RoutesInput): ResolvedRoutes {
  const table = checkTable(input);
  const groups = [...input.entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([ref, localized]) => addressEntry({ ref, localized, unusable: table.unusable }, input) ?? []);
  const { routes, problems } = collectRoutes(groups, input);
  return {
    routes,
    problems: groupPairs([
      ...table.problems,
      ...groups.flatMap((group) => group.problems),
      ...problems,
      ...findUnknownRows(input),
    ]),
    missingWords: new Set(groups.flatMap((group) => group.missingWords)),
  };
}

interface EntryGroup {
  ref: string;
  localized: ReadonlyMap<string, Entry>;
  /** The paths of the route table that cannot be used. */
  unusable: ReadonlySet<string>;
}

/** The addresses of an entry in each language, and what is wrong with them. */
interface AddressedEntry extends Pick<Route, 'pageType' | 'alternates'> {
  localized: ReadonlyMap<string, Entry>;
  problems: FileProblem[];
  missingWords: string[];
}

/** Assigns the addresses of an entry in every language, or returns `undefined` if its kind has no pages. */
function addressEntry({ ref, localized, unusable }: EntryGroup, input: RoutesInput): AddressedEntry | undefined {
  const [folder = '', id = ''] = ref.split('/');
  const first = localized.values().next().value;
  if (!first || !isPageType(first.kind)) return undefined;
  const paths = folder === 'pages' ? input.table.pages[id] : input.table.families[folder];
  const alternates = new Map<string, string>();
  const problems: FileProblem[] = [];
  const missingWords: string[] = [];
  for (const { id: locale } of input.locales) {
    const entry = localized.get(locale);
    const path = paths?.[locale];
    if (path !== undefined && unusable.has(path)) continue;
    if (entry && path !== undefined) alternates.set(locale, path.replace('{slug}', entry.slug));
    else if (entry) problems.push([entry.source.words, withoutAddress(entry, paths !== undefined)]);
    else if (path !== undefined && isLacking({ ref, locale }, input)) {
      const problem = withoutWords({ ref, locale, localized, input });
      problems.push([first.source.facts, problem]);
      if (problem.severity === 'error') missingWords.push(`${ref}@${locale}`);
    }
  }
  return { pageType: first.kind, alternates, localized, problems, missingWords };
}

/** Makes the routes of all addresses. Of two pages with the same address, the first has it. */
function collectRoutes(
  groups: readonly AddressedEntry[],
  input: Pick<RoutesInput, 'date' | 'attempt'>,
): { routes: Map<string, Route>; problems: FileProblem[] } {
  const routes = new Map<string, Route>();
  const problems: FileProblem[] = [];
  for (const { pageType, alternates, localized } of groups) {
    for (const [locale, url] of alternates) {
      const entry = localized.get(locale);
      if (!entry) continue;
      const taken = routes.get(url);
      if (taken) problems.push(takenAddress(entry, taken, url));
      else
        routes.set(url, { ...makeRoute({ entry, pageType, url, alternates }, input), ...canonicalOf(entry, groups) });
    }
  }
  return { routes, problems };
}

function makeRoute(
  { entry, pageType, url, alternates }: Pick<Route, 'entry' | 'pageType' | 'url' | 'alternates'>,
  { date, attempt }: Pick<RoutesInput, 'date' | 'attempt'>,
): Route {
  const layout = findLayout(pageType, entry);
  const isPast = attempt(entry, () => pageType.expires?.(entry.facts) ?? date, date) < date;
  const unlisted = url.endsWith('.html') || entry.facts.unlisted === 'yes' || isDraft(entry) || isPast;
  return { url, output: outputOf(url), entry, pageType, layout, alternates, unlisted };
}

/** Returns the address of the page that `canonical` in an entry's facts names, if that page has the entry's language. */
function canonicalOf({ facts, locale }: Entry, groups: readonly AddressedEntry[]): Pick<Route, 'canonical'> {
  if (typeof facts.canonical !== 'string') return {};
  const named = groups.find(({ localized }) => localized.get(locale)?.ref === facts.canonical);
  const canonical = named?.alternates.get(locale);
  return canonical === undefined ? {} : { canonical };
}

/** Returns the layout of an entry's page; `noLayout` if its facet fails, which the page reports when it is rendered. */
export function findLayout(pageType: PageType, entry: Entry): LayoutName {
  return createFailureRecorder().attempt(entry, () => layoutOf(pageType, entry), noLayout);
}

/** Returns the output path of an address: `/a/b/` → `a/b/index.html`. */
function outputOf(url: string): string {
  return url.endsWith('/') ? `${url.slice(1)}index.html` : url.slice(1);
}

/** Returns whether entries of a kind have pages. */
export function isPageType(kind: EntryKind | PageType): kind is PageType {
  return 'component' in kind;
}

/** Checks the paths of the route table: lower case, a slash or .html at the end, the prefix of their language. */
function checkTable({ table, locales }: RoutesInput): { unusable: Set<string>; problems: FileProblem[] } {
  const prefixes = new Map(locales.map((locale) => [locale.id, locale.prefix]));
  const known = [...prefixes.keys()];
  const unusable = new Set<string>();
  const problems: Problem[] = [];
  for (const { path, at } of pathsOf(table)) {
    const [part, , locale] = at;
    const prefix = prefixes.get(locale);
    if (prefix === undefined) {
      problems.push(unknownLocale(locale, known, at));
      continue;
    }
    const others = [...prefixes.values()].filter((other) => other !== '' && other !== prefix);
    const wrong = whyUnusable(path, part === 'families', prefix, others);
    if (!wrong) continue;
    unusable.add(path);
    const message = `"${path}" cannot be an address: ${wrong.what}.`;
    problems.push({ code: 'invalid-route', severity: 'error', message, hint: wrong.hint, at: { path: at } });
  }
  const elsewhere = Object.keys(table.elsewhere).filter((locale) => !prefixes.has(locale));
  problems.push(...elsewhere.map((locale) => unknownLocale(locale, known, ['elsewhere', locale])));
  return { unusable, problems: problems.map((problem) => ['routes.yaml', problem]) };
}

/** Lists the paths of pages and families, each with its place in the table. */
function pathsOf(
  table: RouteTable,
): { path: string; at: readonly [part: 'pages' | 'families', id: string, locale: string] }[] {
  return (['pages', 'families'] as const).flatMap((part) =>
    Object.entries(table[part]).flatMap(([id, paths]) =>
      Object.entries(paths).map(([locale, path]) => ({ path, at: [part, id, locale] as const })),
    ),
  );
}

function unknownLocale(locale: string, known: readonly string[], path: DataPath): Problem {
  return {
    code: 'unknown-locale',
    severity: 'error',
    message: `"${locale}" is not a language of this site.`,
    hint: didYouMean(locale, known) ?? `Its languages are: ${known.join(', ')}.`,
    at: { path, key: true },
    followsFrom: missingLanguageId(locale),
  };
}

function whyUnusable(
  path: string,
  pattern: boolean,
  prefix: string,
  others: string[],
): { what: string; hint: string } | undefined {
  const bare = pattern ? path.replace('{slug}', 'slug') : path;
  if (pattern && !path.includes('{slug}'))
    return { what: 'it has no {slug}', hint: 'Write {slug} where each entry’s own part of the address goes.' };
  if (/[{}]/.test(bare))
    return {
      what: pattern ? 'a pattern can have only {slug}, once' : 'a base page has one fixed address',
      hint: 'Remove the braces.',
    };
  if (!/^\/([a-z0-9-]+\/)*([a-z0-9-]+\.html)?$/.test(bare)) {
    return {
      what: 'it must begin and end with a slash and hold lower-case letters, digits and hyphens',
      hint: `Write it like /${prefix ? `${prefix}/` : ''}our-story/.`,
    };
  }
  const first = path.split('/')[1] ?? '';
  if (prefix !== '' && first !== prefix)
    return { what: `an address of this language begins with /${prefix}/`, hint: `Write /${prefix}${path}.` };
  if (prefix === '' && others.includes(first))
    return { what: `/${first}/ belongs to another language`, hint: 'Remove the prefix.' };
  return undefined;
}

function withoutAddress(entry: Entry, hasRow: boolean): Problem {
  const [part, row] = entry.folder === 'pages' ? (['pages', entry.id] as const) : (['families', entry.folder] as const);
  return {
    code: 'missing-route',
    severity: 'error',
    message: `${entry.ref} has words in ${entry.locale}, but no address in that language.`,
    hint: `Add ${entry.locale} to ${part}: ${row} in content/routes.yaml, or remove ${entry.source.words}.`,
    ...(hasRow ? {} : { followsFrom: missingRowId(part, row) }),
  };
}

/** Returns whether missing words are a mistake: the entry is valid and public, and no row of `elsewhere` names it. */
function isLacking({ ref, locale }: { ref: string; locale: string }, input: RoutesInput): boolean {
  const name = `${ref}@${locale}`;
  if (input.broken.has(ref) || input.broken.has(name) || input.unpublished.has(name)) return false;
  return input.table.elsewhere[locale]?.[ref] === undefined;
}

function withoutWords(lack: {
  ref: string;
  locale: string;
  localized: ReadonlyMap<string, Entry>;
  input: RoutesInput;
}): Problem {
  const { ref, locale, localized, input } = lack;
  return {
    code: 'missing-translation',
    severity: policyOf(input, ref).missing === 'warning' ? 'warning' : 'error',
    message: `${ref} has no ${locale} text; it has: ${[...localized.keys()].join(', ')}.`,
    hint: `Add ${ref}/${locale}.md, or say in routes.yaml under elsewhere: ${locale}: where "${ref}" leads.`,
  };
}

/** Explains that two pages have one address, at the line that gives it to the second. */
function takenAddress(entry: Entry, taken: Route, url: string): FileProblem {
  const problem = {
    code: 'duplicate-address',
    severity: 'error',
    message: `${entry.ref} and ${taken.entry.ref} have the same address, ${url}.`,
  } as const;
  if (entry.folder !== 'pages')
    return [
      entry.source.words,
      {
        ...problem,
        hint: `Give one of them another slug; the other is in ${taken.entry.source.words}.`,
        at: { path: ['slug'] },
      },
    ];
  return [
    'routes.yaml',
    {
      ...problem,
      hint: `Give one of them another address; the other is ${taken.entry.folder === 'pages' ? `in this file, under ${taken.entry.id}` : `that of ${taken.entry.source.words}`}.`,
      at: { path: ['pages', entry.id, entry.locale] },
    },
  ];
}
