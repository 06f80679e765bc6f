import { Cell, Note } from './cell.tsx';
import css from './chunk.module.css';
import own from './lines/chunk.module.css';
import type { BodyProps } from './rows.ts';

/** Renders the lines of a paper or a mail, each with what is written beside it. */
export function Lines({ rows }: BodyProps) {
  return (
    <ul className={own.lines}>
      {rows.map(({ cells, note }) => (
        <li key={cells[0]?.text} className={css.row}>
          <span className={`${css.cells} ${own.line} ${note === undefined ? '' : own.meant}`.trimEnd()}>
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
