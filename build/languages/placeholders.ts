import * as en from './en.ts';
import { checks, ofLocale } from './index.ts';

/** The words of a language that is not known are in English. */
const fallback = en.checks.placeholder;

/** Writes a placeholder for a text: as long as its field wants, and naming the field and the entry. */
export function placeholderText({
  locale,
  field,
  title,
  min,
  max,
}: {
  locale: string;
  field: string;
  title: string;
  min: number;
  max: number;
}): string {
  const { start, rest, colon } = ofLocale(checks, locale)?.placeholder ?? fallback;
  if ([...start].length > max) return '…';
  const name = [field, title].filter(Boolean).join(', ');
  const named = `${start}${colon} ${name}.`;
  const long = [...named].length <= max ? named : start;
  return [...long].length >= min ? long : cut(`${long} ${rest}`, max);
}

const beginnings = Object.values(checks).map(({ placeholder: { start, rest, colon } }) => ({
  start,
  followed: [`${start}${colon} `, `${start} ${rest.slice(0, 12)}`],
}));

/** Returns whether a text is a placeholder of any language. */
export function isPlaceholder(text: string): boolean {
  return beginnings.some(
    ({ start, followed }) =>
      text.startsWith(start) && (text === start || followed.some((beginning) => text.startsWith(beginning))),
  );
}

function cut(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .replace(/(?<!\s)\s+\S*$/, '')}…`;
}
