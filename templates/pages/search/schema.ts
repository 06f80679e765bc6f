import { type Infer, line, list, object, ref } from '#authoring/schema.ts';
import { headWords, pageFacts, title } from '../../shared-structs.ts';

/** The page that searches the site in its language. */
export const facts = object({
  ...pageFacts,
  lists: list(ref(['pages'], { description: 'The pages to look through where the search does not help.' })),
});

export const words = object({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  withoutScript: line({ max: 320, description: 'How to find things where the search cannot run.' }),
  examples: list(line({ max: 40, description: 'A question to try, with an answer.' })),
  lists: line({ max: 90, description: 'The heading over the pages to look through.' }),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
