import type { Code, FootnoteDefinition, Heading, Link, Nodes, Paragraph, Table, TableCell, Text } from 'mdast';
import { isAddress } from './address.ts';

/**
 * Text that is shown unchanged, though it looks like a link, a picture, bold words, a heading, a directive or a list item,
 * or is left out of a table, or is none.
 */
export interface UnparsedMarkdown {
  /** What its author meant, and why it is not read so. */
  kind: UnparsedKind;
  /** How it is written. */
  meant: string;
  at: { line: number; column: number };
}

type UnparsedKind =
  | 'spacedLink'
  | 'spacedPicture'
  | 'unclosedLink'
  | 'spacedScheme'
  | 'partedLink'
  | 'reversedLink'
  | 'bareReference'
  | 'nestedLink'
  | 'bold'
  | 'code'
  | 'codeBlock'
  | 'heading'
  | 'directive'
  | 'listItem'
  | 'footnoteMark'
  | 'footnote'
  | 'secondFootnote'
  | 'emptyFootnote'
  | 'table'
  | 'tableCell'
  | 'tableRow';

interface Pattern {
  kind: UnparsedKind;
  pattern: RegExp;
  /** Writes what was meant; nothing where the text is right unchanged. `rest` is what follows on its line. */
  meant: (first: string, second: string, rest: () => string) => string | undefined;
  /** Whether it is one only where its line begins. */
  isOfLine?: boolean;
}

