import type { Office } from '../../entries.ts';

/**
 * Returns the address, which jobs, events and trainings show. A map that is drawn anew, or other hours, change the page
 * of the office only.
 */
export const mention = ({ facts, words }: Office): string[] => [
  facts.street,
  facts.postalCode,
  words.city,
  facts.country,
];
