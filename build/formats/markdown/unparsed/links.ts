import type { Link, Nodes, Paragraph } from 'mdast';
import { withoutSpaces } from './addresses.ts';
import { brackets } from './patterns.ts';
import type { UnparsedMarkdown } from './unparsed.ts';
import { alignText } from './written-text.ts';

/**
 * Finds links whose neighboring texts show that another link was meant: one around it, or one with a space in its
 * address, of which the parser only reads the beginning.
 */
export function findInLinks({ children }: Pick<Paragraph, 'children'>, source: string): UnparsedMarkdown[] {
  return children.flatMap((link, index) => {
    const [before, after] = [children[index - 1], children[index + 1]];
    if (link.type !== 'link' || before?.type !== 'text' || after?.type !== 'text') return [];
    const { start } = link.position ?? {};
    if (!start) return [];
    const found = partedAddress(before.value, link, after.value) ?? outerLink(before.value, link, after.value);
    if (!found) return [];
    const { length, ...unparsed } = found;
    const end = before.value.length;
    const written = alignText(before, source);
    if (!written || written.isEscaped(end - length, end, brackets)) return [];
    return [{ ...unparsed, at: written.placeOf(end - length) }];
  });
}

/** What the texts around a link show, and how many characters before the link it begins. */
type AroundLink = Omit<UnparsedMarkdown, 'at'> & { length: number };

function partedAddress(before: string, link: Link, after: string): AroundLink | undefined {
  const opening = /(!?)\[([^[\]\n]+)\]\($/.exec(before);
  const rest = /^([ \t][^()\n]*)\)/.exec(after);
  if (!opening || !rest) return undefined;
  const [whole, sign = '', text = ''] = opening;
  const written = `${textsOfLink(link)}${rest[1]}`.trim();
  const meant = `${sign}[${text}](${withoutSpaces(written)})`;
  return { kind: sign ? 'spacedPicture' : 'spacedLink', meant, length: whole.length };
}

function outerLink(before: string, link: Link, after: string): AroundLink | undefined {
  const opening = /\[([^[\]\n]*)$/.exec(before);
  const rest = /^([^[\]\n]*)\]\(([^()\s]*)\)/.exec(after);
  if (!opening || !rest) return undefined;
  const meant = `one link: [${opening[1]}${textsOfLink(link)}${rest[1]}](${rest[2] || link.url})`;
  return { kind: 'nestedLink', meant, length: opening[0].length };
}

function textsOfLink({ children }: { children: Nodes[] }): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
