import type { InlineDeclaration } from './svg-style.ts';

/** The units of what is drawn, where they are not 1. */
export const units = {
  number: 1 / 4,
  letter: 1 / 2,
  /** What a letter as large as the drawing takes longer, a stroke of it, lines at it, and a color beyond sRGB. */
  largeLetter: 1.5,
  largeStroke: 14,
  decoration: 1.5,
  wideColor: 2,
  wideStop: 4,
  /** Of what is in an outline that is no upright box: browsers blend each part with the edge of it. */
  clipped: 2.5,
  character: 1 / 2000,
  /** A number of a list, of which each letter of a text takes one. */
  place: 1 / 100,
  variable: 1 / 2000,
  transition: 1,
  dash: 1,
  /** Of a thin line. */
  smallDash: 1 / 8,
  group: 8,
  gradient: 8,
  mask: 15,
};
/** What the outlines of a clip path cost that browsers unite: the square of their corners that costs a unit. */
const united = 40;
/** Lines of an outline that cross each other cost the square of their number: the square that costs a unit. */
const crossings = 4000;

/** What a declaration adds to the cost of the elements that it applies to, beside that of a plain shape. */
export type Effect =
  /** Once for the element itself, with what it refers to. */
  | { type: 'layer'; units: number; unitsOfShape: number; ids: string[] }
  | { type: 'clip'; ids: string[] }
  | { type: 'animation'; units: number }
  | { type: 'variables'; count: number }
  /** Where something moves: browsers begin one anew for each frame. */
  | { type: 'transition' }
  /** For each shape in the element. */
  | { type: 'stroke' }
  | { type: 'paint'; ids: string[] }
  | { type: 'each'; units: number }
  | { type: 'marker'; ids: string[]; isAtCorners: boolean }
  /** `length` is that of a dash with its gap on average, in pixels; `NaN` if it is not known. */
  | { type: 'dash'; length: number; entries: number; longest: number };

/** Colors that browsers blend more slowly. */
export const wideColors = /(?:^|[^\w-])(?:lab|lch|oklab|oklch|color|color-mix)\(/i;

/** Returns what a declaration adds. */
export function effectsOf({ property, value }: InlineDeclaration): Effect[] {
  if (property.startsWith('--')) return [{ type: 'variables', count: 1 }, ...effectsOf({ property: 'fill', value })];
  const text = textOf(value).replace(/ ?! ?important$/i, '');
  if (/^(?:none|normal|auto|initial|unset|inherit|revert(?:-layer)?|transparent)$/i.test(text)) return [];
  const ids = [...text.matchAll(/url\(["']?#([^"')]+)/gi)].map(([, id = '']) => id);
  const layer = (own: number, ofShape = own): Effect[] => [{ type: 'layer', units: own, unitsOfShape: ofShape, ids }];
  const paints: Effect[] = [
    ...(ids.length > 0 ? [{ type: 'paint' as const, ids }] : []),
    ...(wideColors.test(text) ? [{ type: 'each' as const, units: units.wideColor }] : []),
  ];
  switch (property) {
    case 'stroke':
      return [{ type: 'stroke' }, ...paints];
    case 'fill':
    case 'color':
      return paints;
    case 'marker':
    case 'marker-mid':
    case 'marker-start':
    case 'marker-end':
      return ids.length > 0 ? [{ type: 'marker', ids, isAtCorners: !/-(?:start|end)$/.test(property) }] : [];
    case 'stroke-dasharray':
      return dashesOf(text);
    case 'animation':
    case 'animation-name':
      return [{ type: 'animation', units: text.split(',').length }];
    case 'transition':
    case 'transition-duration':
      return /[1-9(]/.test(text) ? [{ type: 'transition' }] : [];
    case 'text-decoration':
    case 'text-decoration-line':
      return [{ type: 'each', units: units.decoration }];
    case 'stop-color':
      return wideColors.test(text) ? layer(units.wideStop) : [];
    case 'mask':
      return layer(units.mask * Math.max(1, ids.length));
    case 'clip-path':
    case 'offset-path':
      return [
        { type: 'clip', ids },
        ...layer(units.group + unitsOfOutline(ids.length > 0 ? 0 : (text.match(/\d+/g)?.length ?? 0))),
      ];
    case 'opacity':
      return /^(?:1(?:\.0+)?|100%)$/.test(text) ? [] : layer(units.group, 3);
    case 'mix-blend-mode':
    case 'isolation':
    case 'will-change':
      return layer(units.group);
    default:
      return [];
  }
}

/** Returns what an outline of so many numbers costs. */
export function unitsOfOutline(numbers: number): number {
  return numbers * units.number + numbers ** 2 / crossings;
}

/** Returns what it costs to unite outlines with so many corners. */
export function unitsOfUnion(corners: number): number {
  return corners ** 2 / united;
}

function dashesOf(text: string): Effect[] {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  const isPlain = parts.every((part) => /^\+?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?(?:px|pt|pc|mm|cm|in)?$/i.test(part));
  const lengths = parts.map((part) => Number.parseFloat(part));
  const sum = lengths.reduce((total, part) => total + part, 0);
  if (isPlain && sum === 0) return [];
  const length = isPlain ? (2 * sum) / parts.length : Number.NaN;
  return [{ type: 'dash', length, entries: parts.length, longest: Math.max(...lengths) }];
}

/** Returns the text of a value. */
function textOf(value: InlineDeclaration['value']): string {
  const parts = value.map(({ text, isApart }) => (isApart ? ` ${text}` : text));
  return parts.join('').trim();
}
