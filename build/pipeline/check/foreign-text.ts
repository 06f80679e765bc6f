import type { LanguageDetector } from '../../languages/detect-language.ts';
import { languageName } from '../../languages/language-name.ts';
import { createLineCounter } from '../../model/files/line-counter.ts';
import type { CachedFindings, Finding } from '../../model/finding.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import type { Unit } from '../../model/unit.ts';
import type { StrictInput } from './input.ts';

interface ForeignTextInput {
  files: ReadonlyMap<string, ParsedFile>;
  known: ReadonlyMap<string, CachedFindings>;
  readText: (path: string) => string;
  /** Splits a file into the texts that are translated. */
  unitsOf: (path: string) => Unit[];
  languageOf: LanguageDetector;
}

/** Lists the texts that seem to be in another language than their file. */
export function listForeignTexts({ foreignTexts }: Pick<StrictInput, 'foreignTexts'>): Finding[] {
  return [...foreignTexts.values()].flatMap(({ found }) => found);
}

/** Finds texts that seem to be in another language than their file → file → findings. */
export function findForeignText(input: ForeignTextInput): Map<string, CachedFindings> {
  return new Map(
    [...input.files.values()].map((file): [string, CachedFindings] => {
      const before = input.known.get(file.path);
      if (before?.digest === file.digest) return [file.path, before];
      return [file.path, { digest: file.digest, found: mayBeForeign(file, input) ? foundIn(file.path, input) : [] }];
    }),
  );
}

function foundIn(path: string, { readText, unitsOf, languageOf }: ForeignTextInput): Finding[] {
  const units = unitsOf(path).filter(({ kind }) => kind !== 'slug' && kind !== 'code');
  const text = readText(path);
  const placeOf = createLineCounter(text);
  return units.flatMap((unit) => {
    const language = languageOf(unit.text, unit.locale);
    if (language === undefined) return [];
    const start = unit.range.start + (/^[>|][-+\d]*\s+/.exec(text.slice(unit.range.start))?.[0].length ?? 0);
    return [
      {
        subject: path.endsWith('.md') ? path : `${path} ${unit.key}`,
        diagnostic: {
          code: 'foreign-text',
          severity: 'warning',
          message: `This text seems to be in ${languageName(language)}; it should be in ${languageName(unit.locale)}.`,
          hint: `Translate it; where it is meant so, declare it in exceptions.yaml under foreign-text: ${path.endsWith('.md') ? path : `${path} ${unit.key}`}.`,
          file: path,
          ...placeOf(start),
          length: Math.max(1, text.slice(start, unit.range.end).split('\n', 1)[0]?.length ?? 1),
        },
      },
    ];
  });
}

/**
 * Returns whether a file may have foreign text. This estimate is faster than splitting the file into texts, and rules
 * out most files.
 */
function mayBeForeign(file: ParsedFile, { readText, languageOf }: ForeignTextInput): boolean {
  if (!/^(strings|forms)\/|^navigation\.yaml$|\.md$/.test(file.path)) return false;
  const locale = /(?<=^|\/)([^/]+)\.md$/.exec(file.path)?.[1] ?? /^strings\/([^/]+)\.yaml$/.exec(file.path)?.[1];
  // Only a few files have all languages in them, so they are always split.
  if (locale === undefined) return true;
  const isForeign = (text: string) => languageOf(text, locale) !== undefined;
  if (textsOf(file.data).some(isForeign)) return true;
  return file.bodyStart !== -1 && readText(file.path).slice(file.bodyStart).split(blockEnd).some(isForeign);
}

const blockEnd = /\n\s*\n|\n(?=\s*(?:[-*+#>]|\d+\.)\s)|\|/;

function textsOf(data: unknown): string[] {
  if (typeof data === 'string') return data.split(/\n\s*\n/);
  return data !== null && typeof data === 'object' ? Object.values(data).flatMap(textsOf) : [];
}
