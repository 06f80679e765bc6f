import { type Infer, line, list, object, ref } from '#authoring/schema.ts';
import { headWords, pageFacts, title } from '../../shared-structs.ts';

/** A page that leads from situations of clients to the activities that fit them. */
export const facts = object({
  ...pageFacts,
  situations: list(
    object({ activities: list(ref(['pages'], { description: 'An activity that fits, the likeliest first.' })) }),
  ),
});

export const words = object({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  /** What a client says in each situation of the facts, in the same order, and what helps to choose. */
  situations: list(object({ heading: line({ max: 90 }), text: line({ max: 320 }) })),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
