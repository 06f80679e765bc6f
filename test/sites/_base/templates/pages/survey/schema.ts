import { day, type Infer, integer, line, list, object } from '#authoring/schema.ts';
import { headWords, lead, pageFacts, title } from '../../shared-structs.ts';

export const facts = object({ ...pageFacts, published: day(), counts: list(integer()) });

export const words = object({
  title: title(),
  ...headWords,
  lead: lead(),
  question: line(),
  /** The answers, in the order of the facts' counts. */
  answers: list(line({ max: 80 })),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
