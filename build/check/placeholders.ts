import type { Diagnostic } from '../model/diagnostic.ts';
import { findPlaceholder } from '../model/placeholder.ts';
import type { CheckInput } from './input.ts';

/** Finds placeholder texts in fields of entries. Placeholders in their bodies are found during rendering. */
export function checkPlaceholders({ site, findPlace }: Pick<CheckInput, 'site' | 'findPlace'>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const localized of site.entries.values()) {
    for (const entry of localized.values()) {
      for (const text of textsOf(entry.words)) {
        const problem = findPlaceholder(entry, text);
        if (problem) diagnostics.push({ ...problem, severity: 'error', ...findPlace(entry, text) });
      }
    }
  }
  return diagnostics;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}
