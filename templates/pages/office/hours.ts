import { capitalize } from '#authoring/capitalize.ts';
import type { PageContext } from '#authoring/page.ts';
import { weekdays } from './schema.ts';

type Weekday = (typeof weekdays)[number];

/** Names the days of the week of an opening time: `Monday to Friday` where they follow each other, else each one. */
export function weekdaySpan(page: PageContext, days: readonly Weekday[]): string {
  const name = (day: Weekday) => page.t(`values.weekday.${day}`);
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return '';
  const consecutive = weekdays.indexOf(last) - weekdays.indexOf(first) === days.length - 1;
  const text =
    days.length > 2 && consecutive
      ? page.t('facts.fromToDays', { from: name(first), to: name(last) })
      : days.map(name).join(', ');
  return capitalize(text, page.locale);
}
