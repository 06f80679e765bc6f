import type { BlockContent, Paragraph, Root, RootContent } from 'mdast';
import type { DirectiveView } from '../../authoring/define-directive.ts';
import { cellsOf, type Directive } from './directives.ts';
import { wordsOf } from './tree.ts';

/** Noncharacters of Unicode, which no text has: they mark where a directive begins, its label ends, and it ends. */
const marks = { start: '\ufdd0', label: '\ufdd1', end: '\ufdd2' };

/**
 * Moves what is in directives up into the text, between paragraphs that mark its place, so that headings, notes and
 * pictures are numbered and checked as one text.
 */
export function extractDirectives(tree: Root): { extracted: Root; directives: Directive[] } {
  const directives = tree.children.filter((node): node is Directive => node.type === 'directive');
  if (directives.length === 0) return { extracted: tree, directives };
  const children = tree.children.flatMap((node): RootContent[] => {
    if (node.type !== 'directive') return [node];
    const [first, ...others] = node.children;
    const inside: (typeof first)[] = node.hasLabel ? [first, mark(marks.label), ...others] : node.children;
    return [
      mark(marks.start + directives.indexOf(node)),
      ...inside.filter((child): child is BlockContent => child !== undefined),
      mark(marks.end),
    ];
  });
  return { extracted: { ...tree, children }, directives };
}

function mark(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}

const places = new RegExp(`<p>${marks.start}(\\d+)</p>\n([^${marks.start}]*)<p>${marks.end}</p>\n?`, 'g');

/** Replaces what is between marks by the markup of its directive. One that shows nothing leaves no empty line. */
export function restoreDirectives(
  html: string,
  directives: readonly Directive[],
  render: (view: DirectiveView) => string = ({ html: content }) => content,
): string {
  const lowered = html.replace(places, (_, index: string, inside: string) => {
    const directive = directives[Number(index)];
    const markup = directive ? render(viewOf(directive, inside)) : '';
    return markup === '' ? '' : `${markup}\n`;
  });
  return lowered.trimEnd();
}

function viewOf(directive: Directive, inside: string): DirectiveView {
  const [before = '', after] = inside.split(`<p>${marks.label}</p>\n`);
  const label = after === undefined ? undefined : before.trim().replace(/^<p>|<\/p>$/g, '');
  return {
    name: directive.name,
    attributes: Object.fromEntries(directive.attributes.map(({ name, value }) => [name, value])),
    ...(label === undefined ? {} : { label }),
    html: (after ?? before).trimEnd(),
    rows: cellsOf(directive).map((row) => row.map((cell) => wordsOf(cell).trim())),
  };
}
