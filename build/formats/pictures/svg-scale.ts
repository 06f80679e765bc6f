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
  return local === 'marker' || 'viewBox' in attributes || scaleOf(attributes.transform?.value ?? '') !== undefined;
}

/** Measures how wide lines are in a drawing. */
interface LineMeter {
  open: (tag: SaxesTagNS, isScaled: boolean) => void;
  add: (declaration: InlineDeclaration) => void;
  /** Returns the longest dash that costs little where nothing is scaled: none if lines may be wide. */
  longestDash: () => number;
}

export function createLineMeter(): LineMeter {
  let [view, widest] = [0, 1];
  return {
    open({ local, attributes }, isScaled) {
      const read = (name: string) => attributes[name]?.value ?? '';
      if (view === 0) {
        const sides = (read('viewBox') || `${read('width')} ${read('height')}`)
          .trim()
          .split(/[\s,]+/)
          .slice(-2);
        view = Math.min(...sides.map((side) => Number.parseFloat(side) || 0)) || Number.NaN;
      } else if (local === 'use' && isScaled) view = Number.NaN;
    },
    add({ property, value }) {
      const text = value.map((part) => part.text).join('');
      if (/^(?:transform|scale|zoom)$/.test(property) && /scale|matrix|skew|perspective|^[\d.]/i.test(text))
        view = Number.NaN;
      if (property === 'stroke-width')
        widest = Math.max(widest, /^[\d.]+(?:px)?(?:!important)?$/i.test(text) ? Number.parseFloat(text) : Number.NaN);
    },
    longestDash: () => (widest <= view / 100 ? view / 10 : 0),
  };
}
