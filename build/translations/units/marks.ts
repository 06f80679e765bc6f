import type { Image, Nodes } from 'mdast';
import { parseMarkdown } from '../../formats/markdown/parse.ts';
import type { UnitKind } from '../../model/unit.ts';

/** What a mark is in Markdown or in an interface text. */
export type MarkType =
  | 'emphasis'
  | 'strong'
  | 'delete'
  | 'link'
  | 'image'
  | 'code'
  | 'break'
  | 'placeholder'
  | 'tag'
  | 'other';

/** Something in a text that a translator moves but does not rewrite: `*…*`, `[…](pages/contact)`, `{{count}}`. */
export interface Mark {
  type: MarkType;
  /** What it is about, whatever its words: where a link leads, a placeholder's name, the code itself; empty for others. */
  about: string;
  /** What is before its words, or all of it where it has none. */
  open: string;
  /** What is after its words; missing for a mark without words. */
  close?: string;
  content: Piece[];
}

/** Plain words, or a mark with what is in it. */
export type Piece = string | Mark;

/** Splits a unit's text into words and marks; joined again, they are the same text. */
export function splitMarks(text: string, kind: UnitKind): Piece[] {
  if (kind === 'slug' || kind === 'code') return text === '' ? [] : [text];
  const spans = kind === 'string' ? tagSpans(text) : markdownSpans(text);
  const taken = new Uint8Array(text.length);
  for (const { start, openEnd, closeStart, end } of spans) taken.fill(1, start, openEnd).fill(1, closeStart, end);
  for (const match of text.matchAll(/\{\{[^{}]*\}\}|\$t\([^()]*\)/g)) {
    if (taken[match.index]) continue;
    const name = /^\{\{-?\s*([^,}\s]*)/.exec(match[0])?.[1] ?? match[0];
    spans.push(wholeSpan('placeholder', name, match.index, match.index + match[0].length));
  }
  return nest(text, spans);
}

/** Lists the marks of pieces in the order of the text, each before those inside it. */
export function marksOf(pieces: readonly Piece[]): Mark[] {
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece, ...marksOf(piece.content)]));
}

/** A mark by offsets: its words are between `openEnd` and `closeStart`. */
interface Span {
  type: MarkType;
  about: string;
  start: number;
  openEnd: number;
  closeStart: number;
  end: number;
}

function wholeSpan(type: MarkType, about: string, start: number, end: number): Span {
  return { type, about, start, openEnd: end, closeStart: end, end };
}

/** Puts spans into each other. Of two that overlap, the one that begins first stays. */
function nest(text: string, spans: readonly Span[]): Piece[] {
  const sorted = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let index = 0;
  const piecesOf = (from: number, to: number): Piece[] => {
    const pieces: Piece[] = [];
    let at = from;
    for (let span = sorted[index]; span && span.start < to; span = sorted[index]) {
      index += 1;
      const { type, about, start, openEnd, closeStart, end } = span;
      if (start < at || end > to) continue;
      if (start > at) pieces.push(text.slice(at, start));
      const hasWords = closeStart < end;
      pieces.push({
        type,
        about,
        open: text.slice(start, openEnd),
        ...(hasWords ? { close: text.slice(closeStart, end) } : {}),
        content: hasWords ? piecesOf(openEnd, closeStart) : [],
      });
      at = end;
    }
    if (at < to) pieces.push(text.slice(at, to));
    return pieces;
  };
  return piecesOf(0, text.length);
}

/** A word and a space before the text keep its beginning from being read as a list, a heading or a quotation. */
const lead = 'x ';

/** Returns the marks of a picture. What it shows and its caption are between them, so that both are translated. */
function imageSpans({ alt, title, url }: Image, text: string, { start, end }: { start: number; end: number }): Span[] {
  if (!alt) return [wholeSpan('image', url, start, end)];
  const closeStart = start + text.slice(start, end).lastIndexOf('](');
  const caption = title ? text.lastIndexOf(title, end) : -1;
  const open = { type: 'image' as const, about: url, start, openEnd: start + 2, closeStart };
  if (!title || caption < closeStart) return [{ ...open, end }];
  return [{ ...open, end: caption }, wholeSpan('image', `${url} (caption)`, caption + title.length, end)];
}

function markdownSpans(text: string): Span[] {
  const spans: Span[] = [];
  const source = lead + text;
  const offsets = (node: Nodes) => ({
    start: (node.position?.start.offset ?? 0) - lead.length,
    end: (node.position?.end.offset ?? 0) - lead.length,
  });
  const visit = (node: Nodes): void => {
    const { start, end } = offsets(node);
    if (node.type === 'inlineCode') spans.push(wholeSpan('code', node.value, start, end));
    else if (node.type === 'break') spans.push(wholeSpan('break', '', start, end));
    else if (node.type === 'html') spans.push(wholeSpan('other', text.slice(start, end), start, end));
    else if (node.type === 'footnoteReference' || node.type === 'imageReference')
      spans.push(wholeSpan('other', text.slice(start, end), start, end));
    else if (node.type === 'image') {
      spans.push(...imageSpans(node, text, { start, end }));
    } else if (
      node.type === 'emphasis' ||
      node.type === 'strong' ||
      node.type === 'delete' ||
      node.type === 'link' ||
      node.type === 'linkReference'
    ) {
      const type = node.type === 'linkReference' ? 'link' : node.type;
      const about = node.type === 'link' ? node.url : node.type === 'linkReference' ? `[${node.identifier}]` : '';
      const first = node.children[0];
      const last = node.children.at(-1);
      const spelledOut = type !== 'link' || text[start] === '[';
      if (first && last && spelledOut)
        spans.push({ type, about, start, openEnd: offsets(first).start, closeStart: offsets(last).end, end });
      else spans.push(wholeSpan(type, about, start, end));
      if (!spelledOut) return;
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(parseMarkdown(source));
  return spans;
}

/** Returns the tags that represent components in interface texts: `<link>here</link>`, `<br/>`. */
function tagSpans(text: string): Span[] {
  const spans: Span[] = [];
  const open: { name: string; start: number; end: number }[] = [];
  for (const match of text.matchAll(/<(\/?)([A-Za-z0-9]+)\s*(\/?)>/g)) {
    const [tag, closing, name = '', single] = match;
    const end = match.index + tag.length;
    if (single) spans.push(wholeSpan('tag', name, match.index, end));
    else if (!closing) open.push({ name, start: match.index, end });
    else {
      const own = open.findLastIndex((other) => other.name === name);
      const [start] = own === -1 ? [] : open.splice(own);
      if (start)
        spans.push({ type: 'tag', about: name, start: start.start, openEnd: start.end, closeStart: match.index, end });
    }
  }
  return spans;
}
