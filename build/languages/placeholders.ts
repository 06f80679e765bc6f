import type { Diagnostic } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import * as en from './en.ts';
import { checks, ofLocale } from './index.ts';

/** The words of a language that is not known are in English. */
const fallback = en.checks.placeholder;

/** Writes words that stand in for a text: as long as its field wants, and naming the field and the entry. */
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

/** Says that a text of an entry only keeps the place of another, if so; drafts may. */
export function findPlaceholder(
  { facts, words }: Pick<Entry, 'facts' | 'words'>,
  text: string,
): Pick<Diagnostic, 'code' | 'message' | 'hint'> | undefined {
  const isDraft = [facts, words].some(({ draft }) => draft === true);
  if (isDraft || !standsIn(text)) return undefined;
  return {
    code: 'unwritten-text',
    message: `This text is still to be written: "${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`,
    hint: 'Write it, or keep the entry back with draft: true.',
  };
}

function standsIn(text: string): boolean {
  return Object.values(checks).some(
    ({ placeholder: { start, rest, colon } }) =>
      text === start || text.startsWith(`${start}${colon} `) || text.startsWith(`${start} ${rest.slice(0, 12)}`),
  );
}

function cut(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .replace(/\s+\S*$/, '')}…`;
}
