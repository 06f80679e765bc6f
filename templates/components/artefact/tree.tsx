import { Cell, Note } from './cell.tsx';
import css from './chunk.module.css';
import type { ArtefactRow, BodyProps } from './rows.ts';

/** Renders folders in folders, each with who can open it. */
export function Tree({ rows }: BodyProps) {
  return <Branches rows={rows} level={0} />;
}

function Branches({ rows, level }: { rows: readonly ArtefactRow[]; level: number }) {
  const starts = rows.flatMap((row, index) => (row.level <= level ? [index] : []));
  return (
    <ul className={css.branches}>
      {starts.map((start, place) => {
        const [row, ...below] = rows.slice(start, starts[place + 1]);
        if (!row) return null;
        return (
          <li key={row.cells[0]?.text}>
            <div className={css.row}>
              <span className={css.cells}>
                {row.cells.map((cell) => (
                  <span key={cell.text}>
                    <Cell cell={cell} />{' '}
                  </span>
                ))}
              </span>
              <Note text={row.note} />
            </div>
            {below.length > 0 && <Branches rows={below} level={level + 1} />}
          </li>
        );
      })}
    </ul>
  );
}
