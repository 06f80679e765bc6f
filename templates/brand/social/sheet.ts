import type { PlacedText, TextColumn } from '#authoring/define-site.ts';
import { navy } from '../../drawings/svg.ts';
import { breakLines, textWidth } from '../../drawings/text.ts';
import { besidePicture, nameColumn, type SocialLayout, size, small, titleColumn } from './frame.ts';

/** A page of paper, its lower end out of sight; every one has the same lines. */
export interface SheetSubject {
  /** Nothing stands between the title and the lines. */
  isPlain?: true;
}

const paper = { left: 690, top: 84, width: 438, padding: 28 };
const table = { row: 58, columns: 3, gap: 12 };
/** Where the lines begin, and how many rows they have. */
const linesOf = ({ isPlain }: SheetSubject): { top: number; rows: number } =>
  isPlain ? { top: 256, rows: 6 } : { top: 314, rows: 5 };
const cellSize = 17;
/** A bold word of wide letters is that much wider than others. */
const wide = 1.25;
const inner = { left: paper.left + paper.padding, width: paper.width - 2 * paper.padding };
const right = inner.left + inner.width;

export const sheet: SocialLayout<SheetSubject> = {
  draw: (subject) => {
    const { top, rows } = linesOf(subject);
    const rules = Array.from({ length: rows + 1 }, (_, index) => top + index * table.row);
    return [
      `<rect x="${paper.left}" y="${paper.top}" width="${paper.width}" height="${size.height}" fill="#ffffff"/>`,
      `<path d="M${inner.left} 140.5H${right}" stroke="${navy}"/>`,
      `<path d="${rules.map((y) => `M${inner.left} ${y - 0.5}H${right}`).join('')}" stroke="${navy}" stroke-opacity=".3"/>`,
    ].join('');
  },
  layOut(texts, subject) {
    const { siteName, page } = texts;
    const lines = linesOf(subject);
    if (!page) return [nameColumn(siteName), titleColumn(texts, besidePicture)];
    const ink = { ...small, color: navy };
    const { heading, rows } = page;
    const shown = fitColumns(rows.slice(0, lines.rows));
    return [
      nameColumn(siteName),
      titleColumn(texts, besidePicture),
      { ...inner, top: 108, texts: [{ ...ink, text: subject.isPlain ? '' : siteName, size: 17 }] },
      { ...inner, top: 108, align: 'right', texts: [{ ...ink, text: page.reference ?? '', size: 17 }] },
      {
        ...inner,
        top: 156,
        texts: [
          {
            ...ink,
            family: 'Bricolage Grotesque',
            text: page.title,
            size: 28,
            lineHeight: 1.1,
            letterSpacing: -0.02,
            balanced: true,
            most: 3,
          },
        ],
      },
      { ...inner, bottom: lines.top - 12, texts: [{ ...ink, text: heading, size: 20, most: 1 }] },
      ...shown.flatMap((row, index) =>
        layOutRow(row, {
          top: lines.top + index * table.row,
          isHead: index === 0 && row.length > 1 && !subject.isPlain,
          widths: columnWidths(shown.filter(({ length }) => length === row.length)),
        }),
      ),
    ];
  },
};

/** Leaves out the columns to be filled in, then as many of the last ones as it takes to show the others whole. */
function fitColumns(rows: readonly (readonly string[])[]): string[][] {
  const [head = [], ...body] = rows;
  const filled = head.flatMap((_cell, column) =>
    column === 0 || body.some(({ [column]: cell }) => cell) ? [column] : [],
  );
  // A form without anything in it is shown by the names of its columns.
  const columns = (filled.length > 1 ? filled : [...head.keys()]).slice(0, table.columns);
  const take = (count: number) => rows.map((row) => columns.slice(0, count).map((column) => row[column] ?? ''));
  for (let count = columns.length; count > 2; count -= 1) {
    const shown = take(count);
    const widths = columnWidths(shown);
    const isWhole = shown.every((row) =>
      row.every((text, column) => {
        const width = (widths[column] ?? 0) - table.gap;
        const words = text.split(/\s+/);
        return (
          breakLines(text, width, cellSize).length <= 2 && words.every((word) => textWidth(word, cellSize) <= width)
        );
      }),
    );
    if (isWhole) return shown;
  }
  return take(2);
}

/** Divides the width among the columns of rows: each has room for its longest word, and the rest goes by what it says. */
function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => textWidth(text, cellSize)));
  const columns = (rows[0] ?? []).map((_cell, column) => rows.map((row) => row[column] ?? ''));
  const least = columns.map((texts) => widest(texts.flatMap((text) => text.split(/\s+/))) * wide + table.gap);
  const wanted = columns.map((texts, column) => Math.max(1, widest(texts) + table.gap - (least[column] ?? 0)));
  const spare = inner.width - sum(least);
  return least.map((width, column) => width + (spare * (wanted[column] ?? 0)) / sum(wanted));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Lays out the cells of a row, each in at most two lines. */
function layOutRow(
  cells: readonly string[],
  { top, isHead, widths }: { top: number; isHead: boolean; widths: readonly number[] },
): TextColumn[] {
  const style: Omit<PlacedText, 'text'> = {
    ...small,
    color: navy,
    size: cellSize,
    weight: isHead ? 600 : 400,
    lineHeight: 1.2,
    most: 2,
  };
  return cells.map((text, index) => ({
    left: inner.left + sum(widths.slice(0, index)),
    top: top + 8,
    width: (widths[index] ?? inner.width) - table.gap,
    texts: [{ ...style, text }],
  }));
}
