import type { Office } from '../../entries.ts';

/** Returns the name of the city. */
export const unbrokenNames = ({ words }: Office): string[] => [words.city];
