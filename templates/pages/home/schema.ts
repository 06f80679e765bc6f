import { type Infer, integer, line, list, object, optional, ref, text } from '#authoring/schema.ts';
import { action, headWords, pageFacts, title } from '../../shared-structs.ts';

export const facts = object({
  ...pageFacts,
  share: optional(
    integer({ min: 1, max: 99, description: 'How many of a hundred lines of the drawing end on the way.' }),
  ),
  cases: list(ref(['client-cases'], { description: 'Three client results.' })),
  activities: list(ref(['pages'])),
});

export const words = object({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  button: action(),
  link: action(),
  /** How what the title claims comes about. */
  argument: optional(
    object({
      heading: line(),
      text: line({ max: 320 }),
      steps: list(object({ title: line({ max: 60 }), text: text({ max: 320 }) })),
      /** Leads to where the claim comes from. */
      source: optional(action()),
    }),
  ),
  results: object({ heading: line(), text: line({ max: 320 }) }),
  activities: object({ heading: line(), text: line({ max: 320 }) }),
  next: object({ heading: line(), text: line({ max: 320 }) }),
  offices: object({ heading: line(), text: line({ max: 320 }) }),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
