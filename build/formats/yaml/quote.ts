/** Writes a text as YAML reads it back: in double quotes, or in single ones where it has double quotes or a backslash. */
export function quoteYaml(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
