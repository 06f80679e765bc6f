import { hasNoSpaces, splitUnspaced } from '../../../languages/unspaced-text.ts';

interface LineBreaks {
  /** The widest line, in pixels. */
  width: number;
  /** Whether lines are about equally long. */
  balanced: boolean;
  measure: (text: string) => number;
  locale: string;
}

/** A part of a text that stays on one line, and its width with and without the space at its end. */
interface Part {
  text: string;
  width: number;
  visibleWidth: number;
}

/** Breaks a text into lines. A word that is wider than a line stays whole. */
export function breakLines(text: string, { width, balanced, measure, locale }: LineBreaks): string[] {
  const parts = partsOf(text, locale).map((part) => {
    const visible = part.trimEnd();
    const visibleWidth = measure(visible);
    return { text: part, width: visible === part ? visibleWidth : measure(part), visibleWidth };
  });
  const lines = fillLines(parts, width);
  if (!balanced || lines.length < 2) return lines;
  // The narrowest width that needs no more lines.
  let [tooNarrow, enough] = [width / 2, width];
  while (tooNarrow + 1 < enough) {
    const middle = (tooNarrow + enough) / 2;
    if (fillLines(parts, middle).length > lines.length) tooNarrow = middle;
    else enough = middle;
  }
  return fillLines(parts, enough);
}

/**
 * Returns the first lines of a text, each within the width; the last one ends with … if there are more, after a whole
 * word where the line has one.
 */
export function limitLines(
  lines: readonly string[],
  { width, most, measure }: Pick<LineBreaks, 'width' | 'measure'> & { most: number },
): string[] {
  return lines.slice(0, most).map((line, index) => {
    if (measure(line) <= width && (index < most - 1 || lines.length <= most)) return line;
    const letters = [...line];
    while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
    const kept = letters.join('');
    const words = /\s/.test(line.charAt(kept.length)) ? kept : kept.replace(/\s\S*$/, '');
    return `${(kept === line ? kept : words).trimEnd()}…`;
  });
}

/**
 * Divides a text where lines may break: after spaces, hyphens, dashes and slashes; not between a number and what it counts,
 * as in `losing 40 people`.
 */
function partsOf(text: string, locale: string): string[] {
  const parts = text.split(
    /(?<=[ \u2000-\u2006\u2008-\u200a])(?<!(?<!\p{N})\p{N}{1,3} (?=\p{L}))(?! )|(?<=[\p{L}\p{N}][-\u2010/])(?=\p{L})|(?<=[–—|])(?![\d ])/u,
  );
  return hasNoSpaces.test(text) ? parts.flatMap((part) => splitUnspaced(part, locale)) : parts;
}

function fillLines(parts: readonly Part[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let filled = 0;
  for (const part of parts) {
    if (line !== '' && filled + part.visibleWidth > width) {
      lines.push(line.trimEnd());
      line = '';
      filled = 0;
    }
    line += part.text;
    filled += part.width;
  }
  return [...lines, line.trimEnd()];
}
