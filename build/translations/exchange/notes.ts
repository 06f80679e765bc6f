import type { UnitKind } from '../../model/unit.ts';
import type { PendingText } from './pending-text.ts';

const kinds: Record<UnitKind, string> = {
  line: 'field, one line',
  text: 'field',
  slug: 'part of an address',
  string: 'interface text',
  heading: 'heading',
  paragraph: 'paragraph',
  item: 'list item',
  cell: 'table cell',
  code: 'code',
};

/** Returns the place of a text, as pairs of a name and a value. */
export function contextOf({ file, key, kind, section, address, plural }: PendingText): [string, string][] {
  return [
    ['file', file],
    ['key', key],
    ['kind', kinds[kind]],
    ...pairIf('heading', section),
    ...pairIf('address', address),
    ...pairIf('plural form', plural?.category),
  ];
}

function pairIf(name: string, value: string | undefined): [string, string][] {
  return value === undefined ? [] : [[name, value]];
}

/** Returns notes on a text for translators, each a sentence. */
export function notesOf({ kind, limits, description, state, before, plural }: PendingText): string[] {
  const notes: string[] = [];
  if (description) notes.push(description);
  if (kind === 'slug')
    notes.push('Lower-case letters a–z without accents, digits and single hyphens, such as first-steps.');
  if (limits?.max !== undefined)
    notes.push(
      (limits.min ?? 0) > 1 ? `${limits.min} to ${limits.max} characters.` : `At most ${limits.max} characters.`,
    );
  if (plural) notes.push(`The form for numbers such as ${plural.example}.`);
  if (state === 'stale')
    notes.push(
      before === undefined
        ? 'The source has changed since this was translated.'
        : `The source has changed since this was translated. It said: ${before}`,
    );
  return notes;
}
