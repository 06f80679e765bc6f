import type { Expert } from '../../entries.ts';

/**
 * Returns who the person is. Pages of cases, guides and courses are not about their biography, their picture or the ways
 * to reach them.
 */
export const mention = ({ facts, words }: Expert): string[] => [facts.name, words.position];
