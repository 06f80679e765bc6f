/** Prepares to count lines and columns of many offsets of a text, each in the time of a binary search. */
export function createLineCounter(text: string): (offset: number) => { line: number; column: number } {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** Lists the offset at which each line of a text begins. */
export function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
}
