/** Returns the path below `static/` that content writes with or without a slash: `/pictures/board.svg`. */
export function staticPathOf(written: string): string {
  return written.replace(/^\/+/, '');
}
