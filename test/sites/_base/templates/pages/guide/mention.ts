import type { Guide } from '../../entries.ts';

/** Returns what cards show of a guide. */
export const mention = ({ facts: { filters }, words }: Guide): string[] => [
  words.title,
  words.description,
  filters.type,
];

/** Returns what the row of a guide shows, beside its card. */
export const listing = ({ facts: { published } }: Guide): string[] => [published];
