import type { EntryKind } from '../../authoring/define.ts';
import { forLocales } from './for-locales.ts';

const completed = new WeakMap<EntryKind, Map<string, EntryKind>>();

/** Completes the structs of kinds with the locales of a site. The same kinds and locales give the same objects again. */
export function kindsForLocales(kinds: readonly EntryKind[], locales: readonly string[]): EntryKind[] {
  return kinds.map((kind) => {
    const known = completed.get(kind) ?? new Map<string, EntryKind>();
    const made = known.get(locales.join()) ?? completeKind(kind, locales);
    completed.set(kind, known.set(locales.join(), made));
    return made;
  });
}

function completeKind(kind: EntryKind, locales: readonly string[]): EntryKind {
  const facts = forLocales(kind.facts, locales);
  const words = forLocales(kind.words, locales);
  return facts === kind.facts && words === kind.words ? kind : { ...kind, facts, words };
}
