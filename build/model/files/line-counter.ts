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
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Counts an offset's line and column, both from 1. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  return createLineCounter(text)(offset);
}

/** Prepares to count lines and columns in several files; each file is read and counted once. */
export function createFileCounter(readText: (file: string) => string | undefined) {
  const counters = new Map<string, ReturnType<typeof createLineCounter>>();
  return (file: string, offset: number): { line: number; column: number } => {
    const count = counters.get(file) ?? createLineCounter(readText(file) ?? '');
    counters.set(file, count);
    return count(offset);
  };
}

/** Prepares to find the offsets of lines and columns of a text, both from 1. */
export function createOffsets(text: string): (place: { line: number; column: number }) => number {
  const starts = lineStarts(text);
  return ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1;
}
