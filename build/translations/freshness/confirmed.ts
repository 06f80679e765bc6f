import { digestOf } from '../../model/files/digest.ts';
import { groupPairs } from '../../model/group-by.ts';
import type { Unit } from '../../model/unit.ts';

/** The folder, below the content, of what has been confirmed. */
export const confirmedFolder = 'translations';

/**
 * Returns the file of a language: for each text, the fingerprint of the source's words that its translation was
 * confirmed for.
 */
export function confirmedFile(locale: string): string {
  return `${confirmedFolder}/${locale}.txt`;
}

/** The file with the source's words by fingerprint, which every language's file refers to. */
export const wordsFile = `${confirmedFolder}/source-words.txt`;

/**
 * Key of a text → fingerprints that it was confirmed for: one, or several where branches with different ones were
 * merged by keeping the lines of both.
 */
export type Confirmed = ReadonlyMap<string, readonly string[]>;

/**
 * Computes the fingerprint of a text → 10 characters. It ignores the targets of links: they change when an entry is
 * renamed, and strict checks compare them between languages.
 */
export function fingerprintOf({ text }: Pick<Unit, 'text'>): string {
  return digestOf(text.replace(/\]\([^\s()]*/g, '](')).slice(0, 10);
}

/** Splits a language's file by resource → its lines, unparsed: most are never looked into. */
export function splitConfirmed(text: string): Map<string, string> {
  const groups = new Map<string, string>();
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    const stop = end === -1 ? text.length : end;
    const space = text.indexOf(' ', start);
    if (text[start] !== '#' && space > start && space < stop) {
      const resource = text.slice(start, space);
      groups.set(resource, `${groups.get(resource) ?? ''}${text.slice(space + 1, stop)}\n`);
    }
    start = stop + 1;
  }
  return groups;
}

/** Parses the lines of one resource. Lines that cannot be read confirm nothing. */
export function parseConfirmed(lines: string): Map<string, string[]> {
  return groupPairs(
    Array.from(lines.matchAll(/^(.+) ([\w-]{10})\r?$/gm), ([, key = '', fingerprint = '']) => [key, fingerprint]),
  );
}

/** Writes a language's file: one line a text, sorted by resource, so that two people's changes merge. */
export function formatConfirmed(resources: ReadonlyMap<string, Confirmed>, locale: string): string {
  const lines = [...resources]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([resource, confirmed]) =>
      [...confirmed].flatMap(([key, fingerprints]) =>
        fingerprints.map((fingerprint) => `${resource} ${key} ${fingerprint}`),
      ),
    );
  return [
    `# Which words the ${locale} texts were confirmed for. Written by: npm run translations -- confirm`,
    ...lines,
    '',
  ].join('\n');
}

/** Parses the words by fingerprint. Lines that cannot be read are left out. */
export function parseWords(text: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, fingerprint, quoted] = /^([\w-]{10}) (".*")\r?$/.exec(line) ?? [];
    const text = quoted === undefined ? undefined : unquote(quoted);
    if (fingerprint !== undefined && text !== undefined) words.set(fingerprint, text);
  }
  return words;
}

/** Writes the words by fingerprint, sorted by it: lines that are added in two branches rarely touch. */
export function formatWords(words: ReadonlyMap<string, string>): string {
  const lines = [...words]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([fingerprint, text]) => `${fingerprint} ${JSON.stringify(text)}`);
  return [
    '# The source’s words that translations were confirmed for. Written by: npm run translations -- confirm',
    ...lines,
    '',
  ].join('\n');
}

function unquote(quoted: string): string | undefined {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return undefined;
  }
}
