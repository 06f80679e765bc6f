import { usePage } from '#authoring/page.ts';
import { findAll } from '../../find-all.ts';
import type { Expert } from '../../pages/expert/schema.ts';
import { Person } from './index.tsx';
import css from './style.module.css';

/** Introduces several people side by side; `refs` are their entries, such as `experts/anna-de-wit`. */
export function People({ refs, level }: { refs: readonly string[]; level?: 2 | 3 | 4 }) {
  const page = usePage();
  return (
    <div className={css.people}>
      {findAll<Expert>(page, refs).map((expert) => (
        <Person key={expert.ref} expert={expert} level={level} />
      ))}
    </div>
  );
}
