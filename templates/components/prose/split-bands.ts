import { markCrosstab } from '../crosstab/marks.ts';

/** A part of a text: what is read, or what is seen across the page. `object` has its place in the list of objects. */
type Band = { kind: 'text' | 'quote' | 'table'; html: string } | { kind: 'object'; index: number };

/** What can be read at a glance, in characters of its markup. */
const longestQuote = 200;

interface SplitInput {
  locale: string;
  /** The section of the text, from 1, that each object follows. */
  sections: readonly number[];
}

/**
 * Parts a text into bands: its first short quotation and the tables whose numbers add up are bands of their own, and objects are
 * between its sections, each of which begins with a heading. What is inside a list, a quotation or a directive stays there.
 * No band is empty.
 */
export function splitBands(html: string, { locale, sections }: SplitInput): Band[] {
  const elements = outermost(html);
  const starts = elements.flatMap(({ name, at }) => (name === 'h2' ? at : []));
  const quotes = elements.filter(({ name, text }) => name === 'blockquote' && text.length <= longestQuote);
  const tables = elements.flatMap(({ name, at, text }) => {
    const marked = name === 'table' && markCrosstab(locale, text);
    return marked ? [{ at, length: text.length, band: { kind: 'table' as const, html: marked } }] : [];
  });
  const cuts = [
    ...quotes
      .slice(0, 1)
      .map(({ at, text }) => ({ at, length: text.length, band: { kind: 'quote' as const, html: text } })),
    ...tables,
    ...sections.map((section, index) => ({
      at: starts[section] ?? html.length,
      length: 0,
      band: { kind: 'object' as const, index },
    })),
  ].sort((one, other) => one.at - other.at);
  const bands: Band[] = [];
  let end = 0;
  const addText = (text: string) => text.trim() !== '' && bands.push({ kind: 'text', html: text });
  for (const { at, length, band } of cuts) {
    addText(html.slice(end, at));
    bands.push(band);
    end = at + length;
  }
  addText(html.slice(end));
  return bands;
}

/** Lists the headings, lists, quotations and other containers of a text that are in no other one. */
function outermost(html: string): { name: string; at: number; text: string }[] {
  const found: { name: string; at: number; text: string }[] = [];
  let [depth, at] = [0, 0];
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(tags)) {
    if (slash === '' && depth === 0) at = index;
    depth += slash === '' ? 1 : -1;
    if (depth === 0) found.push({ name, at, text: html.slice(at, index + tag.length) });
  }
  return found;
}

const tags = /<(\/?)(h2|ul|ol|dl|blockquote|table|div|section|aside|figure|details)\b[^<>]*>/g;
