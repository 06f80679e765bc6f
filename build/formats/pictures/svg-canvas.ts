import type { SaxesTagNS } from 'saxes';
import type { Declaration } from '../css/declarations.ts';

/** In pixels: the area in which a drawing without a size is shown, and the largest that a screen shows at once. */
const usualArea = 500_000;
const largestArea = 4000 * 4000;

/** More than any length or scale of use. */
const farthest = 1e9;

/** Where a drawing is drawn: how many pixels it has, and how large something in it becomes. */
export interface Canvas {
  open: (tag: SaxesTagNS) => void;
  close: () => void;
  addDeclaration: (declaration: Pick<Declaration, 'property' | 'value'>) => void;
  /** Returns the pixels of the drawing. */
  area: () => number;
  /** Returns the most pixels of a length in the drawing. */
  pixelsOf: (length: number) => number;
  /** Returns the most dashes that a line of common length has. */
  dashesOf: (lengths: string) => number;
}

/** Prepares to collect the size of a drawing and the scales in it. */
export function createCanvas(): Canvas {
  let size: { area: number; side: number } | undefined;
  const scales: number[] = [];
  /** The largest scale of an element with those around it, that of `use` and that of a style sheet. */
  const largest = { element: 1, use: 1, style: 1 };
  /** The largest number in the outlines of shapes. */
  let reach = 0;
  const area = () => size?.area ?? usualArea;
  const pixelsOf = (length: number) =>
    (length * largest.element * largest.use * largest.style * Math.sqrt(area())) / (size?.side ?? 1);
  return {
    open({ local, attributes }) {
      size ??= sizeOf(attributes);
      const around = scales.at(-1) ?? 1;
      const own = Math.min(around * scaleIn(attributes.transform?.value ?? ''), farthest);
      scales.push(own);
      largest.element = Math.max(largest.element, own);
      if (local === 'use') largest.use = Math.max(largest.use, own);
      for (const name of ['d', 'points', 'x1', 'x2', 'y1', 'y2', 'width', 'height', 'r', 'rx', 'ry'])
        reach = Math.max(reach, largestNumber(attributes[name]?.value ?? ''));
    },
    close() {
      scales.pop();
    },
    addDeclaration({ property, value }) {
      if (!/^(?:transform|scale|zoom)$/.test(property)) return;
      const text = value.map((token) => token.text).join(' ');
      const scale = scaleIn(property === 'transform' ? text : `scale(${text})`);
      largest.style = Math.min(Math.max(largest.style, scale), farthest);
    },
    area,
    pixelsOf,
    dashesOf(lengths) {
      const side = size?.side ?? 1;
      const sum = numbersIn(lengths).reduce((total, length) => total + length, 0) * (lengths.includes('%') ? side : 1);
      return sum > 0 ? Math.max(side, reach) / sum : 0;
    },
  };
}

function sizeOf(attributes: SaxesTagNS['attributes']): { area: number; side: number } {
  const [, , ...box] = numbersIn(attributes.viewBox?.value ?? '');
  const [width, height] = [lengthOf(attributes.width?.value), lengthOf(attributes.height?.value)];
  const [boxWidth = width ?? 300, boxHeight = height ?? 150] = box;
  const area = (width ?? boxWidth) * (height ?? boxHeight);
  return {
    area: Math.min(Math.max(area, usualArea), largestArea),
    side: Math.min(Math.sqrt(boxWidth * boxHeight) || 1, farthest),
  };
}

const units: Readonly<Record<string, number>> = { '': 1, px: 1, pt: 4 / 3, pc: 16, mm: 3.78, cm: 37.8, in: 96, em: 16 };

function lengthOf(value = ''): number | undefined {
  const [, number, unit = ''] = /^\s*([\d.]+)(px|pt|pc|mm|cm|in|em)?\s*$/i.exec(value) ?? [];
  return number === undefined ? undefined : Number(number) * (units[unit.toLowerCase()] ?? 1);
}

/** Returns by how much a transformation enlarges at most; 1 if it does not. */
function scaleIn(transform: string): number {
  let scale = 1;
  for (const [, name = '', inside = ''] of transform.matchAll(/\b(scale|matrix)\w*\s*\(([^)]*)/gi)) {
    const [a = 1, b = 0, c = 0, d = 0] = numbersIn(inside);
    scale *= Math.max(1, /scale/i.test(name) ? Math.max(a, b, c) : Math.max(Math.hypot(a, b), Math.hypot(c, d)));
  }
  return scale;
}

/** Returns the numbers in a text, without their signs. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/(\d*\.?\d+(?:e[+-]?\d+)?)(%?)/gi)].map(
    ([, number, sign]) => Number(number) / (sign ? 100 : 1),
  );
}

/** Returns the largest number in a text; 0 if it has none. */
export function largestNumber(text: string): number {
  let largest = 0;
  for (const [number] of text.matchAll(/\d*\.?\d+(?:e[+-]?\d+)?/gi)) largest = Math.max(largest, Number(number));
  return largest;
}
