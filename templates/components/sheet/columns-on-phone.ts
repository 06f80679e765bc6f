/** How many columns a phone has room for, and the longest word and text of their cells, from the most columns on. */
const room = [
  { columns: 3, word: 11, text: 28 },
  { columns: 2, word: Number.POSITIVE_INFINITY, text: Number.POSITIVE_INFINITY },
];

/**
 * Returns the columns that a phone shows: as many as have room for whole words, and of them those that tell the most
 * rows apart, the first ones of equals.
 */
export function columnsOnPhone(rows: readonly (readonly unknown[])[], head: readonly unknown[] = []): number[] {
  const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, column) => column);
  const values = columns.map((column) => new Set(rows.map((row) => row[column])).size);
  const best = columns.toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  const fits = ({ columns: count, word, text }: (typeof room)[number]): boolean =>
    best.slice(0, count).every((column) =>
      [head, ...rows].every(({ [column]: cell }) => {
        const words = typeof cell === 'string' ? cell : '';
        return words.length <= text && words.split(/[\s-]/).every(({ length }) => length <= word);
      }),
    );
  return best.slice(0, room.find(fits)?.columns);
}
