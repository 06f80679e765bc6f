/** Escapes a path for a regular expression. */
export function escapePattern(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
