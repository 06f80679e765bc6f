/** Escapes a path for a regular expression. */
export function escapePattern(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Returns the regular expression of a path with a wildcard: `/assets/*`, `/*.md`. */
export function expressionOf(pattern: string): string {
  return `^${pattern.split('*').map(escapePattern).join('.*')}$`;
}
