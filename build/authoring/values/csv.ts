type Cell = string | number;

/** Writes rows as CSV (RFC 4180). */
export function formatCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join()}\r\n`).join('');
}

/**
 * Quotes a text that has a separator, a quote or a line break. A text that a spreadsheet would calculate gets an apostrophe,
 * which shows that it is a text (https://owasp.org/www-community/attacks/CSV_Injection). Numbers are numbers.
 */
function formatCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The characters with which a formula begins, as wide ones too, also behind spaces. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
