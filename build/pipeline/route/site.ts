import { createPlacer } from '../../formats/yaml/positions.ts';
import { changeLedgerFile, parseChangeLedger } from '../../model/change-ledger.ts';
import { homeAddress } from '../../model/config.ts';
import type { Diagnostic, Problem } from '../../model/diagnostic.ts';
import type { FailureRecorder } from '../../model/diagnostics/facet-failures.ts';
import type { DocumentFile } from '../../model/document-file.ts';
import type { Entry } from '../../model/entry.ts';
import type { Site } from '../../model/site.ts';
import { isDraft } from '../../model/unpublished.ts';
import { resolveDocuments } from './documents.ts';
import { checkLedger, type LedgerInput, ledgerFile } from './ledger.ts';
import type { RedirectRow } from './redirect-drafts.ts';
import { resolveRedirects } from './redirects.ts';
import { resolveRoutes } from './routes.ts';

interface SiteInput {
  content: Pick<
    Site,
    | 'config'
    | 'routeTable'
    | 'navigation'
    | 'forms'
    | 'strings'
    | 'entries'
    | 'broken'
    | 'unusable'
    | 'unpublished'
    | 'hidden'
    | 'exceptions'
  > & {
    redirects: readonly RedirectRow[];
  };
  date: string;
  statics: Site['statics'];
  pictures: Site['pictures'];
  readText: (path: string) => string;
  attempt: FailureRecorder['attempt'];
}

/** Assigns addresses → the `Site` that later stages read, and problems. */
export function makeSite({ content, date, statics, pictures, readText, attempt }: SiteInput): {
  site: Site;
  documents: DocumentFile[];
  diagnostics: Diagnostic[];
} {
  const { config, routeTable, entries, unpublished, hidden } = content;
  const { routes, problems, missingWords } = resolveRoutes({
    table: routeTable,
    locales: config.locales,
    defaultLocale: config.defaultLocale,
    translations: config.translations,
    entries,
    broken: content.broken,
    unpublished,
    date,
    attempt,
  });
  // A link to missing words is not a separate mistake.
  const broken = new Set([...content.broken, ...missingWords]);
  // Every page needs these names: what fails is reported once, here.
  for (const localized of entries.values())
    for (const entry of localized.values()) attempt(entry, () => entry.kind.unbrokenNames?.(entry), undefined);
  const { documents, problems: documentProblems } = resolveDocuments(entries, attempt);
  const addresses = new Map<string, Map<string, string>>();
  const add = (ref: string, locale: string, url: string) =>
    addresses.set(ref, (addresses.get(ref) ?? new Map()).set(locale, url));
  for (const [url, { entry }] of routes) add(entry.ref, entry.locale, url);
  for (const { entry, url } of documents) if (url !== undefined) add(entry.ref, entry.locale, url);
  const { redirects, problems: redirectProblems } = resolveRedirects({
    config,
    routeTable,
    entries,
    broken,
    unpublished,
    addresses,
    routes,
    statics,
    rows: content.redirects,
  });
  // Showing a draft does not publish it.
  const drafts = new Set([...routes.values(), ...documents].flatMap(({ entry, url }) => (isDraft(entry) ? [url] : [])));
  const answered = new Set([...addresses.values()].flatMap((localized) => [...localized.values()]));
  // A hidden entry has no address now, but may have had one.
  const ledger = () =>
    checkLedger({
      ...readLedger(readText),
      addresses: answered,
      drafts,
      hidden: new Map(hidden.map((entry) => [addressOf(entry, routeTable), entry.ref])),
      redirects,
      homes: new Set(config.locales.map(homeAddress)),
    });
  const diagnostics = [problems, documentProblems, redirectProblems].flatMap((found) => place(found, readText));
  const missing =
    broken.size > 0 || problems.size > 0 || redirectProblems.size > 0 || content.unusable.has('redirects.yaml');
  const changes = readChanges(readText);
  return {
    site: { ...content, broken, routeTable, date, statics, pictures, routes, redirects, addresses, ...changes },
    documents,
    // Entries and redirects with mistakes have no address yet; saying that theirs are lost would be a
    // second message for one mistake.
    diagnostics: missing ? diagnostics : [...diagnostics, ...ledger()],
  };
}

/** Returns the address that a hidden entry had or will have, or `undefined` if its family has none in its language. */
function addressOf({ folder, id, locale, slug }: Entry, { pages, families }: Site['routeTable']): string | undefined {
  return folder === 'pages' ? pages[id]?.[locale] : families[folder]?.[locale]?.replace('{slug}', slug);
}

/** Reads when pages last changed; nothing if the ledger is missing or cannot be read. */
function readChanges(readText: (path: string) => string): Pick<Site, 'changeLedger'> {
  const { text } = readLedger(readText, changeLedgerFile);
  return text === undefined ? {} : { changeLedger: parseChangeLedger(text) };
}

function readLedger(readText: (path: string) => string, file = ledgerFile): Pick<LedgerInput, 'text' | 'isMissing'> {
  try {
    return { text: readText(file), isMissing: false };
  } catch (error) {
    return { text: undefined, isMissing: error instanceof Error && 'code' in error && error.code === 'ENOENT' };
  }
}

function place(problems: ReadonlyMap<string, Problem[]>, readText: (path: string) => string): Diagnostic[] {
  return [...problems].flatMap(([file, found]) => {
    return found.map(createPlacer(file, readText(file)));
  });
}
