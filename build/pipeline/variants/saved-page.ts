import { createFailureRecorder } from '../../model/diagnostics/facet-failures.ts';
import type { Entry } from '../../model/entry.ts';
import type { OutputFile } from '../../model/output.ts';
import { kindsForLocales } from '../../model/struct/kinds-for-locales.ts';
import type { EditedTemplates, Templates } from '../../model/templates.ts';
import type { Memo } from '../cache/memo.ts';
import { readContent } from '../read/source.ts';
import type { PipelineResult } from '../result.ts';
import type { ChangeRenderer } from '../steps/site-renderer.ts';
import { listKinds } from '../templates/load.ts';
import { validateEntries } from '../validate/entries.ts';
import type { ShownFirst } from './preview.ts';

interface AheadInput {
  contentFolder: string;
  templates: Pick<Templates, 'pageTypes' | 'dataKinds'>;
  /** What the last run knew, and what came of it. */
  memo: Memo;
  last: PipelineResult;
}

/**
 * Renders the page whose words were saved, before anything else is checked: the preview shows it at once. The run
 * that follows renders it again with all that the change brings elsewhere. Returns `undefined` if the words have a
 * mistake, change the address, or belong to no page.
 */
export function renderSavedPage(
  input: AheadInput & {
    /** The one file that was saved, from the content folder. */
    path: string;
  },
): OutputFile | undefined {
  const { path, memo, last } = input;
  const [, ref = '', locale = ''] = /^([^/]+\/[^/]+)\/([^/]+)\.md$/.exec(path) ?? [];
  const before = last.site?.entries.get(ref)?.get(locale);
  if (!before || !memo.files.has(path)) return undefined;
  const entry = validateAgain(input, before, { known: memo.checks, touched: [path] });
  if (!entry || entry.slug !== before.slug || entry.digest === before.digest) return undefined;
  return outputOf(entry, last.renderAgain?.changed().render(entry));
}

/**
 * Renders pages by templates that were edited since the last run, before anything else is checked. If the schema of a
 * page was edited, its entry is validated again. Pages with a mistake in the content are left to the run that follows.
 * Also returns the style sheets and scripts of these pages, and the pages that cannot be rendered.
 */
export function renderEditedPages(
  input: Omit<AheadInput, 'templates'> & {
    templates: EditedTemplates;
    /** The files that were edited, and the modules that import them. */
    concerned: ReadonlySet<string>;
    paths: ReadonlySet<string>;
  },
): ShownFirst {
  const { templates, concerned, paths, last } = input;
  const folderOf = new Map(templates.pageTypes.map(({ name }, index) => [name, templates.pageFolders[index]]));
  const routes = [...(last.site?.routes.values() ?? [])].filter(({ output }) => paths.has(output));
  const renderer = last.renderAgain?.edited(
    templates,
    routes.map(({ layout }) => layout),
  );
  const rendered = routes.flatMap(({ entry: before, pageType }) => {
    const hasOtherSchema = concerned.has(`templates/pages/${folderOf.get(pageType.name)}/schema.ts`);
    const entry = hasOtherSchema ? validateAgain(input, before, { known: new Map(), touched: [] }) : before;
    const page = entry?.slug === before.slug ? renderer?.render(entry) : undefined;
    return entry && page ? [{ entry, page }] : [];
  });
  return {
    pages: rendered.flatMap(({ entry, page }) => outputOf(entry, page) ?? []),
    failed: rendered.flatMap(({ page }) => page.failure ?? []),
    assets: renderer?.files ?? [],
  };
}

/** Validates one entry alone. Returns `undefined` if it has a mistake. */
function validateAgain(
  { contentFolder, templates, memo, last }: AheadInput,
  { ref, locale, folder, source }: Entry,
  { known, touched }: { known: Memo['checks']; touched: readonly string[] },
): Entry | undefined {
  const own = new Map([...memo.files].filter(([file]) => file === source.words || file === source.facts));
  const kinds = listKinds(templates).filter((kind) => kind.folder === folder);
  const locales = last.site?.config.locales.map(({ id }) => id) ?? [];
  const { entries } = validateEntries({
    files: readContent(contentFolder, { ...memo, files: own }, touched).files,
    kinds: kindsForLocales(kinds, locales),
    locales,
    known,
    before: new Map(),
    // The run that follows reports rules that fail.
    attempt: createFailureRecorder().attempt,
  });
  return entries.get(ref)?.get(locale);
}

function outputOf({ source }: Entry, rendered: ReturnType<ChangeRenderer['render']>): OutputFile | undefined {
  if (!rendered || rendered.failure || rendered.page.diagnostics.length > 0) return undefined;
  const { page, html } = rendered;
  return { area: 'site', path: page.output, digest: page.digest, source: source.words, contents: () => html };
}
