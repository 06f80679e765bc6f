import type { EventEntry } from '../../entries.ts';

/** Returns what the row of an event shows, before it and afterwards. */
export const listing = ({ facts, words }: EventEntry): string[] => [
  words.title,
  facts.date,
  facts.time,
  facts.endTime,
  facts.location,
  facts.language,
  ...facts.experts,
  words.text,
  words.report ?? '',
  words.imageCaption ?? '',
];
