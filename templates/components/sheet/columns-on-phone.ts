/** A phone has room for two columns. */
const most = 2;

/** Returns the columns that a phone shows: those that tell the most rows apart, the first ones of equals. */
export function columnsOnPhone(rows: readonly (readonly unknown[])[]): number[] {
  const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, column) => column);
  const values = columns.map((column) => new Set(rows.map((row) => row[column])).size);
  return columns.toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0)).slice(0, most);
}
