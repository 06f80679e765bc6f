import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFailureRecorder } from '../model/diagnostics/facet-failures.ts';
import { countNoun } from '../model/format-count.ts';
import type { Site } from '../model/site.ts';
import { isDraft } from '../model/unpublished.ts';
import {
  changeLedgerFile,
  createMentionFinder,
  findListedEntries,
  ledgerFile,
  recordAddresses,
  recordChanges,
} from '../pipeline/build.ts';
import type { Options } from './options/options.ts';
import { readCommitDays } from './project/commit-days.ts';
import { nameSite } from './project/name-site.ts';
import { openProject } from './project/project.ts';
import { readSiteOrThrow } from './project/read-site.ts';

/** Runs `routes`: prints the mapping table, or records new addresses → the exit code. */
export async function runRoutes(options: Options): Promise<number> {
  const { site, diagnostics } = readSiteOrThrow(options, await openProject(options).loadTemplates());
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
  if (options.record) return record(site, options);
  process.stdout.write(options.format === 'json' ? `${JSON.stringify(rowsOf(site), null, 2)}\n` : formatTable(site));
  if (errors.length > 0)
    process.stderr.write(nameSite(`The content has ${errors.length} errors; npm run check lists them.\n`, options));
  return errors.length > 0 ? 1 : 0;
}

/** Adds the site's addresses, and the days of pages that have changed, to the ledgers. */
function record(site: Site, options: Options): number {
  const path = join(options.content, ledgerFile);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const addresses = [...site.addresses.values()].flatMap((localized) => [...localized.values()]);
  const after = recordAddresses(before, addresses);
  const added = after.split('\n').length - before.split('\n').length;
  if (after !== before) writeFileSync(path, after);
  recordDays(site, options);
  process.stdout.write(
    after === before
      ? 'The ledger has every address already.\n'
      : `${added} addresses added to ${ledgerFile}; commit it.\n`,
  );
  return 0;
}

/**
 * Records the day of each page that has changed: that of the commit of what is new on it, or the date of this run. No
 * commit says when entries came into a list or left it.
 */
function recordDays(site: Site, { content, date }: Options): void {
  const { routes } = site;
  const { attempt } = createFailureRecorder();
  const lists = findListedEntries(site, attempt);
  const path = join(content, changeLedgerFile);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const entries = [...routes.values()].map(({ entry }) => entry).filter((entry) => !isDraft(entry));
  const commits = readCommitDays(content);
  const { text, changed } = recordChanges(before, entries, {
    readText: (file) => readFileSync(join(content, file), 'utf8'),
    lists,
    mentionsOf: createMentionFinder(site, attempt),
    dayOf({ page, changed, isKnown }) {
      if (isKnown && changed.includes(page) && lists.has(`${page.ref}@${page.locale}`)) return date;
      const files = changed.flatMap(({ source }) => [source.facts, source.words]);
      const days = files.map((file) => commits.get(file) ?? date);
      return days.sort().at(-1) ?? date;
    },
  });
  if (text !== before) writeFileSync(path, text);
  process.stdout.write(
    text === before
      ? 'The days of all pages are recorded already.\n'
      : `${countNoun(changed, 'changed page')}; ${changeLedgerFile} is written anew: commit it.\n`,
  );
}

interface RouteRow {
  entry: string;
  addresses: Record<string, string>;
}

function rowsOf(site: Site): {
  pages: RouteRow[];
  redirects: { from: string; to: string; status: number; why: string }[];
} {
  return {
    pages: [...site.addresses]
      .map(([entry, addresses]) => ({ entry, addresses: Object.fromEntries(addresses) }))
      .sort((a, b) => (a.entry < b.entry ? -1 : 1)),
    redirects: site.redirects.map(({ from, to, status, why }) => ({ from, to, status, why })),
  };
}

function formatTable(site: Site): string {
  const { pages, redirects } = rowsOf(site);
  const locales = site.config.locales.map(({ id }) => id);
  const table = [
    ['entry', ...locales],
    ...pages.map(({ entry, addresses }) => [entry, ...locales.map((locale) => addresses[locale] ?? '–')]),
  ];
  const rules = [
    ['from', 'to', 'status', 'why'],
    ...redirects.map(({ from, to, status, why }) => [from, to, String(status), why]),
  ];
  return `${columns(table)}\n${columns(rules)}`;
}

function columns(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, index) => cell.padEnd(widths[index] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
