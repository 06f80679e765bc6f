import { dateParts, formatWeekday } from '#authoring/format.ts';

/** What is below the numbers: the month with its year, or in a list of one month the days of the week. */
export type BelowDay = 'month' | 'weekday';

/** Returns what a date block says: the number or numbers set large, then the words below, which do not break inside. */
export function dateLines(
  locale: string,
  day: string,
  ends = day,
  below: BelowDay = 'month',
): { large: string; below: string[] } {
  const [first, last] = [dateParts(locale, day), dateParts(locale, ends)];
  const isOneMonth = first.year === last.year && first.month === last.month;
  const large = isOneMonth && ends !== day ? `${first.day}–${last.day}` : first.day;
  if (below === 'weekday') {
    const [start, end] = [day, ends].map((date) => formatWeekday(locale, date, { date: false, width: 'short' }));
    if (!isOneMonth) return { large, below: [`${start} –`, `${end} ${last.day} ${last.month}`] };
    return { large, below: [ends === day ? `${start}` : `${start}–${end}`] };
  }
  if (isOneMonth) return { large, below: [last.month, last.year] };
  const start = first.year === last.year ? first.month : `${first.month} ${first.year}`;
  return { large, below: [`${start} –`, `${last.day} ${last.month}`, last.year] };
}
