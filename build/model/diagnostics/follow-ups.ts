import type { Diagnostic, Place } from '../diagnostic.ts';

/** The diagnostics of a page or shared part, with the addresses of the pages that show it. */
export interface PageDiagnostic {
  diagnostics: readonly Diagnostic[];
  pages: readonly string[];
}

/** Returns the id of an interface text that a language lacks, or that no language has, for `causes` and `followsFrom`. */
export function missingTextId(key: string, locale?: string): string {
  return `text ${key} in ${locale ?? 'no language'}`;
}

/** Returns the key of an interface text that no language has, by its id. */
function parseUnknownText(causes: string): string | undefined {
  return /^text (.+) in no language$/.exec(causes)?.[1];
}

/** Returns the id of a language that the site does not have, or no file is in, for `causes` and `followsFrom`. */
export function missingLanguageId(locale: string): string {
  return `language ${locale}`;
}

/** Returns the missing language that `followsFrom` names. */
export function parseMissingLanguage(followsFrom: string | undefined): string | undefined {
  return followsFrom === undefined ? undefined : /^language (.+)$/.exec(followsFrom)?.[1];
}

/** Returns the id of a missing file, for `causes` and `followsFrom`. */
export function missingFileId(path: string): string {
  return `file ${path}`;
}

/** Returns the id of a form that templates ask for and the site lacks, for `causes`: several templates may ask for it. */
export function missingFormId(id: string): string {
  return `form ${id}`;
}

/** Returns the id of a row that the route table lacks, for `causes` and `followsFrom`. */
export function missingRowId(part: 'pages' | 'families', id: string): string {
  return `row ${part}: ${id}`;
}

/** Returns the id of a mistake in a template, for `causes`: what many pages show is reported once. */
export function templateMistakeId(
  { code, message }: Pick<Diagnostic, 'code' | 'message'>,
  { file, line, column }: Place,
): string {
  return `${code} ${file}:${line}:${column} ${message}`;
}

/** Returns the id of what a line of a template throws, for `causes`: components and facets of several types may call it. */
export function thrownId({ file, line, column }: Place, thrown: string): string {
  return `template ${file}:${line}:${column} ${thrown}`;
}

/**
 * Merges diagnostics of several pages with the same cause into one that says how many pages show it. Keeps the
 * diagnostic of the first page by address, because threads render in another order each time.
 */
export function mergeRepeated(reported: readonly PageDiagnostic[]): Diagnostic[] {
  const alone: Diagnostic[] = [];
  const shown = new Map<string, ShownDiagnostic>();
  const byAddress = reported
    .filter(({ diagnostics }) => diagnostics.length > 0)
    .map((one) => ({ ...one, pages: [...one.pages].sort() }));
  byAddress.sort(({ pages: [a = ''] }, { pages: [b = ''] }) => (a < b ? -1 : a > b ? 1 : 0));
  for (const { diagnostics, pages } of byAddress) {
    for (const diagnostic of diagnostics) {
      const { causes } = diagnostic;
      if (causes === undefined) {
        alone.push(diagnostic);
        continue;
      }
      const known = shown.get(causes) ?? { diagnostic, causes: new Set([causes]), pages: new Set() };
      shown.set(causes, known);
      for (const page of pages) known.pages.add(page);
    }
  }
  return [
    ...alone,
    ...groupUnknownTexts([...shown.values()]).map(({ diagnostic, causes, pages }) =>
      nameShowingPages(mergeUnknownTexts(diagnostic, [...causes]), [...pages].sort()),
    ),
  ];
}

/** A diagnostic, what it is about, and the pages that show it. */
interface ShownDiagnostic {
  diagnostic: Diagnostic;
  causes: Set<string>;
  pages: Set<string>;
}

/** Puts together the unknown interface texts that a template asks for at one place: it computes them in a loop. */
function groupUnknownTexts(shown: readonly ShownDiagnostic[]): ShownDiagnostic[] {
  const groups = new Map<string, ShownDiagnostic>();
  for (const one of shown) {
    const { file, line, column, causes = '' } = one.diagnostic;
    const group = parseUnknownText(causes) === undefined ? causes : `unknown text at ${file}:${line}:${column}`;
    const known = groups.get(group);
    if (!known) groups.set(group, one);
    for (const cause of known ? one.causes : []) known?.causes.add(cause);
    for (const page of known ? one.pages : []) known?.pages.add(page);
  }
  return [...groups.values()];
}

/** Names the keys of all interface texts that a place of a template asks for and no language has, if there are several. */
function mergeUnknownTexts(diagnostic: Diagnostic, causes: readonly string[]): Diagnostic {
  if (causes.length < 2) return diagnostic;
  const keys = causes.flatMap((id) => parseUnknownText(id) ?? []).map((key) => `"${key}"`);
  return {
    ...diagnostic,
    message: `No language has the interface texts ${listFirst(keys.sort(), 'other')}.`,
    hint: 'The template computes their keys. Let it compute those of texts in content/strings/, or add these to each file there.',
    alsoCauses: causes,
  };
}

/** Writes the first three of a list, and how many others there are. */
function listFirst(items: readonly string[], noun: string): string {
  const count = items.length - 3;
  const named = count > 0 ? [...items.slice(0, 3), `${count} ${count === 1 ? noun : `${noun}s`}`] : items;
  return [named.slice(0, -1).join(', '), ...named.slice(-1)].filter(Boolean).join(' and ');
}

/** Adds the first three of the pages that show a mistake to its message, and how many others do. */
export function nameShowingPages(diagnostic: Diagnostic, pages: readonly string[]): Diagnostic {
  const all = [...new Set(pages)];
  return {
    ...diagnostic,
    message: `${diagnostic.message.replace(/\.$/, '')}; ${listFirst(all, 'other page')} ${all.length === 1 ? 'shows' : 'show'} it.`,
  };
}

/**
 * Removes diagnostics that repeat another one: with the same cause, of a document at a line that its page already reports,
 * and missing glyphs inside a value that is reported itself.
 */
export function withoutFollowUps(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const lineOf = (d: Diagnostic) => `${d.file}:${d.line}`;
  const lines = new Set(diagnostics.filter((d) => d.code !== 'pdf-source').map(lineOf));
  const wrong = diagnostics.filter(({ code }) => code === 'invalid-value');
  const reported = new Set(diagnostics.flatMap(causesOf));
  return diagnostics.flatMap(({ causes: _, alsoCauses: __, followsFrom, ...diagnostic }) => {
    const repeats =
      (followsFrom !== undefined && reported.has(followsFrom)) ||
      (diagnostic.code === 'pdf-source' && lines.has(lineOf(diagnostic))) ||
      (diagnostic.code === 'missing-glyph' && wrong.some((value) => isWithin(diagnostic, value)));
    return repeats ? [] : [diagnostic];
  });
}

/** Removes what others report too: a missing interface text is reported once, with the pages that show it. */
export function withoutReported(found: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic[] {
  const reported = new Set(others.flatMap(causesOf));
  return found.filter(({ causes }) => causes === undefined || !reported.has(causes));
}

/** Returns everything that a diagnostic is about. */
function causesOf({ causes, alsoCauses = [] }: Diagnostic): readonly string[] {
  return causes === undefined ? alsoCauses : [causes, ...alsoCauses];
}

function isWithin(inner: Diagnostic, outer: Diagnostic): boolean {
  if (inner.file !== outer.file || inner.line !== outer.line) return false;
  return inner.column >= outer.column && inner.column < outer.column + (outer.length ?? 1);
}
