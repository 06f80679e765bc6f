import { hintAtPackage } from '../../../formats/fonts/script-package.ts';
import { blankUnshown } from '../../../formats/markdown/shown-text.ts';
import { extractBody } from '../../../formats/yaml/positions.ts';
import { codePoint } from '../../../model/code-point.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { lineAndColumn } from '../../../model/files/line-counter.ts';
import type { Site } from '../../../model/site.ts';
import type { ParsedFile } from '../../../model/source-file.ts';
import type { MadeFonts } from './font-files.ts';

interface MissingGlyphsInput {
  files: ReadonlyMap<string, ParsedFile>;
  site: Pick<Site, 'config'>;
  readText: (path: string) => string;
}

/** Finds the characters that the site's fonts must have and lack. */
export function findMissingGlyphs(
  { files, site, readText }: MissingGlyphsInput,
  { missing: lost }: Pick<MadeFonts, 'missing'>,
): Diagnostic[] {
  if (lost.length === 0) return [];
  const { locales, defaultLocale } = site.config;
  const localeOf = (path: string) => locales.find(({ id }) => path.includes(`/${id}.`))?.id ?? defaultLocale;
  return [...files.values()].flatMap((file) => {
    const missing = new Set(lost.filter((character) => file.characters.includes(character)));
    return missing.size === 0
      ? []
      : runsIn(shownText(file.path, readText(file.path)), missing).map((run) =>
          explainRun(file.path, run, localeOf(file.path)),
        );
  });
}

/** Returns a file with spaces in place of code and addresses, which are not set in a typeface of the site. */
function shownText(path: string, text: string): string {
  if (!path.endsWith('.md')) return text;
  const { text: body, start } = extractBody(text);
  return text.slice(0, start) + blankUnshown(body);
}

/** A stretch of text with characters that fonts lack. */
interface Run {
  text: string;
  line: number;
  column: number;
}

/** Returns a pattern that matches one of several characters. */
export function patternOf(characters: ReadonlySet<string>): RegExp {
  const codes = [...characters].map((character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
  return new RegExp(`[${codes.join('')}]`, 'u');
}

/** Finds runs of text with missing characters; the first run of each character is enough. */
export function runsIn(text: string, missing: ReadonlySet<string>): Run[] {
  const reported = new Set<string>();
  const one = patternOf(missing).source;
  const runs = new RegExp(`${one}(?:(?:${one}|[ \\p{P}\\p{M}])*${one})?\\p{M}*`, 'gu');
  return [...text.matchAll(runs)].flatMap(({ 0: run, index }) => {
    const fresh = [...run].filter((character) => missing.has(character) && !reported.has(character));
    for (const character of fresh) reported.add(character);
    return fresh.length === 0 ? [] : [{ text: run, ...lineAndColumn(text, index) }];
  });
}

function explainRun(file: string, run: Run, locale: string): Diagnostic {
  return {
    code: 'missing-glyph',
    severity: 'error',
    file,
    line: run.line,
    column: run.column,
    length: run.text.length,
    message: `The site’s fonts have no ${[...run.text].length === 1 ? '' : 'characters for '}${quoteRun(run.text)}.`,
    hint: hintAtGlyph(run.text, locale),
    alsoCauses: Array.from(run.text, glyphMistakeId),
  };
}

/** Returns what identifies the mistake that no typeface has a character. */
export const glyphMistakeId = (character: string): string => `no glyph for ${character}`;

/** Quotes the beginning of a text, and gives the code of a single character. */
export function quoteRun(text: string): string {
  // A letter keeps its marks.
  const [start = ''] = /^(?:.\p{M}*){0,40}/su.exec(text) ?? [];
  if ([...text].length > 1) return `"${start}${start.length < text.length ? '…' : ''}"`;
  return `"${text}" (${codePoint(text)})`;
}

/** Says how to have a character, or to do without it. */
export function hintAtGlyph(text: string, locale: string): string {
  return hintAtPackage(text, locale) ?? 'Write it another way.';
}
