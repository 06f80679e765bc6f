import {
  day,
  type Infer,
  integer,
  line,
  link,
  list,
  localeId,
  object,
  oneOf,
  optional,
  ref,
  text,
  time,
} from '#authoring/schema.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import { entrySlug, headWords, image, imageAlt, imageCaption, title } from '../../shared-structs.ts';

export const facts = object({
  date: day(),
  time: time(),
  endTime: time(),
  location: ref(['offices'], { values: ['online'], description: 'An office, or online.' }),
  language: localeId(),
  price: optional(integer({ min: 0, description: 'Euro before tax; 0 is free. The text says it too.' })),
  places: optional(integer({ min: 1, description: 'How many people can take part. The text says it too.' })),
  announced: optional(day({ description: 'The day from which visitors can sign up, and feeds have the event.' })),
  link: optional(link({ description: 'Where a visitor signs up, if not by the form on the event’s page.' })),
  subjects: list(oneOf(['agile', 'change', 'leadership', 'ai', 'data', 'delivery', 'devops', 'sustainability'])),
  experts: list(ref(['experts'])),
  image: image('A picture of the evening, once it is past.'),
});

export const words = object({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  lead: line({ max: 320, description: 'One or two sentences below the heading.' }),
  text: text({ max: 600, description: 'What happens and for whom, for lists and calendars.' }),
  audience: line({ max: 240, description: 'Who it is for.' }),
  bring: optional(line({ max: 240, description: 'What a visitor brings or prepares.' })),
  programme: list(
    object({
      at: time({ description: 'When the part begins.' }),
      title: line({ max: 90 }),
      text: line({ max: 400 }),
    }),
  ),
  report: optional(text({ max: 1200, description: 'What was learned, once it is past.' })),
  imageAlt: imageAlt(),
  imageCaption: imageCaption(),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
export type EventEntry = EntryView<Facts, Words>;
