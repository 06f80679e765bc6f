import type { Office } from './schema.ts';

/** Returns the name of the city. */
export const unbrokenNames = ({ words }: Office): string[] => [words.city];
