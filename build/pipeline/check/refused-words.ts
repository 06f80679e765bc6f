import { createLineCounter } from '../../model/files/line-counter.ts';
import type { Finding } from '../../model/finding.ts';
import { type Glossary, type GlossaryRow, glossaryFile, normalizeWord } from './glossary.ts';
import type { StrictInput } from './input.ts';

interface RefusedWords {
  /** Matches refused words, and wanted words that contain one. */
  pattern: RegExp;
  /** Normalized refused word → its row. */
  rows: ReadonlyMap<string, GlossaryRow>;
}

type Input = Pick<StrictInput, 'contentFiles' | 'glossary' | 'readText' | 'unitsOf'>;

/**
 * Finds words that the glossary refuses in the texts of their language. Searches whole files first, and splits only
 * those with a match into texts, because hardly any file has one.
 */
export function checkRefusedWords(input: Input): Finding[] {
  const languages = compileGlossary(input.glossary);
  if (languages.size === 0) return [];
  return [...input.contentFiles.keys()].flatMap((path) => {
    const own = languagesOf(path, languages);
    return own.length === 0 ? [] : findInFile(path, own, input);
  });
}

function compileGlossary(glossary: Glossary): Map<string, RefusedWords> {
  const filled = [...glossary].filter(([, rows]) => rows.length > 0);
  return new Map(filled.map(([id, rows]) => [id, compileRows(rows)]));
}

function compileRows(rows: readonly GlossaryRow[]): RefusedWords {
  const refused = new Map(rows.flatMap((row) => row.refused.map((word) => [normalizeWord(word), row])));
  // A wanted word may contain a refused one. It is matched as a whole, and is no finding.
  const wanted = rows
    .flatMap((row) => row.wanted.map(normalizeWord))
    .filter((word) => [...refused.keys()].some((other) => word.includes(other)));
  const words = [...refused.keys(), ...wanted].sort((a, b) => b.length - a.length);
  return { pattern: new RegExp(words.map(patternOf).join('|'), 'giu'), rows: refused };
}

/** Returns the pattern of a whole word, which may have line breaks, marks of quotations and escapes of YAML in it. */
function patternOf(word: string): string {
  const written = word
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/’/g, "['’]{1,2}")
    .replace(/-/g, '[-\u2011]')
    .replace(/ /g, '(?:\\\\_|[\\s>])+');
  const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');
  const before = isLetter(word[0]) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = isLetter(word.at(-1)) ? '(?![\\p{L}\\p{N}])' : '';
  return before + written + after;
}

/** Returns the languages that a file has texts in, with their refused words. */
function languagesOf(path: string, languages: ReadonlyMap<string, RefusedWords>): [string, RefusedWords][] {
  if (path === 'navigation.yaml' || path.startsWith('forms/')) return [...languages];
  const id = /^strings\/([^/]+)\.yaml$/.exec(path)?.[1] ?? /\/([^/]+)\.md$/.exec(path)?.[1] ?? '';
  const words = languages.get(id);
  return words ? [[id, words]] : [];
}

function findInFile(
  path: string,
  languages: readonly [string, RefusedWords][],
  { readText, unitsOf }: Pick<Input, 'readText' | 'unitsOf'>,
): Finding[] {
  const text = readText(path);
  const placeOf = createLineCounter(text);
  return languages.flatMap(([id, refused]) => {
    if (findRefused(text, refused).length === 0) return [];
    return unitsOf(path)
      .filter(({ locale, kind }) => locale === id && kind !== 'slug' && kind !== 'code')
      .flatMap(({ range: { start, end } }) =>
        findRefused(text.slice(start, end).replace(notWords, blankOut), refused).map(({ index, ...word }) =>
          findingOf({ path, place: placeOf(start + index), ...word }),
        ),
      );
  });
}

function findRefused(text: string, { pattern, rows }: RefusedWords): Pick<FoundWord, 'found' | 'row' | 'index'>[] {
  return Array.from(text.matchAll(pattern)).flatMap(({ 0: found, index }) => {
    const row = rows.get(normalizeWord(found));
    return row ? [{ found, index, row }] : [];
  });
}

const blankOut = (mark: string): string => '\0'.repeat(mark.length);

/** Matches code, link targets, addresses, placeholders and tags. */
const notWords =
  /```[\s\S]*?```|`[^`]*`|\]\(\s*(?:<[^<>\n]*>|[^\s)]*)|\{\{[^{}]*\}\}|\$t\([^()]*\)|<\/?[a-z][^<>\n]*>|(?<![^\s<>{}()])[^\s<>{}()@]+@[^\s<>{}()]+|(?:https?:|www\.)\S+/gi;

interface FoundWord {
  path: string;
  found: string;
  index: number;
  place: { line: number; column: number };
  row: GlossaryRow;
}

function findingOf({ path, found, place, row }: Omit<FoundWord, 'index'>): Finding {
  const refused = row.refused.find((word) => normalizeWord(word) === normalizeWord(found)) ?? found;
  const wanted = row.wanted.map((word) => `"${word}"`).join(' or ');
  const subject = `${path} ${refused}`;
  return {
    subject,
    diagnostic: {
      code: 'refused-word',
      severity: 'warning',
      message: `${glossaryFile} refuses "${refused}": write ${wanted}.`,
      hint: `${row.note === '' ? '' : `${row.note} `}Where it is meant so, declare it in exceptions.yaml under refused-word: ${subject}.`,
      file: path,
      ...place,
      length: found.split('\n')[0]?.length ?? found.length,
    },
  };
}
