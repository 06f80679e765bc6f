import { usePage } from '#authoring/page.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import css from './style.module.css';

/** Lists entries of any kind as cards, each in the language that it has. */
export function Cards({ refs }: { refs: readonly string[] }) {
  const page = usePage();
  const entries = refs.flatMap((ref) => page.findInAnyLanguage(ref) ?? []);
  return (
    <>
      {entries.map((entry) => (
        <Card key={entry.ref} entry={entry} />
      ))}
    </>
  );
}

function Card({ entry }: { entry: EntryView }) {
  const page = usePage();
  const card = page.card(entry);
  const title = card?.title ?? entry.words.title ?? entry.facts.name;
  return (
    <article id={entry.id} className={css.card}>
      <h3 lang={entry.locale === page.locale ? undefined : entry.locale}>
        {page.exists(entry.ref) ? <a href={page.href(entry.ref)}>{title}</a> : title}
      </h3>
      {card && <p>{card.kicker}</p>}
      {card?.text && <p>{card.text}</p>}
    </article>
  );
}
