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
    .replace(table, markCells);
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

/** What a cell beside the first may have, in characters, where rows stay rows on a phone. */
const mostCharacters = 16;

/**
 * Marks the short cells of a table of few columns, which are to stay on one line; and a table of many columns that has
 * numbers or single words beside the first cells, whose rows stay rows on a phone and need no names of columns.
 */
function markCells(html: string): string {
  const columns = html.slice(0, html.indexOf('</tr>')).match(/<t[dh]\b/g)?.length ?? 0;
  const marked = columns > mostColumns ? html : html.replace(shortCell, '$1 data-short=""');
  const isNarrow = html
    .split('<td')
    .slice(-columns * (html.split('<tr>').length - 2))
    .every((cell, index) => index % columns === 0 || lengthOf(cell) <= mostCharacters);
  if (columns < mostColumns || !isNarrow) return marked;
  return marked.replace('<table>', '<table data-rows="">').replace(/ data-label="[^"]*"/g, '');
}

/** Returns how many characters a cell shows, from its markup after `<td`. */
function lengthOf(cell: string): number {
  return cell
    .slice(cell.indexOf('>') + 1)
    .replace(/<[^<>]*>|\u00ad/g, '')
    .trim().length;
}
