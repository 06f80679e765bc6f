import { type Infer, line, list, object, ref } from '#authoring/schema.ts';
import { headWords, lead, pageFacts, title } from '../../shared-structs.ts';

export const facts = object({ ...pageFacts, sections: list(ref(['pages'])) });

export const words = object({
  title: title(),
  ...headWords,
  text: lead(),
  button: line({ max: 60 }),
  sections: line({ max: 90 }),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
