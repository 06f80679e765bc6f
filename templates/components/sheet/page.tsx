import type { ReactNode } from 'react';
import { usePage } from '#authoring/page.ts';
import { hyphenate } from '#authoring/typeset.ts';
import { columnsOnPhone } from './columns-on-phone.ts';
import css from './style.module.css';

interface SheetPageProps {
  /** What the page is of, at its upper right. */
  kind: string;
  title: string;
  heading: string;
  rows: readonly (readonly ReactNode[])[];
  /** Says that the first row names the columns. */
  headed?: boolean;
  /** What the drawing shows. */
  label: string;
}

/** A time, a number or a short name of their column; not an empty cell, which is to be filled in. */
const shortCell = /^\S{1,6}$/;

/** Draws a page of paper with a title and a table. */
export function SheetPage({ kind, title, heading, rows, headed = false, label }: SheetPageProps) {
  const page = usePage();
  const kept = headed ? columnsOnPhone(rows.slice(1), rows[0]) : columnsOnPhone(rows);
  const isShort = (column: number): boolean =>
    rows.every(({ [column]: cell }) => typeof cell === 'string' && shortCell.test(cell));
  const spare = (rows[0] ?? []).map((_cell, column) => column).filter((column) => !kept.includes(column));
  return (
    <div className={css.desk} role="img" data-sheet="" aria-label={label}>
      <div className={css.sheet}>
        <p className={css.kind}>
          <span>{page.site.name}</span>
          <span>{kind}</span>
        </p>
        <p className={css.title}>{title}</p>
        <p className={css.heading}>{heading}</p>
        <table
          className={css.table}
          data-spare={spare.length > 0 ? spare.map((column) => column + 1).join(' ') : undefined}
        >
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a form are alike, and never change their order
              <tr key={index} className={headed && index === 0 ? css.head : undefined}>
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={column} className={index === 0 && isShort(column) ? css.short : undefined}>
                    {typeof cell === 'string' ? hyphenate(page.locale, cell) : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
