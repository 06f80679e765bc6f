import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import css from './style.module.css';

/** Renders promises or outcomes as large lines between rules, numbered where their order means something. */
export function Points({ items, numbered = false }: { items: readonly string[]; numbered?: boolean }) {
  const { locale } = usePage();
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={`${css.points} ${numbered ? css.numbered : ''}`.trim()}>
      {items.map((item) => (
        <li key={item}>{typeset(locale, item)}</li>
      ))}
    </List>
  );
}
