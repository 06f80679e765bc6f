import { type Infer, integer, line, list, number, object, optional, ref } from '#authoring/schema.ts';
import { bulletPoint, headWords, pageFacts, question, title } from '../../shared-structs.ts';

/** The flagship training programme: modules over months. */
export const facts = object({
  ...pageFacts,
  price: integer(),
  months: integer({ min: 1, max: 36 }),
  seats: integer({ min: 1, max: 60 }),
  /** In the order of the words’ `modules`. */
  modules: optional(
    list(
      object({
        month: integer({ min: 1, max: 36, description: 'The month of the module.' }),
        days: number({ min: 0.5, max: 10, description: 'How many days it takes; the drawing is as high.' }),
      }),
    ),
  ),
  trainers: list(ref(['experts'])),
  document: optional(ref(['documents'])),
});

export const words = object({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  audience: line({ max: 320 }),
  outcomes: bulletPoint(),
  modules: list(object({ title: line({ max: 80 }), duration: line({ max: 60 }), text: line({ max: 400 }) })),
  questions: list(question()),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
