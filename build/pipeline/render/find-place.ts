import { inspectMarkdown } from '../../formats/markdown/inspect.ts';
import { parseMarkdown } from '../../formats/markdown/parse.ts';
import { findInSource } from '../../formats/yaml/find-in-source.ts';
import { extractBody, locateYaml } from '../../formats/yaml/positions.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { Entry } from '../../model/entry.ts';
import { lineAndColumn } from '../../model/files/line-counter.ts';

/** A place, and how long the text there is. */
type Span = Place & { length: number };

/** Finds where an entry's files write a piece of text: its words first, then its facts, then the menus. */
export function findWritten(entry: Entry, text: string, readText: (path: string) => string): Span | undefined {
  return findTextIn([entry.source.words, entry.source.facts, 'navigation.yaml'], text, readText);
}

/** Finds where an entry's files write a character of a field, whose lines they may fold. */
export function findInField(
  entry: Entry,
  { value, offset }: { value: string; offset: number },
  readText: (path: string) => string,
): Place | undefined {
  for (const file of [entry.source.words, entry.source.facts]) {
    const source = readSafely(readText, file);
    const at = findInSource(source, value, offset);
    if (at !== -1) return { file, ...lineAndColumn(source, at) };
  }
  return undefined;
}

/** Finds where an entry's files write a character of a field; else the beginning of the entry's words. */
export function findPlace(entry: Entry, text: string, readText: (path: string) => string): Span {
  return findWritten(entry, text, readText) ?? beginningOfFile(entry.source.words);
}

/**
 * Finds the source of an id in an entry's page: the heading of its text that gets the id, or the field that sets it.
 */
export function findId(entry: Entry, id: string, readText: (path: string) => string): Span {
  const file = entry.source.words;
  const { text, line } = extractBody(readSafely(readText, file));
  const heading = inspectMarkdown(parseMarkdown(text)).headings.find((one) => one.id === id);
  if (!heading) return findPlace(entry, id, readText);
  const { at } = heading;
  const written = text.split('\n')[at.line - 1]?.slice(at.column - 1) ?? '';
  // The words follow the number signs, if the heading has them.
  const signs = /^#+\s+/.exec(written)?.[0].length ?? 0;
  return { file, line: line + at.line - 1, column: at.column + signs, length: heading.text.length };
}

/** Finds which of the files writes a piece of text, and where; else the beginning of the first. */
export function findText(
  files: readonly [string, ...string[]],
  text: string,
  readText: (path: string) => string,
): Span {
  return findTextIn(files, text, readText) ?? beginningOfFile(files[0]);
}

function beginningOfFile(file: string): Span {
  return { file, line: 1, column: 1, length: 1 };
}

function findTextIn(files: readonly string[], text: string, readText: (path: string) => string): Span | undefined {
  for (const file of files) {
    const source = readSafely(readText, file);
    for (const part of [text, ...waysToWrite(text), beginningOf(text)]) {
      const offset = offsetOf(source, part);
      if (offset !== -1) return { file, ...lineAndColumn(source, offset), length: part.length };
    }
    const whole = text.length > 1 && text.startsWith('/') ? withHost(source, text) : undefined;
    if (whole) return { file, ...lineAndColumn(source, whole.offset), length: whole.length };
  }
  return undefined;
}

/** Finds a key of a YAML file; where it is not there, the one above it that is. */
export function findKey(file: string, path: readonly string[], readText: (path: string) => string): Span {
  const text = readSafely(readText, file);
  const { offset, length } = locateYaml(text, path, true);
  return { file, ...lineAndColumn(text, offset), length };
}

/**
 * Returns other forms in which content may write a text: with no-break spaces as escapes of YAML, `&` as `&amp;`, and
 * escapes of an address decoded or in lower case.
 */
function waysToWrite(address: string): string[] {
  if (address.includes('\u00a0')) return [address.replaceAll('\u00a0', '\\_')];
  if (address.includes('&')) return [address.replaceAll('&', '&amp;')];
  if (!address.includes('%')) return [];
  const small = address.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase());
  try {
    return [decodeURI(address), decodeURIComponent(address), small];
  } catch {
    return [small];
  }
}

/** Returns the first words: YAML may fold longer text over several lines, though not at a no-break space. */
function beginningOf(text: string): string {
  return text.split(/[ \t\r\n]+/, 4).join(' ');
}

/** Returns the offset of the text as a whole word, so that `/a/` is not found in `/b/a/`. */
function offsetOf(source: string, text: string): number {
  for (let offset = source.indexOf(text); offset !== -1; offset = source.indexOf(text, offset + 1)) {
    const before = source[offset - 1] ?? ' ';
    const after = source[offset + text.length] ?? ' ';
    if (!/[\w/#-]/.test(before) && !/[\w/#-]/.test(after)) return offset;
  }
  return -1;
}

/** Returns where a path is written with the host before it. */
function withHost(source: string, path: string): { offset: number; length: number } | undefined {
  for (let at = source.indexOf(path); at !== -1; at = source.indexOf(path, at + 1)) {
    const host = /https:\/\/[\w.:-]+$/.exec(source.slice(Math.max(0, at - 200), at))?.[0];
    if (host !== undefined && !/[\w/#-]/.test(source[at + path.length] ?? ' '))
      return { offset: at - host.length, length: host.length + path.length };
  }
  return undefined;
}

function readSafely(readText: (path: string) => string, file: string): string {
  try {
    return readText(file);
  } catch {
    return '';
  }
}
