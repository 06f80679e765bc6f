import type { Insight } from '../../entries.ts';

/** Returns what cards show of an article. */
export const mention = ({ facts, words }: Insight): string[] => [
  words.title,
  words.description,
  facts.form,
  facts.author,
];
