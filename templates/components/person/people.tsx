import { usePage } from '#authoring/page.ts';
import { findAll } from '../../find-all.ts';
import type { Expert } from '../../pages/expert/schema.ts';
import { Person } from './index.tsx';
import css from './style.module.css';

interface PeopleProps {
  /** Entries, such as `experts/anna-de-wit`. */
  refs: readonly string[];
  level?: 2 | 3 | 4;
  /** `brief`: without biographies, where people are many. */
  shape?: 'card' | 'brief';
}

/** Introduces several people side by side. */
export function People({ refs, level, shape = 'card' }: PeopleProps) {
  const page = usePage();
  return (
    <div className={shape === 'brief' ? css.rows : css.people}>
      {findAll<Expert>(page, refs).map((expert) => (
        <Person key={expert.ref} expert={expert} level={level} shape={shape} />
      ))}
    </div>
  );
}
