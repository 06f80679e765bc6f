import type { ReactNode } from 'react';
import { formatMonth } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import type { Guide } from '../guide/schema.ts';
import type { Insight } from '../insight/schema.ts';
import css from './chunk.module.css';

interface PublicationItemProps {
  entry: Guide | Insight;
  /** The attributes that filters read. */
  filter: Record<string, string>;
  type: string;
  /** The subjects or the author, if the language has one. */
  detail?: string;
  /** How long it is, if that is known. */
  length?: ReactNode;
}

/** Renders a guide or an article in a list: what it is, its title, its month and its length. */
export function PublicationItem({ entry, filter, type, detail, length }: PublicationItemProps) {
  const page = usePage();
  const { published } = entry.facts;
  return (
    <li {...filter}>
      <p className={css.meta}>
        <strong>{type}</strong>
        {detail !== undefined && <span>{detail}</span>}
      </p>
      <div className={css.story}>
        <h3>
          <a href={page.href(entry.ref)}>{typeset(page.locale, entry.words.title)}</a>
        </h3>
        <p>{entry.words.description}</p>
      </div>
      <p className={css.end}>
        <time dateTime={published}>{formatMonth(page.locale, published)}</time>
        {length !== undefined && <span>{length}</span>}
      </p>
    </li>
  );
}
