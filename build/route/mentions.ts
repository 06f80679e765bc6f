import type { FailureRecorder } from '../diagnostics/facet-failures.ts';
import type { Entry } from '../model/entry.ts';
import type { Site } from '../model/site.ts';
import { isMapping } from '../struct/mapping.ts';

/** An entry that a page names in its facts, or lists, and what the page shows of it. */
interface Mention {
  entry: Entry;
  texts: readonly string[];
}

/**
 * Returns the entries that a page names in its facts, or lists, in a fixed order, as far as their kinds say what pages show
 * of them.
 */
export type MentionFinder = (page: Entry, listed: readonly string[]) => Mention[];

/**
 * Reads what other pages show of entries, as the kinds of these entries say it.
 * @param attempt calls the facets of entries
 */
export function createMentionFinder(
  { entries }: Pick<Site, 'entries'>,
  attempt: FailureRecorder['attempt'],
): MentionFinder {
  const mentions = new Map<Entry, Mention>();
  for (const localized of entries.values())
    for (const entry of localized.values()) {
      const texts = attempt(entry, () => entry.kind.mention?.(entry), undefined);
      if (texts) mentions.set(entry, { entry, texts });
    }
  return ({ facts, ref, locale }, listed) => {
    const named = new Set(listed);
    collectRefs(facts, entries, named);
    named.delete(ref);
    return [...named].sort().flatMap((other) => {
      const entry = entries.get(other)?.get(locale);
      return (entry && mentions.get(entry)) ?? [];
    });
  };
}

/** Adds the texts of some data that are names of entries: `offices/paris`. */
function collectRefs(data: unknown, entries: Site['entries'], found: Set<string>): void {
  if (typeof data === 'string') {
    if (data.includes('/') && entries.has(data)) found.add(data);
  } else if (Array.isArray(data)) for (const item of data) collectRefs(item, entries, found);
  else if (isMapping(data)) for (const value of Object.values(data)) collectRefs(value, entries, found);
}
