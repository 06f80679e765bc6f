import {
  day,
  type Infer,
  integer,
  line,
  list,
  localeId,
  object,
  oneOf,
  optional,
  ref,
  slug,
} from '#authoring/schema.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import { bulletPoint, cardIcons, courses, entrySlug, headWords, title } from '../../shared-structs.ts';

const trainingLevels = ['foundation', 'practitioner', 'advanced'] as const;

export const facts = object({
  course: oneOf(courses),
  level: oneOf(trainingLevels),
  days: integer({ min: 1, max: 20 }),
  price: integer({ min: 20, max: 100_000, description: 'Euro per person, before tax, in digits alone: 1560.' }),
  seats: integer({ min: 1, max: 60 }),
  trainers: list(ref(['experts'])),
  document: optional(ref(['documents'], { description: 'The training sheet.' })),
  ...cardIcons,
  sessions: list(
    object({
      id: slug({ description: 'Unique in the training, such as 2027-03-paris.' }),
      starts: day(),
      ends: day(),
      location: ref(['offices'], { values: ['online'], description: 'An office, or online.' }),
      language: localeId(),
      seatsLeft: integer({ max: 60 }),
    }),
  ),
  related: optional(list(ref(['trainings', 'toolbox']))),
});

export const words = object({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  audience: line({ max: 240, description: 'Who it is for.' }),
  bulletPoint: bulletPoint(),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
export type Training = EntryView<Facts, Words>;
