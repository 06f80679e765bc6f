import type { Entry } from '../../model/entry.ts';
import { groupPairs } from '../../model/group-by.ts';

/** Facts that more entries share than this say little about what belongs together. */
const commonFact = 60;
const most = 12;

/** Fact → the entries that have it. */
export type FactIndex = ReadonlyMap<string, readonly Entry[]>;

/** Indexes entries by their facts that can be shared: closed values and references, with their field. */
export function indexFacts(entries: readonly Entry[]): FactIndex {
  return groupPairs(entries.flatMap((entry) => Array.from(factsOf(entry), (fact) => [fact, entry] as const)));
}

/** Finds the entries that share the most facts with an entry; rare facts count more. Those that it names are first. */
export function relatedEntries(entry: Entry, index: FactIndex, find: (ref: string) => Entry | undefined): Entry[] {
  const { related = [] }: { related?: string[] } = entry.facts;
  const named = related.flatMap((ref) => find(ref) ?? []);
  const scores = new Map<Entry, number>();
  for (const fact of factsOf(entry)) {
    const group = index.get(fact) ?? [];
    if (group.length > commonFact) continue;
    for (const other of group)
      if (other !== entry) scores.set(other, (scores.get(other) ?? 0) + 1 / (1 + Math.log(group.length)));
  }
  const byScore = [...scores].sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || (a.id < b.id ? -1 : 1));
  return [...new Set([...named, ...byScore.map(([other]) => other)])].slice(0, most);
}

function factsOf(entry: Entry): Set<string> {
  const facts = new Set<string>();
  collect(entry.facts, '', facts);
  return facts;
}

function collect(value: unknown, field: string, facts: Set<string>): void {
  if (typeof value === 'string') {
    if (value.length <= 60 && !/^\d/.test(value)) facts.add(`${field}=${value}`);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, field, facts);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, child] of Object.entries(value)) if (key !== 'related') collect(child, `${field}.${key}`, facts);
  }
}
