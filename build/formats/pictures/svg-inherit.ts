import { largestSide } from './svg-canvas.ts';
import type { Drawn } from './svg-drawn.ts';

/** The most references that lead on to each other. */
export const mostLevels = 16;

/** The most paints and markers that a mask inherits. */
const mostPaints = 16;

/** Elements that are drawn for others, as those around them say. */
const isDrawnForOthers = /^(?:clipPath|marker|mask|pattern)$/;

/** Hands down what elements are given by those around them, and by their uses. */
export function inherit(root: Drawn, byId: ReadonlyMap<string, Drawn>): void {
  const uses: Drawn[] = [];
  inheritFrom(root, []);
  for (const use of uses) enlargeLetters(use, 0);

  function inheritFrom(drawn: Drawn, around: readonly Drawn[]): void {
    if (drawn.references.some(({ times }) => times === 'use')) uses.push(drawn);
    const both = [...around, drawn];
    for (const child of drawn.children) {
      child.isResized ||= drawn.isResized;
      child.letter ||= drawn.letter * Math.max(1, child.letterScale);
      inheritFrom(child, both);
    }
    // Last, so that what is within it does not inherit twice.
    if (isDrawnForOthers.test(drawn.tag?.local ?? '')) inheritLines(drawn, around);
  }

  /** Makes letters as large as where they are used: a power of two, so that each grows a few times at most. */
  function enlargeLetters(use: Drawn, level: number): void {
    for (const { id, times } of level > mostLevels ? [] : use.references) {
      const used = times === 'use' ? byId.get(id) : undefined;
      if (used) enlargeIn(used, use.letter, level + 1);
    }
  }

  function enlargeIn(drawn: Drawn, around: number, level: number): void {
    const letter = Math.min(around * Math.max(1, drawn.letterScale), largestSide);
    if (letter <= drawn.letter) return;
    drawn.letter = 2 ** Math.ceil(Math.log2(letter));
    for (const child of drawn.children) enlargeIn(child, drawn.letter, level);
    enlargeLetters(drawn, level);
  }
}

function inheritLines(drawn: Drawn, around: readonly Drawn[]): void {
  for (const { perLength, stroke, references } of around) {
    drawn.perLength += perLength;
    drawn.stroke = Math.max(drawn.stroke, stroke);
    for (const reference of references) {
      if (reference.times === 'shapes' || reference.times === 'points') drawn.references.push(reference);
      if (drawn.references.length <= mostPaints) continue;
      drawn.cost = Number.POSITIVE_INFINITY;
      return;
    }
  }
}
