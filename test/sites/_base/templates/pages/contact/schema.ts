import { type Infer, line, object } from '#authoring/schema.ts';
import { headWords, lead, pageFacts, title } from '../../shared-structs.ts';

export const facts = object({ ...pageFacts });

export const words = object({
  title: title(),
  ...headWords,
  lead: lead(),
  form: line({ max: 90 }),
  offices: line({ max: 90 }),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
