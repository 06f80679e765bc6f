import { Cell, Note } from './cell.tsx';
import css from './chunk.module.css';
import type { BodyProps } from './rows.ts';

/** Renders the lines of a paper or a mail, each with what is written beside it. */
export function Lines({ rows }: BodyProps) {
  return (
    <ul className={css.lines}>
      {rows.map(({ cells, note }) => (
        <li key={cells[0]?.text} className={css.row}>
          <span className={css.cells}>
            {cells.map((cell) => (
              <span key={cell.text}>
                <Cell cell={cell} />{' '}
              </span>
            ))}
          </span>
          <Note text={note} />
        </li>
      ))}
    </ul>
  );
}
