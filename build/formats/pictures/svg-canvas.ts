import type { SaxesTagNS } from 'saxes';

/** In pixels: the area in which a drawing without a size is shown, and the largest that a screen shows at once. */
const usualArea = 1_000_000;
/** The longest side that a screen shows at once, in pixels. */
export const largestSide = 4000;
const largestArea = largestSide ** 2;

/** More than any length or scale of use. */
export const farthest = 1e9;

/** Where a drawing is drawn. */
export interface Canvas {
  /** The pixels of the drawing. */
  area: number;
  /** The pixels of a unit. */
  scale: number;
}

/** Returns the canvas of a drawing by its first element. */
export function canvasOf(attributes: SaxesTagNS['attributes']): Canvas {
  const [, , ...box] = signedNumbersIn(attributes.viewBox?.value ?? '').map(Math.abs);
  const [width, height] = [lengthOf(attributes.width?.value), lengthOf(attributes.height?.value)];
  const [boxWidth = width ?? 300, boxHeight = height ?? 150] = box;
  const area = Math.max(usualArea, (width ?? boxWidth) * (height ?? boxHeight));
  return enlarge({ area, scale: Math.sqrt(area / (boxWidth * boxHeight || 1)) }, 1);
}

/** Enlarges a canvas, up to the largest. */
export function enlarge({ area, scale }: Canvas, factor: number): Canvas {
  const larger = Math.min(area * Math.max(1, factor), largestArea);
  return { area: larger, scale: atMost(scale * Math.sqrt(larger / area), farthest) };
}

/** The size of letters where nothing says one, in pixels. */
export const usualLetter = 16;

const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 3.78,
  cm: 37.8,
  in: 96,
  em: usualLetter,
};

/** Returns a length in pixels; `undefined` if it depends on something else. */
export function lengthOf(value = ''): number | undefined {
  const [, number, unit = ''] =
    /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(px|pt|pc|mm|cm|in|em)?\s*$/i.exec(value) ?? [];
  return number === undefined ? undefined : atMost(Number(number) * (units[unit.toLowerCase()] ?? 1), farthest);
}

/** Returns a value within a limit, also one that is no number. */
export function atMost(value: number, most: number): number {
  return value < most ? Math.max(value, -most) : most;
}

/** Lists the numbers in a text, such as a `viewBox`; none is farther from 0 than `farthest`. */
export function signedNumbersIn(text: string): number[] {
  return [...text.matchAll(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)].map(([number]) =>
    atMost(Number(number), farthest),
  );
}

/** Returns the numbers in a text, without their signs; those with a percent sign as a part of 1. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/(\d*\.?\d+(?:e[+-]?\d+)?)(%?)/gi)].map(
    ([, number, sign]) => Number(number) / (sign ? 100 : 1),
  );
}

/** Returns the largest number in a text; 0 if it has none. */
export function largestNumber(text: string): number {
  return numbersIn(text.replaceAll('%', '')).reduce((largest, number) => Math.max(largest, number), 0);
}
