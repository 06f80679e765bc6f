import { groupBy } from '../../../model/group-by.ts';
import { opaque, type Reading } from './reading.ts';
import type { FoundPart } from './unparsed.ts';

/** Scripts whose words have no spaces around them, or take endings behind marks. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー]/u;

/** Runs of more stars hide letters. */
const marks = /^(?:\*+|__|~~)/;
const sign = /[\p{P}\p{S}\s]/u;

/** A run of brackets and quotation marks, or a run of other characters. */
const parts = /[^\p{Ps}\p{Pi}\p{Pe}\p{Pf}]+|[\p{Ps}\p{Pi}\p{Pe}\p{Pf}]+/gu;

/** Marks of emphasis, as they are written. */
interface Mark {
  written: string;
  start: number;
  end: number;
  isShown: boolean;
}

/**
 * Finds emphasis that is not read because of the punctuation beside its marks, in a script without spaces between words. Marks
 * are paired in their order, also marks that are read. If one has no partner, nothing is found.
 */
export function findSpoiltEmphasis(reading: Reading): FoundPart[] {
  const { text, placeOf } = reading;
  if (!unspaced.test(text) || !/\*|__|~~/.test(text)) return [];
  return [...groupBy(marksOf(reading), ({ written }) => written).values()].flatMap((own) => {
    if (own.length % 2 > 0 || !own.some(({ isShown }) => isShown)) return [];
    return own.flatMap((first, index): FoundPart[] => {
      const last = own[index + 1];
      if (index % 2 > 0 || !last) return [];
      const [start, end] = [first.start, last.end];
      const meant =
        unspaced.test(text.slice(Math.max(0, start - 1), end + 1)) && moveSignsOutside(reading, first, last);
      const kind = first.written.length > 1 && !first.written.startsWith('~') ? 'bold' : 'emphasis';
      return meant ? [{ kind, meant, at: placeOf(start), start, end }] : [];
    });
  });
}

/** A sign right behind a strong word may be the mark of a note: `**180 €***`. Runs of more signs hide letters. */
const mostSigns = 3;

/**
 * Finds signs right beside emphasis that is read with fewer signs at one end than are written at the other: `**a*`, and
 * those behind a word with emphasis in it: `**a**b**`.
 */
export function findUnevenEmphasis(reading: Reading): FoundPart[] {
  const { text, isEscaped, sourceOf, nodeAt, placeOf } = reading;
  const markAt = (index: number, sign: string): string => {
    const isMark = text[index] === opaque && !nodeAt(index);
    const written = isMark ? (/^(?:\*+|_+)/.exec(sourceOf(index, index + 1))?.[0] ?? '') : '';
    return written.startsWith(sign) ? written : '';
  };
  return Array.from(text.matchAll(/\*+|_+/g)).flatMap(({ 0: run, index: start }): FoundPart[] => {
    const end = start + run.length;
    if (isEscaped(start, end)) return [];
    const sign = run.charAt(0);
    const [behind, before] = [markAt(start - 1, sign), markAt(end, sign)];
    // Of longer words, the end is enough.
    const word =
      run === '**'
        ? /(?<![\p{L}\p{N}])[\p{L}\p{N}]+$/u.exec(text.slice(Math.max(0, start - 40), start))?.[0].length
        : undefined;
    const isBehindWord =
      word !== undefined && markAt(start - word - 1, sign) !== '' && !/^[\p{L}\p{N}]/u.test(text.slice(end));
    const isNote = run === '*' && behind === '**' && !before;
    const around = `${text[start - (behind ? 2 : 1)] ?? ' '}${text[end + (before ? 1 : 0)] ?? ' '}`;
    const isMask = /^[\d\p{Ll}\p{Lu}]{2}$/u.test(around) || run.length + behind.length + before.length > mostSigns;
    if (isMask || isNote || !(behind || before || isBehindWord)) return [];
    const meant = `as many signs before the words as behind them, or ${run.replace(/./g, '\\$&')} to show ${run.length > 1 ? 'these' : 'this one'}.`;
    return [{ kind: 'emphasis', meant, at: placeOf(start), start, end }];
  });
}

function marksOf({ text, isEscaped, sourceOf }: Reading): Mark[] {
  const found: Mark[] = [];
  for (let start = 0; start < text.length; start += 1) {
    const isShown = text[start] !== opaque;
    const [written = ''] = marks.exec(isShown ? text.slice(start) : sourceOf(start, start + 1)) ?? [];
    const end = start + (isShown ? written.length : 1);
    if (!written || isEscaped(start, end)) continue;
    if (written.length < 4) found.push({ written, start, end, isShown });
    start = end - 1;
  }
  return found;
}

/** Writes emphasis so that it is read: punctuation outside, or its marks in the words of a link. Nothing if it is right. */
function moveSignsOutside(reading: Reading, first: Mark, last: Mark): string | undefined {
  const { text, sourceOf, nodeAt } = reading;
  const mark = first.written.replaceAll('_', '*');
  const isSign = (index: number) => sign.test(text[index] ?? '') && (text[index] !== opaque || nodeAt(index));
  const emphasize = (start: number, end: number): string => {
    let [from, to] = [start, end];
    while (from < to && isSign(from)) from += 1;
    while (to > from && isSign(to - 1)) to -= 1;
    if (from === to) return sourceOf(start, end).replace(/^([^[]*\[)([^[\]]+)(\]\([^[]*)$/s, `$1${mark}$2${mark}$3`);
    const isAlone = isBalanced(text.slice(from, to));
    // A single star may be the mark of a note.
    if (mark === '*' && (!isAlone || /^\s|\s$/.test(text.slice(start, end)))) return `*${sourceOf(start, end)}*`;
    if (!isAlone)
      return Array.from(text.slice(start, end).matchAll(parts), ({ 0: part, index }) =>
        emphasize(start + index, start + index + part.length),
      ).join('');
    return `${sourceOf(start, from)}${mark}${sourceOf(from, to)}${mark}${sourceOf(to, end)}`;
  };
  const meant = emphasize(first.end, last.start).trim();
  if (first.written === '__') return `${meant}, or \\_\\_ to show the signs.`;
  return meant === sourceOf(first.start, last.end) ? undefined : meant;
}

/** Returns whether each bracket of a text has its other one. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (/[\p{Ps}\p{Pi}]/u.test(character)) depth += 1;
    else if (/[\p{Pe}\p{Pf}]/u.test(character)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
