import type { Nodes, Paragraph, Text } from 'mdast';

/** Text that is shown as it stands, though it looks like a link, a heading or a list item. */
export interface MarkdownLookalike {
  /** What its author meant, and why it is not read so. */
  kind: keyof typeof patterns;
  /** How it is written. */
  meant: string;
  at: { line: number; column: number };
}

/** What an address without spaces looks like. */
const target = /^([a-z0-9-]+\/[\w/#-]+|\/\S*|#\S+|https?:\S+|mailto:\S+|tel:\S+|www\.\S+)$/;

const patterns = {
  spacedLink: {
    pattern: /\[([^[\]\n]+)\]\(([^()\n]*\s[^()\n]*)\)/g,
    meant: (text: string, address: string) =>
      `[${text}](${/^[a-z]+:/.test(address) ? address.replace(/\s+/g, '') : address.trim().replace(/\s+/g, '-')})`,
  },
  unclosedLink: {
    pattern: /\[([^[\]\n]+)\]\(([^()\s]+)(?![^\n]*\))/g,
    meant: (text: string, address: string) => {
      const whole = address.replace(/[.,;:!?]+$/, '');
      return target.test(whole) ? `[${text}](${whole})` : undefined;
    },
  },
  // An email address behind the space is a link of its own, in another node.
  spacedScheme: {
    pattern: /\[([^[\]\n]+)\]\((mailto:|tel:)\s+$/g,
    meant: (text: string, scheme: string) => `[${text}](${scheme}…)`,
  },
  partedLink: {
    pattern: /\[([^[\]\n]+)\][ \t]+\(([^()\s]+)\)/g,
    meant: (text: string, address: string) => (target.test(address) ? `[${text}](${address})` : undefined),
  },
  reversedLink: {
    pattern: /\(([^()\n]+)\)\[([^[\]\s]+)\]/g,
    meant: (text: string, address: string) => (target.test(address) ? `[${text}](${address})` : undefined),
  },
  bareReference: {
    pattern: /\[([^[\]\n]+)\]\[([^[\]\n]+)\]/g,
    meant: (text: string, address: string) => `[${text}](${target.test(address) ? address : '…'})`,
  },
  heading: { pattern: /^(#{2,6})([^\s#].*)$/gm, meant: (signs: string, text: string) => `${signs} ${text}` },
  listItem: { pattern: /^([•·▪●◦‣\uF0B7]\s*|o\t\s*)(\S.*)$/gm, meant: (_: string, text: string) => `- ${text}` },
};

/** One of these is in everything that a pattern finds; most texts have none. */
const signs = /[[#\t•·▪●◦‣\uF0B7]/;

/** Finds what looks like a link, a heading or a list item in the texts of a paragraph. */
export function findLookalikes(paragraph: Paragraph): MarkdownLookalike[] {
  const texts = textsOf(paragraph).filter(({ value }) => signs.test(value));
  if (texts.length === 0) return [];
  const column = paragraph.position?.start.column ?? 1;
  return texts
    .filter((text) => isWrittenSo(text, column))
    .flatMap((text) => {
      const start = text.position?.start ?? { line: 1, column: 1 };
      const place = (index: number) => {
        const before = text.value.slice(0, index).split('\n');
        const ahead = before.at(-1)?.length ?? 0;
        return { line: start.line + before.length - 1, column: ahead + (before.length === 1 ? start.column : column) };
      };
      return (Object.keys(patterns) as (keyof typeof patterns)[]).flatMap((kind) => {
        const { pattern, meant } = patterns[kind];
        const isOfLines = pattern.flags.includes('m');
        return [...text.value.matchAll(pattern)].flatMap((found) => {
          const written = meant(found[1] ?? '', found[2] ?? '');
          const at = place(found.index);
          // A heading or list item begins its line, and no other node stands before it.
          if (written === undefined || (isOfLines && at.column !== column)) return [];
          return [{ kind, meant: written, at }];
        });
      });
    });
}

function textsOf(node: Nodes): Text[] {
  if (node.type === 'text') return [node];
  return 'children' in node && node.type !== 'link' ? node.children.flatMap(textsOf) : [];
}

/** Whether a text has no escapes: those say that it is meant to be shown as it stands. */
function isWrittenSo({ value, position }: Text, column: number): boolean {
  const { start, end } = position ?? {};
  const breaks = value.split('\n').length - 1;
  return (end?.offset ?? 0) - (start?.offset ?? 0) === value.length + breaks * (column - 1);
}
