import type { Guide } from '../../entries.ts';

/** Returns what the row of a guide shows, beside its card. */
export const listing = ({ facts: { filters, published } }: Guide): string[] => [published, ...filters.subject];
