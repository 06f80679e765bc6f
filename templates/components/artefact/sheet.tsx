import { usePage } from '#authoring/page.ts';
import { hyphenate } from '#authoring/typeset.ts';
import { Cell, Note } from './cell.tsx';
import type { BodyProps } from './rows.ts';
import css from './sheet/chunk.module.css';

const beforeA = 64;

/** Renders a spreadsheet, whose letters and numbers of cells only the eye needs. */
export function Grid({ rows, columns, first, column }: BodyProps) {
  const { locale } = usePage();
  return (
    <table className={css.grid}>
      <thead>
        <tr>
          <td aria-hidden="true" />
          {columns.map((name, index) => (
            <td key={name} aria-hidden="true">
              {String.fromCharCode(beforeA + column + index)}
            </td>
          ))}
        </tr>
        <tr>
          <td aria-hidden="true">{first}</td>
          {columns.map((name) => (
            <th key={name} scope="col">
              {hyphenate(locale, name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
          <tr key={index}>
            <td aria-hidden="true">{first + index + 1}</td>
            {cells.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={place}>
                <Cell cell={cell} />
                {place === cells.length - 1 && <Note text={note} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
