import type { SaxesTagNS } from 'saxes';
import { scaleOf } from './svg-scale.ts';
import type { InlineDeclaration } from './svg-style.ts';

/** What a browser takes to find a font for a text, and each family that may have its letters. */
const units = { font: 12, family: 0.7 };

/** Counts the fonts of a drawing: a browser finds each anew, for each size on the screen. */
export interface FontMeter {
  open: (tag: SaxesTagNS) => void;
  close: () => void;
  add: (declaration: InlineDeclaration) => void;
  /** Returns the units of all fonts of so many texts. */
  unitsOf: (texts: number) => number;
}

/** Creates a meter for one drawing, which is given its elements and declarations in their order. */
export function createFontMeter(): FontMeter {
  /** The values by their properties, and the parts of transformations that change sizes. */
  const values = new Map<string, Set<string>>();
  const scales = new Set<string>();
  const open: boolean[] = [];
  let [depth, deepest, longest] = [0, 0, 1];
  /** Whether each text may have a size of its own. */
  let isAny = false;
  const note = (property: string, value: string) => {
    const known = values.get(property) ?? new Set();
    values.set(property, known.add(value));
  };
  return {
    open({ local, attributes }) {
      const scale = /^(?:use|svg|symbol)$/.test(local) ? undefined : scaleOf(attributes.transform?.value ?? '');
      // What is used, or has a view of its own, is counted by its texts.
      if (/^(?:use|symbol)$/.test(local) || (local === 'svg' && open.length > 0)) isAny = true;
      if (attributes.lang || attributes['xml:lang'])
        note('lang', `${attributes.lang?.value} ${attributes['xml:lang']?.value}`);
      if (scale !== undefined) scales.add(scale);
      open.push(scale !== undefined);
      if (scale !== undefined) deepest = Math.max(deepest, ++depth);
    },
    close() {
      if (open.pop()) depth -= 1;
    },
    add({ property, value }) {
      const text = value.map((one) => one.text).join(' ');
      if (/^(?:transform|scale|zoom)$/.test(property))
        isAny ||= scaleOf(text) !== undefined || property !== 'transform';
      if (!/^(?:font|text-rendering|text-orientation|writing-mode)/.test(property)) return;
      if (/^font(?:-size)?$/.test(property) && /%|\d(?:r?em|ex|ch)\b|larger|smaller|\(/i.test(text)) isAny = true;
      if (/^font(?:-family)?$/.test(property)) longest = Math.max(longest, text.split(',').length);
      note(property, text);
    },
    unitsOf(texts) {
      let fonts = isAny ? texts : (1 + scales.size) ** deepest;
      for (const { size } of values.values()) fonts *= 1 + size;
      return Math.min(fonts, texts) * (units.font + units.family * longest);
    },
  };
}
