import { type Infer, line, object } from '#authoring/schema.ts';
import { headWords, pageFacts, title } from '../../shared-structs.ts';

/** Events, coming and past, and the Spark digests. */
export const facts = object({ ...pageFacts });

export const words = object({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  coming: line({ max: 90 }),
  past: line({ max: 90 }),
  digest: object({ heading: line({ max: 90 }), text: line({ max: 400 }) }),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
