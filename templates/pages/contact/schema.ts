import { type Infer, line, object } from '#authoring/schema.ts';
import { headWords, pageFacts, title } from '../../shared-structs.ts';

/** The contact page: the form, and the offices below the anchor `offices`. */
export const facts = object({ ...pageFacts });

export const words = object({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  form: object({ heading: line({ max: 90 }), text: line({ max: 400 }) }),
  offices: object({ heading: line({ max: 90 }), text: line({ max: 400 }) }),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
