import type { Unit } from '../../model/unit.ts';

/** Names a text for its author: a field by its path, a block of Markdown by the heading above it. */
export function nameText(key: string, unit?: Pick<Unit, 'kind' | 'section'>): string {
  if (!key.startsWith('body/')) return `"${key}"`;
  const [, anchor = ''] = key.split('/');
  const kind = unit ? kinds[unit.kind] : 'a text';
  if (unit?.kind === 'heading') return 'a heading';
  if (anchor === '-') return `${kind ?? 'a text'} above the first heading`;
  return `${kind ?? 'a text'} below "${unit?.section ?? anchor}"`;
}

const kinds: Partial<Record<Unit['kind'], string>> = {
  paragraph: 'a paragraph',
  item: 'a list item',
  cell: 'a table cell',
  code: 'a code block',
};
