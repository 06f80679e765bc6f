import { type Infer, integer, line, list, object, ref, text } from '#authoring/schema.ts';
import { headWords, pageFacts, title } from '../../shared-structs.ts';

/** The change-readiness questionnaire: dimensions with questions, answered 1 to 5, and what a score means. */
export const facts = object({
  ...pageFacts,
  contact: ref(['experts']),
  /** Lower bounds, in percent, of each result, in the order of the words' `results`. */
  thresholds: list(integer({ max: 100 })),
});

export const words = object({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  /** The five answers, from disagree to agree. */
  scale: list(line({ max: 40 })),
  dimensions: list(
    object({ name: line({ max: 60 }), advice: text({ max: 600 }), questions: list(line({ max: 200 })) }),
  ),
  results: list(object({ title: line({ max: 90 }), text: text({ max: 1200 }) })),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
