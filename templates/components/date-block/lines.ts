import { dateParts } from '#authoring/format.ts';

/** Returns what a date block says: the number or numbers set large, then the words below, which do not break inside. */
export function dateLines(locale: string, day: string, ends = day): { large: string; below: string[] } {
  const [first, last] = [dateParts(locale, day), dateParts(locale, ends)];
  if (first.year === last.year && first.month === last.month) {
    return { large: ends === day ? first.day : `${first.day}–${last.day}`, below: [last.month, last.year] };
  }
  const start = first.year === last.year ? first.month : `${first.month} ${first.year}`;
  return { large: first.day, below: [`${start} –`, `${last.day} ${last.month}`, last.year] };
}
