import css from './style.module.css';

interface ProseProps {
  /** Sanitised HTML, as the page's `body()` and `markdown()` give it. */
  html: string;
  /** `hanging` sets each `h2` in a column of its own, left of its text. */
  shape?: 'column' | 'hanging';
}

/** Renders running text that was made from Markdown. */
export function Prose({ html, shape = 'column' }: ProseProps) {
  return (
    <div
      className={shape === 'hanging' ? `prose ${css.hanging}` : 'prose'}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
