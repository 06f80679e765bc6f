import type { Nodes } from 'mdast';
import { parseMarkdown } from '../../formats/markdown/parse.ts';
import { textOf } from '../../formats/markdown/tree.ts';
import { extractBody } from '../../formats/yaml/positions.ts';
import { type YamlScalar, yamlScalars } from '../../formats/yaml/tree.ts';
import type { DataPath } from '../../model/diagnostic.ts';
import { escapePattern } from '../../model/files/escape-pattern.ts';
import { createOffsets } from '../../model/files/line-counter.ts';

/** A piece of text that a content file holds, and where. */
export interface TextPiece {
  /** Offset and length in the file's text, as it is written there. */
  offset: number;
  length: number;
  /** The words as a reader sees them. */
  text: string;
  /** Where it is in the YAML; nothing for a block of Markdown. */
  path?: DataPath;
}

/** Lists the pieces of text of a content file: the values of its YAML, the blocks of its Markdown. */
export function textPieces(file: string, source: string): TextPiece[] {
  if (!file.endsWith('.md')) return yamlPieces(source, 0);
  const start = source.indexOf('\n') + 1;
  const end = source.indexOf('\n---', Math.max(0, start - 1));
  if (start === 0 || end === -1) return [];
  const body = extractBody(source).text;
  return [...yamlPieces(source.slice(start, end + 1), start), ...markdownPieces(body, source.length - body.length)];
}

/** Returns the words that a reader sees, with single spaces, so that two writings of the same words are equal. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .trim();
}

function markdownPieces(text: string, base: number): TextPiece[] {
  const pieces: TextPiece[] = [];
  const offsetAt = createOffsets(text);
  const see = (node: Nodes): void => {
    const { start, end } = node.position ?? {};
    const isBlock =
      node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell' || node.type === 'code';
    if (isBlock && start && end) {
      // Counted in lines and columns: not every parser counts offsets in the same units.
      const from = offsetAt(start);
      pieces.push({
        offset: base + from,
        length: Math.max(1, offsetAt(end) - from),
        text: normalizeText(wordsOf(node)),
      });
    } else if ('children' in node) for (const child of node.children) see(child);
  };
  see(parseMarkdown(text));
  return pieces;
}

function wordsOf(node: Nodes): string {
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(wordsOf).join('') : textOf(node);
}

function yamlPieces(text: string, base: number): TextPiece[] {
  let scalars: YamlScalar[];
  try {
    scalars = yamlScalars(text);
  } catch {
    return [];
  }
  return scalars.flatMap(({ value, path, written }) =>
    written ? scalarPieces(value, text, { ...written, base, path }) : [],
  );
}

/** The most characters between the places of two blocks that are found. */
const farthest = 10_000;

/** Splits a value into pieces of text: one for each block of its Markdown. */
function scalarPieces(
  value: string,
  text: string,
  { start, end, base, path }: { start: number; end: number; base: number; path: DataPath },
): TextPiece[] {
  const whole: TextPiece = { offset: base + start, length: Math.max(1, end - start), text: normalizeText(value), path };
  if (!/[\n*_[`#]/.test(value.trim())) return [whole];
  const raw = text.slice(start, end);
  let from = 0;
  const blocks = markdownPieces(value, 0).map(({ text: words }): TextPiece => {
    // A block begins soon after the one before it. If it is not found there, it is written in another way.
    const found = indexOfWords(raw.slice(0, from + farthest), words, from);
    if (found !== -1) from = found;
    return { offset: base + start + from, length: Math.max(1, raw.length - from), text: words, path };
  });
  return [whole, ...blocks];
}

/** What may be between words of YAML and Markdown: spaces of all kinds, folds, escapes, marks. No word has any of it. */
const between = String.raw`(?:[\s*_\x60[\]]|\\_)+`;

/** How many words, and how much of each, are looked for: more would not be surer. */
const [mostWords, mostLetters] = [4, 40];

/**
 * Finds the first words of a text in its source, which may have line breaks and marks between them, or fewer of the
 * words; -1 if it lacks the first word.
 */
export function indexOfWords(raw: string, words: string, from = 0): number {
  const parts = words.split(new RegExp(between)).filter(Boolean).slice(0, mostWords);
  const long = parts.findIndex((part) => part.length > mostLetters);
  const literals = (long === -1 ? parts : parts.slice(0, long + 1)).map((part) =>
    escapePattern(part.slice(0, mostLetters)),
  );
  for (let count = literals.length; count > 0; count--) {
    const pattern = new RegExp(literals.slice(0, count).join(between), 'g');
    pattern.lastIndex = from;
    const match = pattern.exec(raw);
    if (match) return match.index;
  }
  return -1;
}
