/** Escapes a text for a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Returns the regular expression of a path with a wildcard: `/assets/*`, `/*.md`. */
export function expressionOf(pattern: string): string {
  return `^${pattern.split('*').map(escapePattern).join('.*')}$`;
}
