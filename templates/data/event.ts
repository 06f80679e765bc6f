import { defineData } from '../define.ts';
import { day, line, link, list, type Of, object, oneOf, optional, ref, text, time } from '../schema.ts';

const facts = object({
  date: day(),
  time: time(),
  endTime: time(),
  location: ref(['offices'], { values: ['online'], description: 'An office, or online.' }),
  language: oneOf(['en', 'fr', 'nl']),
  link: optional(link({ description: 'Where a visitor signs up.' })),
  subjects: list(oneOf(['agile', 'change', 'leadership', 'ai', 'data', 'delivery', 'devops', 'sustainability'])),
  experts: list(ref(['experts'])),
});

const words = object({
  title: line({ max: 110 }),
  text: text({ max: 600, description: 'What happens and for whom.' }),
  report: optional(text({ max: 1200, description: 'What was learned, once it is past.' })),
});

export type EventFacts = Of<typeof facts>;
export type EventWords = Of<typeof words>;

/** An event: a row on the pages that list events, reached by the fragment of its id. */
export default defineData({
  name: 'event',
  folder: 'events',
  file: 'event',
  facts,
  words,
  body: 'none',
  rules: ({ time, endTime }) =>
    endTime > time
      ? []
      : [
          {
            in: 'facts',
            path: ['endTime'],
            message: `The event ends at ${endTime}, but begins at ${time}.`,
            hint: 'Exchange time and endTime, or correct one of them.',
          },
        ],
  endings: ({ date }) => [{ day: date, what: 'is past' }],
});
