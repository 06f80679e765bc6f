import { line, list, type Of, object, oneOf, ref } from '#authoring/schema.ts';
import { action, headWords, pageFacts, title } from '../../shared-structs.ts';

export const facts = object({
  type: oneOf(['home']),
  ...pageFacts,
  cases: list(ref(['client-cases'], { description: 'Three client results.' })),
  activities: list(ref(['pages'])),
});

export const words = object({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  button: action(),
  link: action(),
  results: object({ heading: line(), text: line({ max: 320 }) }),
  activities: object({ heading: line(), text: line({ max: 320 }) }),
  next: object({ heading: line(), text: line({ max: 320 }) }),
  offices: object({ heading: line(), text: line({ max: 320 }) }),
});

export type Facts = Of<typeof facts>;
export type Words = Of<typeof words>;
