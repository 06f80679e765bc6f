import { type Infer, line, list, object, ref } from '#authoring/schema.ts';
import { bulletPoint, headWords, pageFacts, question, title } from '../../shared-structs.ts';

export const facts = object({
  ...pageFacts,
  featured: list(ref(['trainings'])),
  catalogue: ref(['documents']),
  contact: ref(['experts']),
});

export const words = object({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  promises: bulletPoint(),
  formats: list(object({ title: line({ max: 80 }), text: line({ max: 400 }) })),
  questions: list(question()),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
