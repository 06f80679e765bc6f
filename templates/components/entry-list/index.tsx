import type { EntryView } from '#authoring/define.ts';
import { EntryCard } from '../entry-card/index.tsx';
import css from './style.module.css';

/** Renders cards of entries side by side. */
export function EntryList({ entries, level }: { entries: readonly EntryView[]; level?: 2 | 3 | 4 }) {
  return (
    <ul className={`linked-rows ${css.list}`}>
      {entries.map((entry) => (
        <li key={entry.ref}>
          <EntryCard entry={entry} level={level} />
        </li>
      ))}
    </ul>
  );
}
