import type { FailureRecorder } from '../../model/diagnostics/facet-failures.ts';
import type { Entry } from '../../model/entry.ts';
import type { Site } from '../../model/site.ts';
import { isMapping } from '../../model/struct/mapping.ts';

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

/** What other pages show of an entry. */
interface ShownTexts {
  /** Those whose facts name it. */
  named: Mention | undefined;
  /** The page that lists it. */
  listed: Mention | undefined;
}

/**
 * Reads what other pages show of entries, as the kinds of these entries say it.
 * @param attempt calls the facets of entries
 */
export function createMentionFinder(
  { entries }: Pick<Site, 'entries'>,
  attempt: FailureRecorder['attempt'],
): MentionFinder {
  const shown = new Map<Entry, ShownTexts>();
  for (const localized of entries.values())
    for (const entry of localized.values()) {
      const named = attempt(entry, () => entry.kind.mention?.(entry), undefined);
      const row = attempt(entry, () => entry.kind.listing?.(entry), undefined);
      const listed = named || row ? [...(named ?? []), ...(row ?? [])] : undefined;
      const mentionOf = (texts: string[] | undefined) => texts && { entry, texts };
      if (listed) shown.set(entry, { named: mentionOf(named), listed: mentionOf(listed) });
    }
  return ({ facts, ref, locale }, listed) => {
    const members = new Set(listed);
    const others = new Set(listed);
    collectRefs(facts, entries, others);
    others.delete(ref);
    return [...others].sort().flatMap((other) => {
      const entry = entries.get(other)?.get(locale);
      const texts = entry && shown.get(entry);
      return texts?.[members.has(other) ? 'listed' : 'named'] ?? [];
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
