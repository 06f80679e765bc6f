import { type Infer, line, list, object, optional, ref, text } from '#authoring/schema.ts';
import { headWords, pageFacts, title } from '../../shared-structs.ts';

/** The 404 page and the page for other errors. */
export const facts = object({
  ...pageFacts,
  sections: list(ref(['pages'], { description: 'The main sections a lost visitor is offered.' })),
});

export const words = object({
  title: title(),
  ...headWords,
  lead: optional(line({ max: 120, description: 'What has happened, in one sentence.' })),
  text: text({ max: 400 }),
  button: line({ max: 40 }),
  sections: line({ max: 90 }),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