/** No pattern may go over a line more than once: none has a repetition that can end in several places. */
const patterns: readonly Pattern[] = [
  {
    kind: 'spacedPicture',
    pattern: /!\[([^[\]\n]*)\]\(([^()\n]*)\)/g,
    meant: (text, source) =>
      /\s/.test(source) ? `![${text}](${withCaption(source.trim())})${renamed(source)}` : undefined,
  },
  {
    kind: 'spacedLink',
    // Not `list[0](a, b)`.
    pattern: /(?<![!\w])\[([^[\]\n]+)\]\(([^()\n]*)\)/g,
    meant: (text, address) => (/\s/.test(address) ? `[${text}](${withoutSpaces(address.trim())})` : undefined),
  },
  {
    kind: 'unclosedLink',
    pattern: /(!?\[[^[\]\n]+\])\(([^()\s]+)/g,
    meant: (words, address, rest) => {
      const whole = withoutLastSigns(address);
      const isTarget = isAddress(whole) || /^[\w./-]+\.[a-z\d]{2,5}$/i.test(whole);
      return isTarget && !rest().includes(')') ? `${words}(${whole})` : undefined;
    },
  },
  // An email address behind the space is a link of its own, in another node.
  {
    kind: 'spacedScheme',
    pattern: /\[([^[\]\n]+)\]\((mailto:|tel:)\s+$/g,
    meant: (text, scheme) => `[${text}](${scheme}…)`,
  },
  {
    kind: 'partedLink',
    pattern: /\[([^[\]\n]+)\][ \t]+\(([^()\s]+)\)/g,
    meant: (text, address) => (isAddress(address) ? `[${text}](${address})` : undefined),
  },
  {
    kind: 'reversedLink',
    pattern: /\(([^()\n]+)\)\[([^[\]\s]+)\]/g,
    meant: (text, address) => (isAddress(address) ? `[${text}](${address})` : undefined),
  },
  {
    kind: 'bareReference',
    // Not `[3][4]` and `x[i][j]`.
    pattern: /(?<!\w)\[([^[\]\n]+)\]\[([^[\]\n]*[a-z]{2}[^[\]\n]*)\]/gi,
    meant: (text, address) => `[${text}](${isAddress(address) ? address : '…'})`,
  },
  {
    kind: 'footnoteMark',
    pattern: /\[\^([^[\]\s]+)\]/g,
    meant: (name) => `[^${name}]: with the words of the footnote, as a paragraph of its own.`,
  },
  {
    kind: 'bold',
    // Not `2 ** 3`, `2**3`, `a ** b ** c`, `**/*.md` and `180 €**`.
    pattern: /(?<![*\w/])\*\*(?=[^\s*/]).*$|(?<!\S)\*\*\s(?=[^*]*\p{L}{3})[^*]+\*\*(?![*\w/]).*$/gu,
    meant: () =>
      '** right before the first and right behind the last word, with a space or a full stop after them, or \\*\\* to show the signs.',
  },
  { kind: 'code', pattern: /`.*$/g, meant: () => '` right before and right behind the code, or \\` to show the sign.' },
  { kind: 'heading', pattern: /^(#{2,6})([^\s#].*)$/g, meant: (signs, text) => `${signs} ${text}`, isOfLine: true },
  {
    kind: 'directive',
    pattern: /^(:{2,})[ \t]*([a-z][\w-]*)?(?=[ \t[{]|$)/gi,
    meant: (colons, name) => {
      if (colons.length === 2 && name === '') return undefined;
      return name === ''
        ? '::: at the beginning of its line'
        : `${colons}${name} at the beginning of its line, and [words] or {attributes} right behind it`;
    },
    isOfLine: true,
  },
  {
    kind: 'listItem',
    pattern: /^([•·▪●◦‣\uF0B7]\s*|o\t\s*)(\S.*)$/g,
    meant: (_, text) => `- ${text}`,
    isOfLine: true,
  },
];

/** One of these is in everything that a pattern finds; most texts have none. */
const signs = /[[#\t•·▪●◦‣\uF0B7]|`|::|\*\*/;

/** Finds what looks like a link, a heading, a directive or a list item in the texts of a paragraph. */
export function findUnparsedMarkdown(paragraph: Paragraph): UnparsedMarkdown[] {
  const column = paragraph.position?.start.column ?? 1;
  return [...findTable(paragraph), ...findInTexts(paragraph, column), ...findInLinks(paragraph, column)];
}

/** Finds what looks like a link or bold words in the texts of a heading or a cell, which have one line. */
export function findUnparsedWords(node: Heading | TableCell): UnparsedMarkdown[] {
  // No column is that of a text, so that nothing begins a line.
  return [...findInTexts(node, 0), ...findInLinks(node, 0)];
}

/** Finds a table whose second line is missing, or has another number of cells: its rows are lines of a paragraph. */
function findTable({ children, position }: Paragraph): UnparsedMarkdown[] {
  const [first] = children;
  const text = textsOf({ type: 'paragraph', children })
    .map(({ value }) => value)
    .join('');
  const [head = '', next] = text.split('\n');
  const isRow = (line = '') => /^\|.*\|\s*$/.test(line);
  const { start, end } = position ?? {};
  if (first?.type !== 'text' || start?.line === end?.line || !isWrittenSo(first, start?.column ?? 1)) return [];
  const cells = head.split(/(?<!\\)\|/).length - 2;
  if (!isRow(head) || !isRow(next)) return [];
  return [
    { kind: 'table', meant: `|${' --- |'.repeat(cells)}`, at: { line: start?.line ?? 1, column: start?.column ?? 1 } },
  ];
}

/** Finds the rows of a table that have more cells than the head, which no column shows, or fewer. */
export function findUnevenRows({ children: [head, ...rows] }: Table): UnparsedMarkdown[] {
  const width = head?.children.length ?? 0;
  return rows.flatMap((row): UnparsedMarkdown[] => {
    const isShort = row.children.length < width;
    const { start } = (isShort ? row : row.children[width])?.position ?? {};
    if (!start) return [];
    const at = { line: start.line, column: start.column };
    return isShort
      ? [{ kind: 'tableRow', meant: `${width} cells, empty ones too; or an empty line above, if it is no row.`, at }]
      : [
          {
            kind: 'tableCell',
            meant: `${width} cells in this row, as in the head, and \\| where a cell has a bar.`,
            at,
          },
        ];
  });
}

/** Finds a block of code between fences that is not closed: it goes on to the end of the text, or of what it is in. */
export function findUnclosedCode({ value, position }: Code): UnparsedMarkdown[] {
  const { start, end } = position ?? {};
  if (!start || !end) return [];
  const lines = end.line - start.line + 1;
  const inside = value === '' ? 0 : value.split('\n').length;
  // A block without fences has no other lines; the end of an open one may be the beginning of the next line.
  const isOpen = lines === inside + 1 || (lines === inside + 2 && end.column === 1);
  const meant = 'the signs that it begins with on a line below its last.';
  return isOpen ? [{ kind: 'codeBlock', meant, at: { line: start.line, column: start.column } }] : [];
}

/** Finds the footnotes that nothing refers to, that have no words, or whose name another has before them. */
export function findWrongFootnotes(
  notes: readonly FootnoteDefinition[],
  references: ReadonlySet<string>,
): UnparsedMarkdown[] {
  const names = notes.map(({ identifier }) => identifier);
  return notes.flatMap(({ identifier, label, children, position }, index): UnparsedMarkdown[] => {
    const { line = 1, column = 1 } = position?.start ?? {};
    const at = { line, column };
    const mark = `[^${label ?? identifier}]`;
    if (names.indexOf(identifier) < index)
      return [
        { kind: 'secondFootnote', meant: `another name than ${mark}, here and where the text refers to it.`, at },
      ];
    if (!references.has(identifier))
      return [{ kind: 'footnote', meant: `${mark} where the text refers to it, or remove it.`, at }];
    return children.length > 0
      ? []
      : [{ kind: 'emptyFootnote', meant: `the words of the footnote behind ${mark}:`, at }];
  });
}

/**
 * Finds links between two texts that show that another was meant: one around the link, or one whose address has a space
 * behind what the parser makes a link of.
 */
function findInLinks({ children }: Pick<Paragraph, 'children'>, column: number): UnparsedMarkdown[] {
  return children.flatMap((link, index) => {
    const [before, after] = [children[index - 1], children[index + 1]];
    if (link.type !== 'link' || before?.type !== 'text' || after?.type !== 'text') return [];
    const { start } = link.position ?? {};
    if (!start || !isWrittenSo(before, column)) return [];
    const found = partedAddress(before.value, link, after.value) ?? outerLink(before.value, link, after.value);
    if (!found) return [];
    const { length, ...unparsed } = found;
    return [{ ...unparsed, at: { line: start.line, column: start.column - length } }];
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

/** Writes an address without its spaces: those of a web address are a part of it, those of the site's own are hyphens. */
function withoutSpaces(address: string): string {
  const [, start = address, title = ''] = /^(.*?)(\s+"[^"]*")?$/.exec(address) ?? [];
  const space = /^(https?:|www\.)/.test(start) ? '%20' : /^[a-z]+:/.test(start) ? '' : '-';
  return start.trim().replace(/\s+/g, space) + title;
}

/** Writes the file of a picture, which may have spaces, and what follows it as a caption in quotes. */
function withCaption(written: string): string {
  const [, file = written, caption = ''] = /^(.*?\.[a-z]{3,4})(?:\s+(.*))?$/i.exec(written) ?? [];
  const bare = caption.replace(/^["'“”«»]+|["'“”«»]+$/g, '').trim();
  return withoutSpaces(file) + (bare ? ` "${bare}"` : '');
}

/** Says that a picture whose name has a space must be renamed. */
function renamed(source: string): string {
  return /^\S+\.[a-z]{3,4}(?:\s|$)/i.test(source.trim()) ? '' : ', and rename the file';
}

function findInTexts(paragraph: Paragraph | Heading | TableCell, column: number): UnparsedMarkdown[] {
  const texts = textsOf(paragraph).filter(({ value }) => signs.test(value));
  if (texts.length === 0) return [];
  return texts.filter((text) => isWrittenSo(text, column)).flatMap((text) => findInText(text, column));
}

/** Finds them line by line; `column` is where the paragraph's lines begin. */
function findInText({ value, position }: Text, column: number): UnparsedMarkdown[] {
  const start = position?.start ?? { line: 1, column: 1 };
  const found: UnparsedMarkdown[] = [];
  for (const [index, line] of value.split('\n').entries()) {
    const first = index === 0 ? start.column : column;
    for (const { kind, pattern, meant, isOfLine } of patterns) {
      // A heading or list item begins its line, and no other node is before it.
      if (!signs.test(line) || (isOfLine && first !== column)) continue;
      for (const match of line.matchAll(pattern)) {
        const end = match.index + match[0].length;
        const written = meant(match[1] ?? '', match[2] ?? '', () => line.slice(end));
        const at = { line: start.line + index, column: first + match.index };
        if (written !== undefined) found.push({ kind, meant: written, at });
      }
    }
  }
  return found;
}

/** Returns an address that is not closed, without the signs that end its sentence. */
function withoutLastSigns(address: string): string {
  let end = address.length;
  while (end > 0 && '.,;:!?'.includes(address[end - 1] ?? '')) end -= 1;
  return address.slice(0, end);
}

function textsOf(node: Nodes): Text[] {
  if (node.type === 'text') return [node];
  return 'children' in node && node.type !== 'link' ? node.children.flatMap(textsOf) : [];
}

/** Returns whether a text has no escapes: those say that it is meant to be shown unchanged. */
function isWrittenSo({ value, position }: Text, column: number): boolean {
  const { start, end } = position ?? {};
  const breaks = value.split('\n').length - 1;
  return (end?.offset ?? 0) - (start?.offset ?? 0) === value.length + breaks * (column - 1);
}
