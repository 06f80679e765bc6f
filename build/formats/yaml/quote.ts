/** Writes a text as YAML reads it back: in double quotes, or in single ones where it has double quotes or a backslash. */
export function quoteYaml(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** Writes an address as a value between braces: in quotes where YAML would read it in another way. */
export function quoteAddress(address: string): string {
  return /^\/[\w.~/*?=&%+\p{L}\p{M}-]*$/u.test(address) ? address : quoteYaml(address);
}
