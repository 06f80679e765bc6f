import type { Training } from '../../entries.ts';

/** Returns what cards show of a course. */
export const mention = ({ facts, words }: Training): string[] => [
  words.title,
  words.description,
  facts.course,
  String(facts.days),
];
