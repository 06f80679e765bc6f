import css from './style.module.css';

/** Renders promises or outcomes as large lines between rules, numbered where their order means something. */
export function Points({ items, numbered = false }: { items: readonly string[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={`${css.points} ${numbered ? css.numbered : ''}`.trim()}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
