import type { Diagnostic } from '../model/diagnostic.ts';

/** What is told of a page, or of a part that pages share, with the addresses of these pages. */
export interface PageDiagnostic {
  diagnostics: readonly Diagnostic[];
  pages: readonly string[];
}

/** Names the lack of an interface text in a language, for those who tell of it and those who repeat it. */
export function lackOf(key: string, locale: string): string {
  return `text ${key} in ${locale}`;
}

/** Names that the site does not have a language, for those who tell of it and those who repeat it. */
export function lackOfLanguage(locale: string): string {
  return `language ${locale}`;
}

/** Returns the language that something follows from the lack of. */
export function lackingLanguage(followsFrom: string | undefined): string | undefined {
  return followsFrom === undefined ? undefined : /^language (.+)$/.exec(followsFrom)?.[1];
}

/** Names that the content lacks a file, for those who tell where it is instead and those who repeat it. */
export function lackOfFile(path: string): string {
  return `file ${path}`;
}

/** Puts together what pages tell alike of one thing → each once, and how many pages show it. */
export function mergeRepeated(told: readonly PageDiagnostic[]): Diagnostic[] {
  const alone: Diagnostic[] = [];
  const shown = new Map<string, { diagnostic: Diagnostic; pages: Set<string> }>();
  for (const { diagnostics, pages } of told) {
    for (const diagnostic of diagnostics) {
      const { causes } = diagnostic;
      if (causes === undefined) {
        alone.push(diagnostic);
        continue;
      }
      const known = shown.get(causes) ?? { diagnostic, pages: new Set() };
      shown.set(causes, known);
      for (const page of pages) known.pages.add(page);
    }
  }
  return [...alone, ...[...shown.values()].map(({ diagnostic, pages }) => withPages(diagnostic, [...pages].sort()))];
}

function withPages(diagnostic: Diagnostic, [first = '', ...others]: readonly string[]): Diagnostic {
  const count = others.length;
  const who =
    count === 0 ? `${first} shows it` : `${first} and ${count} other ${count === 1 ? 'page' : 'pages'} show it`;
  return { ...diagnostic, message: `${diagnostic.message.replace(/\.$/, '')}; ${who}.` };
}

/**
 * Drops what only repeats another diagnostic: what echoes what another is about, what a document says of a line that is
 * reported already, because its text is a page's too, and letters of a value that is reported as a whole.
 */
export function withoutFollowUps(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const lineOf = (d: Diagnostic) => `${d.file}:${d.line}`;
  const lines = new Set(diagnostics.filter((d) => d.code !== 'pdf-source').map(lineOf));
  const wrong = diagnostics.filter(({ code }) => code === 'invalid-value');
  const told = new Set(diagnostics.flatMap(({ causes }) => causes ?? []));
  return diagnostics.flatMap(({ causes: _, followsFrom, ...diagnostic }) => {
    const repeats =
      (followsFrom !== undefined && told.has(followsFrom)) ||
      (diagnostic.code === 'pdf-source' && lines.has(lineOf(diagnostic))) ||
      (diagnostic.code === 'missing-glyph' && wrong.some((value) => isWithin(diagnostic, value)));
    return repeats ? [] : [diagnostic];
  });
}

function isWithin(inner: Diagnostic, outer: Diagnostic): boolean {
  if (inner.file !== outer.file || inner.line !== outer.line) return false;
  return inner.column >= outer.column && inner.column < outer.column + (outer.length ?? 1);
}
