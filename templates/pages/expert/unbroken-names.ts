import type { Expert } from './schema.ts';

/** Returns the surname, which a particle may begin. */
export const unbrokenNames = ({ facts }: Expert): string[] => [facts.name.replace(/^\S+ /, '')];
