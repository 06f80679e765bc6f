import { farthest, lengthOf, usualLetter } from './svg-canvas.ts';
import type { Drawn } from './svg-drawn.ts';
import type { Box } from './svg-shape.ts';

/**
 * Returns where a text can be, in its own units; `undefined` if that is not known. From each place that it names, it goes in
 * any direction, with letters no wider than they are high.
 */
export function boxOfText(text: Drawn): Box | undefined {
  const parts = [text];
  let [width, letter] = [1, 0];
  // Parts are added while they are read.
  for (const part of parts) {
    const { tag, children, characters, isMoved, isResized } = part;
    if (isResized || (isMoved && part !== text) || tag?.local === 'textPath' || tag?.attributes.textLength)
      return undefined;
    for (const child of children) parts.push(child);
    width += characters;
    letter = Math.max(letter, part.letter);
  }
  const lengths = (name: string) =>
    parts
      .flatMap(({ tag }, index) => (tag?.attributes[name]?.value ?? (index === 0 ? '0' : '')).match(/[^\s,]+/g) ?? [])
      .map((one) => (lengthOf(one) ?? Number.NaN) * (/em$/i.test(one) ? letter / usualLetter : 1));
  const range = (name: string, around: number) => {
    const reach = lengths(`d${name}`).reduce((sum, length) => sum + Math.abs(length), around * letter);
    const places = lengths(name);
    const [least, most] = [
      places.reduce((a, b) => Math.min(a, b), farthest),
      places.reduce((a, b) => Math.max(a, b), -farthest),
    ];
    return [least - reach, most + reach] as const;
  };
  const [[left, right], [top, bottom]] = [range('x', width), range('y', 1.5)];
  return left <= right && top <= bottom ? { left, top, right, bottom } : undefined;
}
