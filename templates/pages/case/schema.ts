import {
  day,
  flag,
  type Infer,
  integer,
  line,
  list,
  month,
  number,
  object,
  oneOf,
  optional,
  ref,
  text,
} from '#authoring/schema.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import { artefactFacts, artefactWords } from '../../components/artefact/struct.ts';
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
  failed: optional(flag({ description: 'true if the work did not reach its aim; drawings of cases mark it.' })),
  activities: list(ref(['pages'], { description: 'The activities it belongs to, the main one first.' })),
  year: integer({ min: 2015, max: 2035, example: '2026', description: 'The year in which the work ended.' }),
  began: month({ example: '2026-03', description: 'The month in which the work began.' }),
  published: day({ description: 'The day on which the case was published.' }),
  updated: optional(day({ description: 'The day of the last change that its readers should know of.' })),
  months: integer({ min: 1, max: 60, description: 'How long the work took, in months.' }),
  revisited: optional(
    integer({
      min: 2015,
      max: 2035,
      description: 'The last year for which the case says what had become of the result.',
    }),
  ),
  people: integer({ min: 1, description: 'How many people it touched.' }),
  /** Three, in the order of the words' `metrics`. */
  metrics: list(
    object({
      unit: oneOf(metricUnits),
      from: number({ description: 'The value at the start.' }),
      to: number({ description: 'The value reached.' }),
      months: integer({ min: 1, max: 60, description: 'How many months are between the two.' }),
      since: optional(
        month({ description: 'The month of the value at the start; that in which the work began by default.' }),
      ),
      /** What was measured between the two, earliest first. */
      points: optional(list(object({ month: month(), value: number() }))),
    }),
  ),
  artefact: optional(artefactFacts()),
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
  /** An object of the story, shown across the page. */
  artefact: optional(artefactWords()),
  quote: optional(object({ text: text({ max: 500 }), role: line({ max: 90 }) })),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
export type Case = EntryView<Facts, Words>;
