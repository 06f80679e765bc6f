import type { Entry, Place } from '../model.ts';
import { lineAndColumn } from '../positions.ts';

/** Finds where an entry's files write a piece of text: its words first, then its facts, then the menus. */
export function findPlace(entry: Entry, text: string, readText: (path: string) => string): Place & { length: number } {
  return findText([entry.source.words, entry.source.facts, 'navigation.yaml', 'routes.yaml'], text, readText);
}

/** Finds which of the files writes a piece of text, and where; else the beginning of the first. */
export function findText(
  files: readonly [string, ...string[]],
  text: string,
  readText: (path: string) => string,
): Place & { length: number } {
  for (const file of files) {
    const source = readSafely(readText, file);
    for (const part of [text, beginningOf(text)]) {
      const offset = offsetOf(source, part);
      if (offset !== -1) return { file, ...lineAndColumn(source, offset), length: part.length };
    }
  }
  return { file: files[0], line: 1, column: 1, length: 1 };
}

/** The first words: YAML may fold longer text over several lines. */
function beginningOf(text: string): string {
  return text.split(/\s+/, 4).join(' ');
}

/** The offset of the text as a whole word, so that `/a/` is not found in `/b/a/`. */
function offsetOf(source: string, text: string): number {
  for (let offset = source.indexOf(text); offset !== -1; offset = source.indexOf(text, offset + 1)) {
    const before = source[offset - 1] ?? ' ';
    const after = source[offset + text.length] ?? ' ';
    if (!/[\w/#-]/.test(before) && !/[\w/#-]/.test(after)) return offset;
  }
  return -1;
}

function readSafely(readText: (path: string) => string, file: string): string {
  try {
    return readText(file);
  } catch {
    return '';
  }
}
