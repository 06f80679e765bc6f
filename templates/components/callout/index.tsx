import { usePage } from '#authoring/page.ts';
import css from './style.module.css';

interface CalloutProps {
  /** What it is for: something to know, something that helps, something to beware of. */
  kind: 'note' | 'tip' | 'warning';
  /** Its title as sanitized HTML; the name of its kind unless given. */
  title?: string | undefined;
  /** Its text as sanitized HTML. */
  html: string;
}

/** Renders a highlighted part of a text: a note, a tip or a warning. */
export function Callout({ kind, title, html }: CalloutProps) {
  const page = usePage();
  return (
    <div role="note" className={kind === 'warning' ? `${css.callout} ${css.warning}` : css.callout}>
      {title === undefined ? (
        <p className={css.title}>{page.t(`directives.${kind}`)}</p>
      ) : (
        <p className={css.title} dangerouslySetInnerHTML={{ __html: title }} />
      )}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
