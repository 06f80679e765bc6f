import type { Memo } from '../cache/memo.ts';
import type { OutputFile } from '../model/output.ts';
import type { Templates } from '../model/templates.ts';
import { readContent } from '../read/source.ts';
import { kindsForLocales } from '../struct/kinds-for-locales.ts';
import { listKinds } from '../templates/load.ts';
import { validateEntries } from '../validate/entries.ts';
import type { PipelineResult } from './build.ts';

interface AheadInput {
  contentFolder: string;
  /** The one file that was saved, from the content folder. */
  path: string;
  templates: Pick<Templates, 'pageTypes' | 'dataKinds'>;
  /** What the last run knew, and what came of it. */
  memo: Memo;
  last: PipelineResult;
}

/**
 * Renders the page whose words were saved before anything else is looked at, so that they are seen at once. The run
 * that follows renders it again with all that the change brings elsewhere. `undefined` where the words have a mistake,
 * lead to another address, or are no page's.
 */
export function renderSavedPage({ contentFolder, path, templates, memo, last }: AheadInput): OutputFile | undefined {
  const [, ref = '', locale = ''] = /^([^/]+\/[^/]+)\/([^/]+)\.md$/.exec(path) ?? [];
  const before = last.site?.entries.get(ref)?.get(locale);
  if (!before || !memo.files.has(path)) return undefined;
  const own = new Map([...memo.files].filter(([file]) => file === path || file === before.source.facts));
  const kinds = listKinds(templates).filter(({ folder }) => folder === before.folder);
  const locales = last.site?.config.locales.map(({ id }) => id) ?? [];
  const { entries } = validateEntries({
    files: readContent(contentFolder, { ...memo, files: own }, [path]).files,
    kinds: kindsForLocales(kinds, locales),
    locales,
    known: memo.checks,
    before: new Map(),
  });
  const entry = entries.get(ref)?.get(locale);
  if (!entry || entry.slug !== before.slug || entry.digest === before.digest) return undefined;
  const rendered = last.renderAgain?.(entry);
  if (!rendered || rendered.page.diagnostics.length > 0) return undefined;
  const { page, html } = rendered;
  return { area: 'site', path: page.output, digest: page.digest, contents: () => html };
}
