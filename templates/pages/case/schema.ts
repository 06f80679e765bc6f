import { day, type Infer, integer, line, list, number, object, oneOf, optional, ref, text } from '#authoring/schema.ts';
import { entrySlug, headWords, industries, title } from '../../shared-structs.ts';

const metricUnits = [
  'percent',
  'points',
  'count',
  'days',
  'weeks',
  'months',
  'hours',
  'minutes',
  'eur',
  'eur-thousand',
  'eur-million',
] as const;

export const facts = object({
  client: line({ max: 60, description: 'The client’s name, the same in every language.' }),
  industry: oneOf(industries),
  activities: list(ref(['pages'], { description: 'The activities it belongs to, the main one first.' })),
  year: integer({ min: 2015, max: 2035 }),
  published: day({ description: 'The day on which the case was published.' }),
  updated: optional(day({ description: 'The day of the last change that its readers should know of.' })),
  months: integer({ min: 1, max: 60, description: 'How long the work took, in months.' }),
  revisited: optional(
    integer({
      min: 2015,
      max: 2035,
      description: 'The last year of which the case tells what had become of the result.',
    }),
  ),
  people: integer({ min: 1, description: 'How many people it touched.' }),
  /** Three, in the order of the words' `metrics`. */
  metrics: list(
    object({ unit: oneOf(metricUnits), from: number(), to: number(), months: integer({ min: 1, max: 60 }) }),
  ),
  quotedPerson: optional(line({ max: 60 })),
  experts: list(ref(['experts'])),
  related: optional(list(ref(['client-cases', 'toolbox']))),
});

export const words = object({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  /** What each metric of the facts measures, in the same order. */
  metrics: list(line({ max: 80 })),
  quote: optional(object({ text: text({ max: 500 }), role: line({ max: 90 }) })),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
