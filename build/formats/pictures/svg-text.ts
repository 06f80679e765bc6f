import type { SaxesTagNS } from 'saxes';
import { lengthOf, usualLetter } from './svg-canvas.ts';
import type { Drawn } from './svg-drawn.ts';
import type { Box } from './svg-shape.ts';

/**
 * Returns where a text can be, in its own units; `undefined` if that is not known. From each place that it names, it goes in
 * any direction, with letters no wider than they are high.
 */
export function boxOfText(text: Drawn): Box | undefined {
  const parts = [text];
  let [width, letter] = [0, 0];
  // Parts are added while they are read.
  for (const part of parts) {
    const { tag, children, characters, isMoved, isResized } = part;
    if (isResized || (isMoved && part !== text) || tag?.local === 'textPath' || tag?.attributes.textLength)
      return undefined;
    for (const child of children) parts.push(child);
    width += characters;
    letter = Math.max(letter, part.letter);
  }
  const reach = (name: string, around: number) =>
    lengthsIn(parts, name).reduce((sum, length) => sum + Math.abs(length), around * letter);
  const [across, up] = [reach('dx', width + 1), reach('dy', 1.5)];
  const [left, right] = rangeOf(parts, 'x');
  const [top, bottom] = rangeOf(parts, 'y');
  const box = { left: left - across, top: top - up, right: right + across, bottom: bottom + up };
  return Number.isNaN(box.left + box.top + box.right + box.bottom) ? undefined : box;
}

function rangeOf(parts: readonly Drawn[], name: string): [least: number, most: number] {
  const first = parts[0]?.tag?.attributes[name] ? [] : [0];
  return lengthsIn(parts, name)
    .concat(first)
    .reduce<[number, number]>(
      ([least, most], length) => [Math.min(least, length), Math.max(most, length)],
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    );
}

function lengthsIn(parts: readonly Drawn[], name: string): number[] {
  return parts.flatMap(({ tag, letter }) =>
    [...(tag?.attributes[name]?.value ?? '').matchAll(/[^\s,]+/g)].map(
      ([one]) => (lengthOf(one) ?? Number.NaN) * (/em$/i.test(one) ? letter / usualLetter : 1),
    ),
  );
}

/** Prepares to count the characters of texts. Blanks count once in a row, unless something in the drawing may keep them. */
export function createTextCounter() {
  let [all, collapsed] = [0, 0];
  let keepsBlanks = false;
  return {
    open({ attributes }: SaxesTagNS) {
      keepsBlanks ||=
        attributes['xml:space']?.value === 'preserve' ||
        'white-space' in attributes ||
        /white-space/i.test(attributes.style?.value ?? '');
    },
    addStyle(css: string) {
      keepsBlanks ||= /white-space/i.test(css);
    },
    /** Returns how long a text is. */
    add(text: string): number {
      all += text.length;
      collapsed += text.replace(/[ \t\r\n]+/g, ' ').length;
      return text.length;
    },
    count: () => (keepsBlanks ? all : collapsed),
  };
}
