import {
  day,
  line,
  link,
  list,
  localeId,
  type Of,
  object,
  oneOf,
  optional,
  ref,
  text,
  time,
  whole,
} from '#authoring/schema.ts';
import { image, imageAlt, imageCaption } from '../../shared-structs.ts';

export const facts = object({
  date: day(),
  time: time(),
  endTime: time(),
  location: ref(['offices'], { values: ['online'], description: 'An office, or online.' }),
  language: localeId(),
  price: optional(whole({ min: 0, description: 'Euro before tax; 0 is free. The text says it too.' })),
  link: optional(link({ description: 'Where a visitor signs up.' })),
  subjects: list(oneOf(['agile', 'change', 'leadership', 'ai', 'data', 'delivery', 'devops', 'sustainability'])),
  experts: list(ref(['experts'])),
  image: image('A picture of the evening, once it is past.'),
});

export const words = object({
  title: line({ max: 110 }),
  text: text({ max: 600, description: 'What happens and for whom.' }),
  report: optional(text({ max: 1200, description: 'What was learned, once it is past.' })),
  imageAlt: imageAlt(),
  imageCaption: imageCaption(),
});

export type Facts = Of<typeof facts>;
export type Words = Of<typeof words>;
