import type { Insight } from '../../entries.ts';

/** Returns what the row of an article shows, beside its card. */
export const listing = ({ facts: { published, minutes, subject } }: Insight): string[] => [
  published,
  String(minutes),
  ...subject,
];
