import type { Rule } from '#authoring/define.ts';
import type { Facts, Words } from './schema.ts';

/** Finds situations that the facts have and the words lack, or the other way round. */
export function situationRules({ situations }: Facts, words: Words): Rule[] {
  const count = words.situations.length;
  if (count === situations.length) return [];
  return [
    {
      in: 'words',
      path: ['situations'],
      message: `The words have ${count} situations, the facts ${situations.length}.`,
      hint: 'Write a heading and a text for each item under situations: in page.yaml, in the same order.',
    },
  ];
}
