/** Formats a count for a message, with commas: `10,000`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}
