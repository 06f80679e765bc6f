import { usePage } from '#authoring/page.ts';
import { SheetPage } from './page.tsx';

/** As many as a reader takes in. */
const shown = { columns: 4, rows: 10 };

/** Continues a form's numbered rows to the end of the page. */
function continued(rows: readonly string[][]): string[][] {
  const shownRows = rows.slice(0, shown.rows);
  const [number = '', ...cells] = shownRows.at(-1) ?? [];
  if (!/^\d+$/.test(number) || cells.length === 0 || cells.some(Boolean)) return shownRows;
  const more = shown.rows - shownRows.length;
  return [...shownRows, ...Array.from({ length: more }, (_, index) => [String(Number(number) + index + 1), ...cells])];
}

/** Draws a page of a document: its title, and the first table or list in it. */
export function Sheet({ document }: { document: string }) {
  const page = usePage();
  const file = page.document(document);
  const excerpt = page.excerpt(document);
  if (!file || !excerpt) return null;
  const rows = continued(excerpt.rows).map((row) => row.slice(0, shown.columns));
  return (
    <SheetPage
      kind={page.t('units.pages', { count: file.pages, value: file.pages })}
      title={file.title}
      heading={excerpt.heading}
      rows={rows}
      // A list has no names of columns.
      headed={(rows[0]?.length ?? 0) > 1}
      label={page.t('pages.sheet', { title: file.title })}
    />
  );
}
