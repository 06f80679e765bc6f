import type { SaxesTagNS } from 'saxes';
import type { InlineDeclaration } from './svg-style.ts';

/** Returns what a transformation does to sizes; `undefined` if nothing. */
export function scaleOf(transform: string): string | undefined {
  const scales = [...transform.matchAll(/(scale|matrix|skew)\w*\s*\(([^()]*)\)/gi)].map(([, name, numbers = '']) => {
    const parts = numbers.trim().split(/[\s,]+/);
    return name === 'matrix' ? parts.slice(0, 4).join(' ') : `${name} ${parts.join(' ')}`;
  });
  // A matrix may only move or turn.
  const kept = scales.filter((scale) => !/^(?:[-+]?[01](?:\.0*)?(?: |$)){4}$/.test(scale));
  return kept.length > 0 ? kept.join() : undefined;
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
