import { defineData } from '#authoring/define.ts';
import { needsAlt } from '../../shared-structs.ts';
import { calendar } from './calendar.ts';
import { facts, words } from './schema.ts';
import { searchRecord } from './search-record.ts';

/** An event: a row on the pages that list events, reached by the fragment of its id. */
export default defineData({
  name: 'event',
  folder: 'events',
  file: 'event',
  facts,
  words,
  body: 'none',
  rules: ({ time, endTime, image }, { imageAlt }) => [
    ...needsAlt(image, imageAlt),
    ...(endTime > time
      ? []
      : [
          {
            in: 'facts' as const,
            path: ['endTime'],
            message: `The event ends at ${endTime}, but begins at ${time}.`,
            hint: 'Exchange time and endTime, or correct one of them.',
          },
        ]),
  ],
  listPage: 'pages/spark-the-change',
  searchRecord,
  calendar,
  endings: ({ date }) => [{ day: date, what: 'is past' }],
});
