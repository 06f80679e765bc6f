import type { PlacedText, SocialImageTexts, TextColumn } from '#authoring/define-site.ts';
import { navy } from '../../drawings/svg.ts';
import { breakLines, textWidth } from '../../drawings/text.ts';
import { besidePicture, nameColumn, type SocialLayout, size, small, titleColumn } from './frame.ts';

/** A page of paper, its lower end out of sight; every one has the same lines. */
export interface SheetSubject {
  /** Nothing stands between the title and the lines. */
  isPlain?: true;
}

/** Measures of a sheet: its paper, the room for text in it, where its lines begin, and the sizes of its texts. */
interface Measures {
  left: number;
  width: number;
  inner: { left: number; width: number };
  lines: { top: number; rows: number; height: number };
  /** Sizes of cells, the largest that fits is taken. */
  cells: readonly number[];
  title: number;
}

const paperTop = 84;
const measuresOf = ({ isPlain }: SheetSubject): Measures =>
  isPlain
    ? {
        // An object is larger, and its right end is out of sight too.
        left: 640,
        width: size.width - 640,
        inner: { left: 680, width: 464 },
        lines: { top: 222, rows: 5, height: 80 },
        cells: [25, 22, 20, 18],
        title: 40,
      }
    : {
        left: 640,
        width: 488,
        inner: { left: 668, width: 432 },
        lines: { top: 314, rows: 5, height: 64 },
        cells: [20, 17],
        title: 32,
      };
/** How many columns of a table are shown at most, and how far they are apart. */
const table = { columns: 3, gap: 12 };
/** A bold word of wide letters is that much wider than others. */
const spareForBold = 1.25;
/** A title of more letters takes two lines. */
const longTitle = 26;

export const sheet: SocialLayout<SheetSubject> = {
  draw: (subject) => {
    const { left, width, inner, lines } = measuresOf(subject);
    const right = inner.left + inner.width;
    const rules = Array.from({ length: lines.rows + 1 }, (_, index) => lines.top + index * lines.height);
    return [
      `<rect x="${left}" y="${paperTop}" width="${width}" height="${size.height}" fill="#ffffff"/>`,
      subject.isPlain ? '' : `<path d="M${inner.left} 140.5H${right}" stroke="${navy}"/>`,
      `<path d="${rules.map((y) => `M${inner.left} ${y - 0.5}H${right}`).join('')}" stroke="${navy}" stroke-opacity=".3"/>`,
    ].join('');
  },
  layOut: (texts, subject) => [
    nameColumn(texts.siteName),
    titleColumn(texts, besidePicture),
    ...sheetTexts(texts, subject),
  ],
};

/** Lays out what is on the page of paper. */
export function sheetTexts(
  { siteName, page }: Pick<SocialImageTexts, 'siteName' | 'page'>,
  subject: SheetSubject,
): TextColumn[] {
  const { inner, lines, title, cells } = measuresOf(subject);
  if (!page) return [];
  const ink = { ...small, color: navy };
  const { heading, rows } = page;
  const measure = { width: inner.width, spare: subject.isPlain ? 1.05 : spareForBold };
  const { shown, cell } = fitColumns(rows.slice(0, lines.rows), measure, cells);
  const room = { ...measure, cell };
  return [
    { ...inner, top: 108, texts: [{ ...ink, text: subject.isPlain ? '' : siteName, size: 17 }] },
    { ...inner, top: 108, align: 'right', texts: [{ ...ink, text: page.reference ?? '', size: 17 }] },
    {
      ...inner,
      // Below the line, or beside the reference.
      ...(subject.isPlain ? { bottom: lines.top - 20, width: inner.width } : { top: 156 }),
      texts: [
        {
          ...ink,
          family: 'Bricolage Grotesque',
          text: page.title,
          size: page.title.length > longTitle ? Math.min(28, title) : title,
          lineHeight: 1.1,
          letterSpacing: -0.02,
          balanced: true,
          most: subject.isPlain ? 2 : 3,
        },
      ],
    },
    {
      ...inner,
      bottom: lines.top - 12,
      texts: [{ ...ink, text: subject.isPlain ? '' : heading, size: 20, most: 1 }],
    },
    ...shown.flatMap((row, index) =>
      layOutRow(row, {
        left: inner.left,
        top: lines.top + index * lines.height,
        size: cell,
        isHead: index === 0 && row.length > 1 && !subject.isPlain,
        widths: columnWidths(
          shown.filter(({ length }) => length === row.length),
          room,
        ),
      }),
    ),
  ];
}

