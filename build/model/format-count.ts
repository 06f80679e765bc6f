/** Formats a count for a message, with commas: `10,000`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** Formats how many there are of something: `1 page`, `3,000 pages`. */
export function countNoun(number: number, noun: string): string {
  return `${formatCount(number)} ${noun}${number === 1 ? '' : 's'}`;
}
