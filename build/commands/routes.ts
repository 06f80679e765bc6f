import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDiagnostics } from '../diagnostics/report.ts';
import type { Site } from '../model/site.ts';
import { ledgerFile, readSite, recordAddresses } from '../pipeline/build.ts';
import { textReader } from '../read/text-reader.ts';
import type { Options } from './options.ts';
import { openProject } from './project.ts';

/** Runs `routes`: prints the mapping table, or records new addresses → the exit code. */
export async function runRoutes(options: Options): Promise<number> {
  const project = openProject(options);
  const templates = await project.loadTemplates();
  const { site, diagnostics } = readSite({ contentFolder: options.content, templates, date: options.date });
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
  if (!site) {
    const readText = textReader(options.content);
    process.stdout.write(
      formatDiagnostics(errors, {
        format: options.format,
        readText,
        folder: project.contentPath,
      }),
    );
    return 1;
  }
  if (options.record) return record(options.content, site);
  process.stdout.write(options.format === 'json' ? `${JSON.stringify(rowsOf(site), null, 2)}\n` : formatTable(site));
  if (errors.length > 0) process.stderr.write(`The content has ${errors.length} errors; npm run check lists them.\n`);
  return errors.length > 0 ? 1 : 0;
}

/** Adds the site's addresses to the ledger. */
function record(contentFolder: string, site: Site): number {
  const path = join(contentFolder, ledgerFile);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const addresses = [...site.addresses.values()].flatMap((localized) => [...localized.values()]);
  const after = recordAddresses(before, addresses);
  const added = after.split('\n').length - before.split('\n').length;
  if (after !== before) writeFileSync(path, after);
  process.stdout.write(
    after === before
      ? 'The ledger has every address already.\n'
      : `${added} addresses added to ${ledgerFile}; commit it.\n`,
  );
  return 0;
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