/** Leaves out the columns to be filled in, then as many of the last ones as it takes to show the others whole. */
function fitColumns(rows: readonly (readonly string[])[], room: Omit<Room, 'cell'>, sizes: readonly number[]) {
  const [head = [], ...body] = rows;
  const all = Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, column) => column);
  const filled = all.filter((column) => column === 0 || body.some(({ [column]: cell }) => cell));
  // A form without anything in it is shown by the names of its columns.
  const columns = (filled.length > 1 ? filled : [...head.keys()]).slice(0, table.columns);
  // A sentence between rows of cells has the whole width.
  const take = (count: number) =>
    rows.map((row) => (row.length === 1 ? [...row] : columns.slice(0, count).map((column) => row[column] ?? '')));
  for (let count = columns.length; count > 2; count -= 1)
    for (const cell of sizes) if (isWhole(take(count), { ...room, cell })) return { shown: take(count), cell };
  const shown = take(2);
  return { shown, cell: sizes.find((cell) => isWhole(shown, { ...room, cell })) ?? sizes.at(-1) ?? 0 };
}

/** Returns whether each cell has room for its text in two lines, without parting a word. */
function isWhole(rows: readonly (readonly string[])[], room: Room): boolean {
  const cells = rows.filter(({ length }) => length > 1);
  const widths = columnWidths(cells, room);
  return cells.every((row) =>
    row.every((text, column) => {
      const width = (widths[column] ?? 0) - table.gap;
      const words = text.split(/\s+/);
      return (
        breakLines(text, width, room.cell).length <= 2 && words.every((word) => textWidth(word, room.cell) <= width)
      );
    }),
  );
}

/** The width of a table, and the size of its texts. */
interface Room {
  width: number;
  cell: number;
  /** How much more than its own width a word has. */
  spare: number;
}

/** Divides the width among the columns of rows: each has room for its longest word, and the rest goes by what it says. */
function columnWidths(rows: readonly (readonly string[])[], { width, cell, spare: more }: Room): number[] {
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => textWidth(text, cell)));
  const columns = (rows[0] ?? []).map((_cell, column) => rows.map((row) => row[column] ?? ''));
  const least = columns.map((texts) => widest(texts.flatMap((text) => text.split(/\s+/))) * more + table.gap);
  const wanted = columns.map((texts, column) => Math.max(1, widest(texts) + table.gap - (least[column] ?? 0)));
  const spare = width - sum(least);
  return least.map((share, column) => share + (spare * (wanted[column] ?? 0)) / sum(wanted));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Lays out the cells of a row, each in at most two lines. */
function layOutRow(
  cells: readonly string[],
  {
    left,
    top,
    size: cell,
    isHead,
    widths,
  }: { left: number; top: number; size: number; isHead: boolean; widths: readonly number[] },
): TextColumn[] {
  const style: Omit<PlacedText, 'text'> = {
    ...small,
    color: navy,
    size: cell,
    weight: isHead ? 600 : 400,
    lineHeight: 1.2,
    most: 2,
  };
  return cells.map((text, index) => ({
    left: left + sum(widths.slice(0, index)),
    top: top + Math.round(0.5 * cell),
    width: (widths[index] ?? 0) - table.gap,
    texts: [{ ...style, text }],
  }));
}
