/** How many rows to be filled in a sheet has below its last row with content. */
const spare = 2;

const empty = /^\s*$/;
const numbered = /^\s*(?:\d+\s*)?$/;

/** Returns the rows up to the last one with content, and a few of those to be filled in. The number of a row is no content. */
export function rowsWithContent(rows: readonly (readonly string[])[]): (readonly string[])[] {
  const last = rows.findLastIndex((row) => row.some((cell, column) => !(column === 0 ? numbered : empty).test(cell)));
  return rows.slice(0, last + 1 + spare);
}
