/** A part of a text, and what to put in its place. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** Applies changes that do not overlap. */
export function splice(text: string, splices: readonly Splice[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: part } of [...splices].sort((a, b) => a.start - b.start)) {
    result += text.slice(at, start) + part;
    at = end;
  }
  return result + text.slice(at);
}
