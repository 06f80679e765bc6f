import { type Infer, line, list, markdown, object, ref } from '#authoring/schema.ts';
import { headWords, lead, pageFacts, title } from '../../shared-structs.ts';

export const facts = object({
  ...pageFacts,
  contact: ref(['experts']),
  trainings: list(ref(['trainings'])),
  guides: list(ref(['toolbox'])),
});

export const words = object({
  title: title(),
  ...headWords,
  summary: line({ description: 'What the home page says of it.' }),
  lead: lead(),
  problem: object({ heading: line({ max: 90 }), text: markdown() }),
  questions: list(object({ question: line(), answer: markdown() })),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
