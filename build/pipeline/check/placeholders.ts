import { parseMarkdown } from '../../formats/markdown/parse.ts';
import { textOf } from '../../formats/markdown/tree.ts';
import { createPlacers, extractBody } from '../../formats/yaml/positions.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Entry } from '../../model/entry.ts';
import { findPlaceholder } from '../../model/placeholder.ts';
import { isDraft } from '../../model/unpublished.ts';
import type { CheckInput } from './input.ts';

/**
 * Finds placeholders in the facts and texts of entries, including entries of a later day: on that day it is too late.
 * Rendering finds placeholders in bodies, except in entries that are not rendered yet.
 */
export function checkPlaceholders({
  site,
  findPlace,
  readText,
}: Pick<CheckInput, 'site' | 'findPlace' | 'readText'>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const place = createPlacers(readText);
  const entries = [...site.entries.values()].flatMap((localized) => [...localized.values()]);
  const reported = new Set<string>();
  for (const entry of [...entries, ...site.hidden]) {
    const problem = findPlaceholderFacts(entry);
    if (problem && !reported.has(entry.ref))
      diagnostics.push(
        place(entry.source.facts, { ...problem, severity: 'error', at: { path: ['placeholders'], key: true } }),
      );
    reported.add(entry.ref);
    forEachText(entry.words, (text) => {
      const problem = findPlaceholder(entry, text);
      if (problem) diagnostics.push({ ...problem, severity: 'error', ...findPlace(entry, text) });
    });
  }
  return [...diagnostics, ...site.hidden.flatMap((entry) => findInBody(entry, readText) ?? [])];
}

/** Finds a placeholder in the text of an entry that is not rendered yet. */
function findInBody(entry: Entry, readText: CheckInput['readText']): Diagnostic | undefined {
  const file = entry.source.words;
  const { text, line } = extractBody(readText(file));
  const [first] = parseMarkdown(text).children;
  const problem = first && findPlaceholder(entry, textOf(first));
  const { start } = first?.position ?? {};
  return problem && start && { ...problem, severity: 'error', file, line: line + start.line - 1, column: start.column };
}

/** Explains that facts of an entry are those that `npm run new` made up. Drafts may have such facts. */
function findPlaceholderFacts(entry: Entry): Pick<Diagnostic, 'code' | 'message' | 'hint'> | undefined {
  const { placeholders } = entry.facts;
  if (isDraft(entry) || !Array.isArray(placeholders)) return undefined;
  return {
    code: 'unwritten-text',
    message: `Nobody has checked these facts of ${entry.ref}, which npm run new made up: ${placeholders.join(', ')}.`,
    hint: 'Correct them and remove this list, or keep the entry back with draft: true.',
  };
}

function forEachText(value: unknown, look: (text: string) => void): void {
  if (typeof value === 'string') look(value);
  else if (value !== null && typeof value === 'object')
    for (const inner of Object.values(value)) forEachText(inner, look);
}
