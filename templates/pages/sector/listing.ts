import type { Sector } from '../../entries.ts';

/** Returns what the row of a sector shows. */
export const listing = ({ facts, words }: Sector): string[] => [facts.industry, words.description];
