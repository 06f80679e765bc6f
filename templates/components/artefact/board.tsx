import css from './board/chunk.module.css';
import { Cell, Note } from './cell.tsx';
import type { BodyProps } from './rows.ts';

/** Renders groups of cards, each group with its number and what becomes of it. Cards without names only show how many. */
export function Board({ rows }: BodyProps) {
  return (
    <ul className={css.groups}>
      {rows.map(({ cells: [group, ...named], note, count, struck }) => (
        <li key={group?.text} className={css.group}>
          <p className={css.label}>
            <strong>{count}</strong> {group?.text}
          </p>
          {named.length > 0 && (
            <ul className={css.cards}>
              {named.map(({ text }, index) => {
                const mark = index < count - struck ? undefined : 'struck';
                return (
                  <li key={text} data-mark={mark}>
                    <Cell cell={{ text, mark }} />
                  </li>
                );
              })}
            </ul>
          )}
          {named.length < count && (
            <div className={css.cards} aria-hidden="true">
              {Array.from({ length: count - named.length }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike
                <i key={index} data-mark={index < count - struck ? undefined : 'struck'} />
              ))}
            </div>
          )}
          <Note text={note} />
        </li>
      ))}
    </ul>
  );
}
