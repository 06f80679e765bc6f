import type { Case } from '../../entries.ts';

/** Returns what the row of a case shows, beside its card. */
export const listing = ({ facts, words }: Case): string[] => [
  words.description,
  String(facts.year),
  facts.activities[0] ?? '',
];
