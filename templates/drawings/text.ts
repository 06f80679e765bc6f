/** How wide a letter is on average, as a share of the size of the text. */
const letter = 0.52;
/** The distance between two lines, as a share of the size of the text. */
export const lineHeight = 1.15;

/** Returns how wide a text is, in the units of its size. */
export const textWidth = (text: string, size: number): number => text.length * letter * size;

/** A space between words, but not between a number and what it counts: `losing 40 people`. */
const spaces = / (?<!(?<!\p{N})\p{N}{1,3} (?=\p{L}))/u;

/** Breaks a text into as few lines of at most `width` units as possible, about as long as each other. */
export function breakLines(text: string, width: number, size: number): string[] {
  const lines = fillLines(text, width, size);
  const longest = Math.max(...lines.map(({ length }) => length));
  for (let most = Math.ceil(text.length / lines.length); most < longest; most += 1) {
    const even = fillLines(text, textWidth('n'.repeat(most), size), size);
    if (even.length === lines.length && even.every(({ length }) => length <= most)) return even;
  }
  return lines;
}

function fillLines(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(spaces)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
