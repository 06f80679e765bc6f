import type { Office } from '../../entries.ts';

/** Returns what the row of an office shows, beside its address. */
export const listing = ({ facts }: Office): string[] => [facts.phone, facts.email];
