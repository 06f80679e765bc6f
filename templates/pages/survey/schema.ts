import { day, type Infer, integer, line, list, object, optional, ref, slug } from '#authoring/schema.ts';
import { headWords, pageFacts, title } from '../../shared-structs.ts';

/** A survey of the company's own: who was asked, and how many of each group gave each answer. */
export const facts = object({
  ...pageFacts,
  published: day(),
  fielded: object({ from: day(), to: day() }),
  invited: integer({ min: 1, description: 'How many people were invited.' }),
  experts: list(ref(['experts'])),
  groups: list(object({ id: slug(), people: integer({ min: 1 }) })),
  questions: list(
    object({
      id: slug(),
      marked: optional(list(slug({ description: 'An answer that is marked where each person is a dot.' }))),
      answers: list(
        object({
          id: slug(),
          counts: list(
            integer({
              example: '1',
              description: 'How many people of each group gave this answer, in the order of groups.',
            }),
          ),
        }),
      ),
    }),
  ),
});

export const words = object({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  /** The names of the facts' groups, in the same order. */
  groups: list(line({ max: 40 })),
  /** The facts' questions and answers as they were asked, in the same order, each under its finding. */
  questions: list(object({ finding: line({ max: 110 }), question: line(), answers: list(line({ max: 80 })) })),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
