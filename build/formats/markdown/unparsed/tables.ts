import type { Paragraph, Table } from 'mdast';
import type { UnparsedMarkdown } from './unparsed.ts';
import { alignText, textsOf } from './written-text.ts';

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

/** Finds a table whose second line is missing, or has another number of cells: its rows are lines of a paragraph. */
export function findTable({ children, position }: Paragraph, source: string): UnparsedMarkdown[] {
  const [first] = children;
  const { start, end } = position ?? {};
  if (first?.type !== 'text' || start?.line === end?.line) return [];
  const text = textsOf({ type: 'paragraph', children })
    .map(({ value }) => value)
    .join('');
  const [head = '', next = ''] = text.split('\n');
  const isRow = (line: string) => /^\|.*\|\s*$/.test(line);
  const isSecondLine = /^\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*(?::?-+:?[ \t]*)?$/.test(next);
  if (!(isSecondLine && /[^|]\|/.test(head)) && !(isRow(head) && isRow(next))) return [];
  // Another space in the second line is reported by itself.
  if (!isSecondLine && /^[-:|\s]+$/.test(next)) return [];
  if (alignText(first, source)?.escaped.has(0) ?? true) return [];
  const cells = head.replace(/^\||\|\s*$/g, '').split(/(?<!\\)\|/).length;
  return [
    { kind: 'table', meant: `|${' --- |'.repeat(cells)}`, at: { line: start?.line ?? 1, column: start?.column ?? 1 } },
  ];
}
