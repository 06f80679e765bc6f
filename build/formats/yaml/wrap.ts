/** Beginnings of a line that would make it something else than the rest of a paragraph. */
const startsBlock = /^([-+*>#=|~`]|\d+[.)])/;

/** Breaks words into lines of at most `width` characters, at single spaces, and never before what would begin a block. */
export function wrap(words: string, width: number): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of words.split(/(?<=\S) (?=\S)/)) {
    if (line === undefined) line = word;
    else if (line.length + 1 + word.length > width && !startsBlock.test(word)) {
      lines.push(line);
      line = word;
    } else line = `${line} ${word}`;
  }
  return line === undefined ? lines : [...lines, line];
}

/** Returns the width at which lines were broken: that of the longest; no limit if one is wider than a screen. */
export function widthOf(lines: readonly string[]): number {
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest > 125) return Number.POSITIVE_INFINITY;
  return lines.length > 1 ? Math.max(longest, 60) : 110;
}
