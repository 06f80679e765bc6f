import type { Expert } from '../../entries.ts';

/** Returns what the row of a person shows, beside name and position. */
export const listing = ({ facts, words }: Expert): string[] => [facts.office, words.bio];
