import type { SaxesTagNS } from 'saxes';
import type { InlineDeclaration } from './svg-style.ts';

/** Returns what a transformation does to sizes; `undefined` if nothing. */
export function scaleOf(transform: string): string | undefined {
  const scales = [...transform.matchAll(/((?:scale|matrix|skew)[xyz3d]*)\s*\(([^()]*)\)/gi)].flatMap(
    ([, name = '', numbers = '']) => {
      const [a = 0, b = 0, c = 0, d = 0, ...others] = numbers
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      if (/^\s*1(?:[\s,]+1)?\s*$/.test(numbers)) return [];
      if (name.toLowerCase() !== 'matrix') return [`${name} ${a} ${b} ${c} ${d} ${others}`];
      const isKept = [b, c, Math.abs(a) - 1, Math.abs(d) - 1].every((one) => one === 0);
      const isTurned = [a, d, Math.abs(b) - 1, Math.abs(c) - 1].every((one) => one === 0);
      return isKept || isTurned ? [] : [`${a} ${b} ${c} ${d}`];
    },
  );
  return scales.length > 0 ? scales.join() : undefined;
}

/** Returns whether an element in a drawing changes the sizes of what is in it. */
export function isScaling({ local, attributes }: SaxesTagNS): boolean {
  const read = (name: string) => attributes[name]?.value ?? '';
  const units = `${read('clipPathUnits')} ${read('maskContentUnits')} ${read('lengthAdjust')}`;
  if (local === 'marker' || /objectBoundingBox|spacingAndGlyphs/.test(units)) return true;
  return 'viewBox' in attributes || scaleOf(read('transform')) !== undefined;
}

/** Returns whether a transformation leaves no rectangle upright. */
export function isTurning(transform: string): boolean {
  return /rotate|skew|matrix3d|matrix\s*\((?!\s*[^\s,()]+[\s,]+[-+]?0[\s,]+[-+]?0[\s,])/i.test(transform);
}

/** Measures how wide lines are in a drawing, and how large letters. */
interface SizeMeter {
  open: (tag: SaxesTagNS, around: { isScaled: boolean; isTurned: boolean }) => void;
  add: (declaration: InlineDeclaration) => void;
  /**
   * Returns the longest dash that costs little where nothing is scaled, none if lines may be wide; whether letters may be large; and
   * whether styles, animations or copies turn elements.
   */
  measure: () => { longestDash: number; hasLargeLetters: boolean; turns: boolean };
}

/** Returns the size of letters that a part of a value gives, at most; 0 if none or the size around it, `NaN` if it is not known. */
function sizeOfFont(property: string, { type, text }: InlineDeclaration['value'][number]): number {
  const [, number = '', unit = ''] = /^\+?([\d.]+)(px|pt|em|%|)$/i.exec(text) ?? [];
  if (/^(?:em|%)$/i.test(unit) && Number(number) <= (unit === '%' ? 100 : 1)) return 0;
  if (/^(?:em|%)$/i.test(unit) || /^(?:x+-large|larger)$/i.test(text)) return Number.NaN;
  // Of `font`, a number without a unit is the weight.
  if (type === 'number-token' ? property === 'font' : !/^(?:percentage|dimension|function)-token$/.test(type)) return 0;
  return number === '' ? Number.NaN : Number(number) * (/^pt$/i.test(unit) ? 4 / 3 : 1);
}

/** Creates a meter for one drawing, which is given its elements and declarations in their order. */
export function createSizeMeter(): SizeMeter {
  let [view, widest, largest] = [0, 1, 16];
  let turns = false;
  return {
    open({ local, attributes }, { isScaled, isTurned }) {
      const read = (name: string) => attributes[name]?.value ?? '';
      if (view === 0) {
        const sides = (read('viewBox') || `${read('width')} ${read('height')}`)
          .trim()
          .split(/[\s,]+/)
          .slice(-2);
        view = Math.min(...sides.map((side) => Number.parseFloat(side) || 0)) || Number.NaN;
      } else if (local === 'use' && isScaled) view = Number.NaN;
      turns ||= (local === 'use' && isTurned) || /^animate(?:Transform|Motion)$/.test(local);
    },
    add({ property, value }) {
      const text = value.map((part) => part.text).join('');
      if (/^(?:transform|scale|zoom)$/.test(property) && /scale|matrix|skew|perspective|^[\d.]/i.test(text))
        view = Number.NaN;
      turns ||= /^(?:transform|rotate|offset)/.test(property);
      if (property === 'stroke-width')
        widest = Math.max(widest, /^[\d.]+(?:px)?(?:!important)?$/i.test(text) ? Number.parseFloat(text) : Number.NaN);
      if (/^font(?:-size)?$/.test(property))
        largest = Math.max(largest, ...value.map((part) => sizeOfFont(property, part)));
    },
    measure: () => ({
      longestDash: widest <= view / 100 ? view / 10 : 0,
      hasLargeLetters: !(Math.max(largest, widest) <= view / 10),
      turns,
    }),
  };
}
