import type { EntryView } from '#authoring/define.ts';
import { type PageContext, usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import type { CardView } from '#authoring/views/card-view.ts';
import type { BasePage } from '../../find-all.ts';
import css from './style.module.css';

interface EntryCardProps {
  entry: EntryView;
  /** 3 by default. */
  level?: 2 | 3 | 4;
}

/** Leads to an entry's page: what it is, its title, and a line about it. */
export function EntryCard({ entry, level = 3 }: EntryCardProps) {
  const page = usePage();
  const Title = `h${level}` as const;
  const { kicker, title, text, figure, drawing } = page.card(entry) ?? pageCard(page, entry);
  return (
    <article className={css.card}>
      <p className={css.kicker}>{kicker}</p>
      <Title>
        <a href={page.href(entry.ref)}>{typeset(page.locale, title)}</a>
      </Title>
      {figure && <p className={css.figure}>{figure}</p>}
      {drawing}
      {text && <p className={css.text}>{text}</p>}
    </article>
  );
}

/** Describes an entry whose type describes no card of its own. */
function pageCard(page: PageContext, { words }: BasePage): CardView {
  return { kicker: page.t('pages.kind'), title: words.name ?? words.title, text: words.description };
}
