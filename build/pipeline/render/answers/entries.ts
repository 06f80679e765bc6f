import type { Entry } from '../../../model/entry.ts';
import { digestOf } from '../../../model/files/digest.ts';
import type { Site } from '../../../model/site.ts';
import { type FactIndex, indexFacts, relatedEntries } from '../related.ts';
import type { AnswerInput, Answers } from './answer.ts';
import type { Source } from './source.ts';

/** Returns the answers about entries. `ask` gives those that are made from other answers. */
export function answerEntries(
  { site }: AnswerInput,
  ask: <T>(kind: string, locale: string, argument: string) => Source<T>,
): Answers {
  const find = (locale: string, ref: string) => site.entries.get(ref)?.get(locale);
  return {
    find: (locale, ref) => {
      const entry = find(locale, ref);
      return { value: entry, digest: entry?.summary ?? '' };
    },
    list: (locale, folder) => {
      const entries = listEntries(site, folder, locale);
      return { value: entries, digest: digestOf(entries.map((entry) => entry.id + entry.summary).join()) };
    },
    facts: (locale, folder) => ({ value: indexFacts(ask<Entry[]>('list', locale, folder).value), digest: '' }),
    related: (locale, ref) => {
      const entry = find(locale, ref);
      const index = entry && ask<FactIndex>('facts', locale, entry.folder).value;
      const entries = entry && index ? relatedEntries(entry, index, (other) => find(locale, other)) : [];
      return { value: entries, digest: entries.map((other) => other.id + other.summary).join() };
    },
    body: (locale, ref) => {
      const entry = find(locale, ref);
      return { value: entry, digest: entry?.digest ?? '' };
    },
  };
}

/** Returns all entries of a folder that exist in a language, sorted by id. */
function listEntries(site: Site, folder: string, locale: string): Entry[] {
  const entries: Entry[] = [];
  for (const [ref, localized] of site.entries) {
    if (!ref.startsWith(`${folder}/`)) continue;
    const entry = localized.get(locale);
    if (entry) entries.push(entry);
  }
  return entries.sort((a, b) => (a.id < b.id ? -1 : 1));
}
