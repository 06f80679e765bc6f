import type { Diagnostic } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import { findPlaceholder } from '../model/placeholder.ts';
import { isDraft } from '../model/unpublished.ts';
import { createPlacers } from '../yaml/positions.ts';
import type { CheckInput } from './input.ts';

/** Finds placeholders among the facts and texts of entries. Those in bodies are found during rendering. */
export function checkPlaceholders({
  site,
  findPlace,
  readText,
}: Pick<CheckInput, 'site' | 'findPlace' | 'readText'>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const place = createPlacers(readText);
  for (const localized of site.entries.values()) {
    const [first] = localized.values();
    const problem = first && findPlaceholderFacts(first);
    if (first && problem)
      diagnostics.push(
        place(first.source.facts, { ...problem, severity: 'error', at: { path: ['placeholders'], key: true } }),
      );
    for (const entry of localized.values()) {
      forEachText(entry.words, (text) => {
        const problem = findPlaceholder(entry, text);
        if (problem) diagnostics.push({ ...problem, severity: 'error', ...findPlace(entry, text) });
      });
    }
  }
  return diagnostics;
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
