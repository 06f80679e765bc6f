import { usePage } from '#authoring/page.ts';
import { hyphenate, typeset } from '#authoring/typeset.ts';
import css from './style.module.css';

interface ProseProps {
  /** Sanitised HTML, as the page's `body()` and `markdown()` give it. */
  html: string;
  /** `hanging` sets each `h2` in a column of its own, left of its text. */
  shape?: 'column' | 'hanging';
}

/** Renders running text that was made from Markdown. */
export function Prose({ html, shape = 'column' }: ProseProps) {
  const { locale } = usePage();
  const __html = html
    .replace(plainHeading, (_heading, start: string, text: string) => start + typeset(locale, text))
    .replace(plainCell, (_cell, start: string, text: string) => start + hyphenate(locale, text))
    .replace(table, markShortCells);
  return (
    <div className={shape === 'hanging' ? `prose ${css.hanging}` : 'prose'} dangerouslySetInnerHTML={{ __html }} />
  );
}

/** The start tag and the words of a heading without links or emphasis. */
const plainHeading = /(<h[2-4]\b[^<>]*>)([^<&]+)(?=<\/h)/g;

/** The start tag and the words of a table's cell, up to its first link or emphasis. */
const plainCell = /(<t[dh]\b[^<>]*>)([^<&]+)/g;

/** How many columns fit beside each other where each short cell is on one line. */
const mostColumns = 3;

const table = /<table>[\s\S]*?(?:<\/table>|$)/g;

/** The start of the tag of a cell that has a few short words. */
const shortCell = /(<t[dh]\b[^<>]*)(?=>[^<\s]+ [^<]{1,16}<\/t)/g;

/** Marks the short cells of a table of few columns, which are to stay on one line. */
function markShortCells(html: string): string {
  const columns = html.slice(0, html.indexOf('</tr>')).match(/<t[dh]\b/g) ?? [];
  return columns.length > mostColumns ? html : html.replace(shortCell, '$1 data-short=""');
}
