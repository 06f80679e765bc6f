import {
  day,
  type Infer,
  integer,
  link,
  list,
  localeId,
  object,
  optional,
  ref,
  text,
  time,
} from '#authoring/schema.ts';
import { entrySlug, headWords, lead, title } from '../../shared-structs.ts';

export const facts = object({
  date: day(),
  time: time(),
  endTime: time(),
  language: localeId(),
  price: optional(integer({ description: 'Euro before tax; 0 is free.' })),
  announced: day({ description: 'The day from which feeds have the event.' }),
  link: optional(link({ description: 'Where a visitor signs up.' })),
  experts: list(ref(['experts'])),
});

export const words = object({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  lead: lead(),
  text: text({ max: 600, description: 'What happens and for whom, for lists and calendars.' }),
});

export type Facts = Infer<typeof facts>;
export type Words = Infer<typeof words>;
