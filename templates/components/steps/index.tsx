import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import css from './style.module.css';

/** A stage of the work. */
interface Step {
  title: string;
  /** How long it takes, and with whom. */
  duration?: string;
  text: string;
}

/** Renders stages in order, numbered, along a line. */
export function Steps({ items }: { items: readonly Step[] }) {
  const { locale } = usePage();
  return (
    <ol className={css.steps}>
      {items.map(({ title, duration, text }) => (
        <li key={title}>
          <h3>{typeset(locale, title)}</h3>
          {duration && <p className={css.duration}>{duration}</p>}
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
