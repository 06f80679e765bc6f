import type { Guide } from '../../entries.ts';

/** Returns what cards show of a guide. */
export const mention = ({ facts: { filters, series }, words }: Guide): string[] => [
  words.title,
  words.description,
  filters.type,
  filters.subject[0] ?? '',
  String(series?.part ?? ''),
];
