import { parseNumber } from '#authoring/format.ts';

/** The shades of numbers, from the smallest to the largest; the largest number of all is `top`. */
const shades = 5;

/** Of fewer numbers, and their sum, the eye needs no help. */
const fewestColumns = 5;
const fewestRows = 4;

/**
 * Marks the cells of a table whose numbers add up across and down, because they count the same thing: sums have
 * `data-sum`, other numbers `data-shade` by their share of the largest. A column of texts behind the numbers has
 * `data-remark`. `html` is a table of Markdown, sanitized; the result is undefined for any other.
 */
export function markCrosstab(locale: string, html: string): string | undefined {
  const [head = [], ...rows] = html.split('<tr>').slice(1).map(textsOf);
  if (head.length <= fewestColumns || rows.length < fewestRows) return undefined;
  const numbers = rows.map((row) => row.map((text) => parseNumber(locale, text)));
  const isCounted = (column: number) => column > 0 && numbers.every((row) => row[column] !== undefined);
  const columns = head.map((_, column) => column).filter(isCounted);
  const sum = columns.find((column) => numbers.every((row) => isHalf(row[column], total(row, columns))));
  const isLastSum = columns.every((column) => {
    const values = numbers.map((row) => row[column]);
    return isHalf(values.at(-1), total(values, [...values.keys()]));
  });
  if (sum === undefined || !isLastSum || columns.length < fewestColumns) return undefined;
  const largest = Math.max(
    ...numbers.slice(0, -1).flatMap((row) => columns.map((at) => (at === sum ? 0 : (row[at] ?? 0)))),
  );
  let [row, column] = [-2, 0];
  return html.replace(/<t([rdh])\b/g, (tag, kind) => {
    if (kind === 'r') {
      [row, column] = [row + 1, -1];
      return tag;
    }
    column += 1;
    if (column > 0 && !columns.includes(column)) return `${tag} data-remark=""`;
    const value = numbers[row]?.[column];
    if (column === 0 || value === undefined) return tag;
    if (column === sum || row === rows.length - 1) return `${tag} data-sum=""`;
    return `${tag} data-shade="${value === largest ? 'top' : Math.floor((shades * value) / largest)}"`;
  });
}

/** Returns the texts of the cells of a row. */
const textsOf = (row: string): string[] =>
  row
    .split(/<t[dh]\b[^<>]*>/)
    .slice(1)
    .map((cell) => cell.replace(/<[^<>]*>/g, '').trim());

/** Returns whether a number is the sum of the others, from the sum of all. */
const isHalf = (value = Number.NaN, all: number) => Math.abs(2 * value - all) < 1e-6;

const total = (values: readonly (number | undefined)[], places: readonly number[]) =>
  places.reduce((sum, place) => sum + (values[place] ?? 0), 0);
