import type { Bidi } from 'bidi-js';

/** A stretch of text in one direction. */
interface DirectionRun {
  text: string;
  isRightToLeft: boolean;
}

/** Divides a line into stretches of one direction, in the order in which they are shown from the left. */
type DivideLine = (text: string, direction: 'ltr' | 'rtl') => DirectionRun[];

/** Letters of scripts that are written from right to left, and marks that turn the direction. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Loads the Unicode Bidirectional Algorithm, if fonts with these characters need it. */
export async function loadDirections(characters: Iterable<number>): Promise<DivideLine> {
  if (!rightToLeft.test(String.fromCodePoint(...characters))) return (text) => [{ text, isRightToLeft: false }];
  const { default: createBidi } = await import('bidi-js');
  const bidi = createBidi();
  return (text, direction) =>
    direction === 'ltr' && !rightToLeft.test(text)
      ? [{ text, isRightToLeft: false }]
      : divide(text, direction, bidi).map((run) => ({ ...run, text: run.text.replace(marks, '') }));
}

/** Marks of direction, which no font draws. */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function divide(text: string, direction: 'ltr' | 'rtl', bidi: Bidi): DirectionRun[] {
  const embedded = bidi.getEmbeddingLevels(text, direction);
  const runs: { from: number; to: number; level: number }[] = [];
  for (const index of bidi.getReorderedIndices(text, embedded)) {
    const level = embedded.levels[index] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level && index === last.to) last.to += 1;
    else if (last?.level === level && index === last.from - 1) last.from -= 1;
    else runs.push({ from: index, to: index + 1, level });
  }
  return runs.map(({ from, to, level }) => ({ text: text.slice(from, to), isRightToLeft: level % 2 === 1 }));
}
