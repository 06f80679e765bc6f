import type { EntryView } from '#authoring/define.ts';
import type { PageContext } from '#authoring/page.ts';
import { findAll } from '../../find-all.ts';

/** Finds what to read next: the entries that content names, then those of the family that share most with this one. */
export function relatedEntries(page: PageContext, refs: readonly string[] = [], limit = 3): EntryView[] {
  const found = new Map(findAll(page, refs).map((entry) => [entry.ref, entry]));
  if (found.size < limit) {
    for (const entry of page.related(limit)) if (!found.has(entry.ref)) found.set(entry.ref, entry);
  }
  found.delete(page.entry.ref);
  return [...found.values()].slice(0, limit);
}
