import { regionalLocale } from '../../../authoring/values/regional-locale.ts';
import { byLocale } from '../../../languages/by-locale.ts';

/** Returns the characters with which a language writes days, months and numbers, which its content need not have. */
export const formatCharacters = byLocale((locale) => {
  const regional = regionalLocale(locale);
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2027, 0, day + 1));
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2027, month, 28));
  const formats = (['long', 'short'] as const).map(
    (style) => new Intl.DateTimeFormat(regional, { weekday: style, day: 'numeric', month: style, year: 'numeric' }),
  );
  const number = new Intl.NumberFormat(regional, { style: 'percent', maximumFractionDigits: 1 });
  const written = formats.flatMap((format) => [...days, ...months].map((time) => format.format(time)));
  return [...new Set([...written, number.format(12_345_678.905)].join(''))].join('');
});
