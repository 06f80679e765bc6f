import { posix } from 'node:path';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { formatCount } from '../format-count.ts';
import type { NextChange } from '../next-change.ts';
import { formatJunit } from './junit.ts';
import { formatSarif } from './sarif.ts';

/** The formats of reports: for people, for programs, and for CI servers and code hosts. */
export const reportFormats = ['text', 'json', 'github', 'sarif', 'junit'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export interface ReportOptions {
  format: ReportFormat;
  /** Returns the text of a content file, for excerpts. */
  readText: (file: string) => string | undefined;
  /** The prefix of file names: the path of the content folder from the working directory. */
  folder: string;
  /** The next change by date, for the JSON report. */
  nextChange?: NextChange;
  /** Whether warnings fail, as in strict runs. Only JUnit shows this. */
  strict?: boolean;
}

/** Sorts diagnostics by file and position, errors before warnings at the same position. Removes duplicates. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((d) => [`${d.file}\0${d.line}\0${d.column}\0${d.code}\0${d.message}`, d]));
  return [...unique.values()].sort(
    (a, b) =>
      comparePlaces(a, b) ||
      compare(a.severity, b.severity) ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
}

/** Orders places by file, line and column. */
export function comparePlaces(a: Place, b: Place): number {
  return compare(a.file, b.file) || a.line - b.line || a.column - b.column;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Formats sorted diagnostics: as text with excerpts, or in a format for machines. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: ReportOptions): string {
  const named = diagnostics.map((d) => ({ ...d, file: posix.join(options.folder, d.file) }));
  const textsOf = (shown: readonly Diagnostic[]) => {
    const excerptOf = createExcerpts(options.readText);
    return shown.map((d) => formatText(d, posix.join(options.folder, d.file), excerptOf(d)));
  };
  switch (options.format) {
    case 'json': {
      const { nextChange } = options;
      return `${JSON.stringify({ diagnostics: named, ...(nextChange ? { nextChange } : {}) }, null, 2)}\n`;
    }
    case 'github':
      return named.map(formatAnnotation).join('');
    case 'sarif':
      return formatSarif(named);
    case 'junit':
      return formatJunit(named, { texts: textsOf(diagnostics), strict: options.strict ?? false });
    case 'text': {
      const { shown, more } = shorten(diagnostics);
      const rest = [...more.values()].map(
        ({ last: { file, severity, code }, count }) =>
          `${posix.join(options.folder, file)}: ${severity}: ${formatCount(count)} more [${code}]; --format json lists all.\n`,
      );
      return [...textsOf(shown), ...rest].join('\n');
    }
  }
}

/** After so many diagnostics of one code in one file, people get only the number of the others. */
const mostShown = 30;

/** Separates the diagnostics that are shown to people from those that are only counted, by file and code. */
function shorten(diagnostics: readonly Diagnostic[]) {
  const shown: Diagnostic[] = [];
  const counts = new Map<string, number>();
  const more = new Map<string, { last: Diagnostic; count: number }>();
  for (const diagnostic of diagnostics) {
    const key = `${diagnostic.file}\0${diagnostic.severity}\0${diagnostic.code}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= mostShown) shown.push(diagnostic);
    else more.set(key, { last: diagnostic, count: count - mostShown });
  }
  return { shown, more };
}

/** Files that have excerpts. */
const isText = /\.(ya?ml|md|txt|po|xlf|xliff|tsx?|css)$/;

function formatText(d: Diagnostic, file: string, excerpt: string | undefined): string {
  const lines = [`${file}:${d.line}:${d.column}: ${d.severity}: ${showControls(d.message)} [${d.code}]`];
  if (excerpt) lines.push(excerpt);
  if (d.hint) lines.push(`  ${showControls(d.hint)}`);
  return `${lines.join('\n')}\n`;
}

/**
 * Creates a function that returns the excerpt of a diagnostic. It keeps the lines of the last file, because thousands
 * of diagnostics may be of one.
 */
export function createExcerpts(readText: ReportOptions['readText']): (d: Diagnostic) => string | undefined {
  let last: { file: string; lines: string[] } | undefined;
  return (d) => {
    if (!isText.test(d.file)) return undefined;
    if (last?.file !== d.file) last = { file: d.file, lines: readText(d.file)?.split('\n') ?? [] };
    return excerptOf(last.lines, d);
  };
}

/** Returns the line of the mistake with a caret below it, cut to the width of a terminal. */
function excerptOf(lines: readonly string[], d: Diagnostic): string | undefined {
  const line = lines[d.line - 1]?.replace(/^\uFEFF|\r$/g, '');
  if (line === undefined || line.trim() === '') return undefined;
  const width = 100;
  const start = d.column - 1 > width - 20 ? d.column - 40 : 0;
  const shown = showControls(line.slice(start, start + width).replace(/\t/g, '→'));
  const gutter = `  ${d.line} | `;
  const carets = '^'.repeat(Math.max(1, Math.min(d.length ?? 1, shown.length - (d.column - 1 - start))));
  return `${gutter}${shown}\n${' '.repeat(gutter.length - 2)}| ${' '.repeat(d.column - 1 - start)}${carets}`;
}

/** Replaces characters that could break or reverse a line, also isolates that a text may have, or control the terminal. */
function showControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, controlPicture);
}

/** Returns the visible picture of a control character, such as `␛`. */
function controlPicture(character: string): string {
  const code = character.charCodeAt(0);
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : '␦';
}

function formatAnnotation(d: Diagnostic): string {
  const data = (value: string) => value.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const property = (value: string) => data(value).replace(/:/g, '%3A').replace(/,/g, '%2C');
  const message = d.hint ? `${d.message}\n${d.hint}` : d.message;
  return `::${d.severity} file=${property(d.file)},line=${d.line},col=${d.column},title=${property(d.code)}::${data(message)}\n`;
}
