import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeLedgerFile } from '../model/change-ledger.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { countNoun } from '../model/format-count.ts';
import type { Site } from '../model/site.ts';
import { ledgerFile, recordAddresses, recordChanges, runPipeline } from '../pipeline/build.ts';
import { openMemo } from '../pipeline/cache/memo-file.ts';
import type { PipelineResult } from '../pipeline/result.ts';
import { codeOf, pipelineInputOf } from './build/build-input.ts';
import { memoFolderOf } from './build/change-scan.ts';
import type { Options } from './options/options.ts';
import { readCommitDays } from './project/commit-days.ts';
import { nameSite } from './project/name-site.ts';
import { openProject } from './project/project.ts';
import { readSiteOrThrow } from './project/read-site.ts';
import { replaceFiles } from './project/replace-files.ts';

/** Runs `routes`: prints the mapping table, or records new addresses → the exit code. */
export async function runRoutes(options: Options): Promise<number> {
  if (options.record) return record(options);
  const { site, diagnostics } = readSiteOrThrow(options, await openProject(options).loadTemplates());
  const errors = diagnostics.filter(isError);
  process.stdout.write(options.format === 'json' ? `${JSON.stringify(rowsOf(site), null, 2)}\n` : formatTable(site));
  if (errors.length > 0)
    process.stderr.write(
      nameSite(`The content has ${countNoun(errors.length, 'error')}; npm run check lists them.\n`, options),
    );
  return errors.length > 0 ? 1 : 0;
}

/** Adds the site's addresses, and the days of pages that have changed, to the ledgers. */
async function record(options: Options): Promise<number> {
  const project = openProject(options);
  const templates = await project.loadTemplates();
  const { site } = readSiteOrThrow(options, templates);
  recordNewAddresses(site, options);
  const { memo } = openMemo(join(memoFolderOf(options), 'memo.jsonl'), codeOf(templates.compiled));
  const result = await runPipeline(
    {
      ...pipelineInputOf(options, { project, templates, shared: undefined }),
      has: () => true,
      pageStore: { in: 'nowhere' },
    },
    memo,
  );
  const errors = result.diagnostics.filter(isError);
  if (errors.length === 0) return recordDays(result, options);
  const count = countNoun(errors.length, 'error');
  process.stderr.write(
    nameSite(`The content has ${count}, so no days of changes are recorded; npm run check lists them.\n`, options),
  );
  return 1;
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

function recordNewAddresses(site: Site, { content }: Options): void {
  const path = join(content, ledgerFile);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const addresses = [...site.addresses.values()].flatMap((localized) => [...localized.values()]);
  const after = recordAddresses(before, addresses);
  const added = after.split('\n').length - before.split('\n').length;
  if (after !== before) replaceFiles(content, [[ledgerFile, after]]);
  process.stdout.write(
    after === before
      ? 'The ledger has every address already.\n'
      : `${added} addresses added to ${ledgerFile}; commit it.\n`,
  );
}

/**
 * Records the day of each page that has changed: that of the last commit of what it has read, or the date of this run. No
 * commit says when a page ceased to show an entry.
 */
function recordDays({ site, pages, entriesRead }: PipelineResult, { content, date }: Options): number {
  if (!site || !entriesRead) throw new Error('A site without errors has pages.');
  const path = join(content, changeLedgerFile);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const commits = readCommitDays(content);
  const { text, changed } = recordChanges({ site, pages, entriesRead }, ({ entry, read, recorded }) => {
    const sources = recorded === undefined ? [entry] : [entry, ...read];
    const days = sources.flatMap(({ source }) => [source.facts, source.words]).map((file) => commits.get(file) ?? date);
    const last = days.sort().at(-1) ?? date;
    return recorded !== undefined && last <= recorded ? date : last;
  });
  if (text !== before) replaceFiles(content, [[changeLedgerFile, text]]);
  process.stdout.write(
    text === before
      ? 'The days of all pages are recorded already.\n'
      : `${countNoun(changed, 'changed page')}; ${changeLedgerFile} is written anew: commit it.\n`,
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
