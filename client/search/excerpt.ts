import type { SearchRecord } from '#authoring/facets/search-record.ts';
import { wordsOf } from './words.ts';

/** A piece of text; marked where it is a word that was looked for. */
export interface Piece {
  text: string;
  marked: boolean;
}

type IsAnswer = (word: string) => boolean;

/** An excerpt has about so many characters. */
const length = 200;

/** Marks the words of a text that answer. */
export function markWords(text: string, isAnswer: IsAnswer): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { text: word, start } of wordsOf(text)) {
    if (!isAnswer(word)) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), marked: false });
    pieces.push({ text: word, marked: true });
    done = start + word.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), marked: false });
  return pieces;
}

/** Chooses the line of a record with most of the words looked for, its description before others, and marks them. */
export function excerptOf({ description, headings, text }: SearchRecord, isAnswer: IsAnswer): Piece[] {
  let best = { line: description, answers: distinct(description, isAnswer) };
  for (const line of [...text.split('\n'), ...headings]) {
    const answers = distinct(line, isAnswer);
    if (answers > best.answers) best = { line, answers };
  }
  return markWords(shorten(best.line, isAnswer), isAnswer);
}

function distinct(line: string, isAnswer: IsAnswer): number {
  return new Set(wordsOf(line).flatMap(({ text }) => (isAnswer(text) ? [text.toLowerCase()] : []))).size;
}

/** Returns the last space before a place, or the place itself in a text without spaces. */
function spaceBefore(line: string, place: number): number {
  const space = line.lastIndexOf(' ', place);
  return place - space > length / 4 ? Math.round(place) : space;
}

/** Cuts a long line to a stretch around the first word that answers. */
function shorten(line: string, isAnswer: IsAnswer): string {
  if (line.length <= length * 1.25) return line;
  const first = wordsOf(line).find(({ text }) => isAnswer(text))?.start ?? 0;
  const start = first < length * 0.6 ? 0 : spaceBefore(line, first - length * 0.3) + 1;
  const end = start + length >= line.length ? line.length : spaceBefore(line, start + length);
  return `${start > 0 ? '… ' : ''}${line.slice(start, end)}${end < line.length ? ' …' : ''}`;
}
