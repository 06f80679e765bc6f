import { usePage } from '#authoring/page.ts';
import { SheetPage } from './page.tsx';
import { rowsWithContent } from './rows-with-content.ts';

/** As many as a reader takes in. */
const shown = { columns: 4, rows: 10 };

/** Draws a page of a document: its title, and the first table or list in it. */
export function Sheet({ document }: { document: string }) {
  const page = usePage();
  const file = page.document(document);
  const excerpt = page.excerpt(document);
  if (!file || !excerpt) return null;
  const rows = rowsWithContent(excerpt.rows.slice(0, shown.rows)).map((row) => row.slice(0, shown.columns));
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
