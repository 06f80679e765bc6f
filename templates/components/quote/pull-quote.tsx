import css from './style.module.css';

/** Renders a quotation of a text, as sanitized HTML, as large as a title. */
export function PullQuote({ html }: { html: string }) {
  return <div className={css.pulled} dangerouslySetInnerHTML={{ __html: html }} />;
}
