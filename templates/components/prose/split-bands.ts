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
  const starts = find(html, /<h2\b/g).map(({ at }) => at);
  const quotes = find(html, /<blockquote>[\s\S]*?<\/blockquote>/g).filter(({ text }) => text.length <= longestQuote);
  const tables = find(html, /<table>[\s\S]*?<\/table>/g).flatMap(({ at, text }) => {
    const marked = markCrosstab(locale, text);
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

/** Finds elements that are in no other one, and have none of their own kind inside. */
function find(html: string, pattern: RegExp): { at: number; text: string }[] {
  const depths = [...html.matchAll(/<(\/?)(?:ul|ol|dl|blockquote|table|div|section|aside|figure|details)\b/g)];
  const depthAt = (place: number) =>
    depths.filter(({ index }) => index < place).reduce((depth, [, end]) => depth + (end ? -1 : 1), 0);
  return [...html.matchAll(pattern)]
    .map((match) => ({ at: match.index, text: match[0] }))
    .filter(({ at, text }) => depthAt(at) === 0 && depthAt(at + text.length) === 0);
}
