import type { InlineDeclaration } from './svg-style.ts';

/** The units of what is drawn, where they are not 1. */
export const units = {
  number: 1 / 4,
  letter: 1 / 2,
  character: 1 / 2000,
  dash: 1 / 8,
  group: 8,
  gradient: 8,
  mask: 15,
};
/** Lines of an outline that cross each other cost the square of their number: the square that costs a unit. */
const crossings = 4000;

/** What a declaration costs each element that it applies to. */
export interface DeclarationCost {
  property: string;
  text: string;
  price: number;
  priceOfShape: number;
  /** Nothing without dashes, `NaN` if it is not known. */
  period: number | undefined;
  /** What it refers to. */
  ids: string[];
  isStroke: boolean;
}

/** Returns what a declaration costs; computed once, whatever it applies to. */
export function costOf({ property, value }: InlineDeclaration): DeclarationCost {
  const text = textOf(value);
  return {
    property,
    text,
    price: priceOf(property, text, false),
    priceOfShape: priceOf(property, text, true),
    period: property === 'stroke-dasharray' ? periodOf(text) : undefined,
    ids: [...text.matchAll(/url\(\s*["']?#([^"')]+)/gi)].map(([, id = '']) => id.trim()),
    isStroke: property === 'stroke' && !/^(?:none|inherit|initial|unset|transparent)$/i.test(text),
  };
}

/** Returns whether a declaration costs anything. */
export function hasCost({ property, price, ids, isStroke }: DeclarationCost): boolean {
  return price > 0 || ids.length > 0 || property === 'stroke-dasharray' || isStroke;
}

/** Returns what an outline of so many numbers costs. */
export function unitsOfOutline(numbers: number): number {
  return numbers * units.number + numbers ** 2 / crossings;
}

/** Returns the length after which dashes repeat: nothing without dashes, `NaN` if it is not known. */
export function periodOf(value: string): number | undefined {
  if (/^(?:none|inherit|initial|unset|0?)$/i.test(value.trim())) return undefined;
  const parts = value
    .trim()
    .replace(/!important$/, '')
    .split(/[\s,]+/)
    .filter(Boolean);
  if (parts.some((part) => !/^\+?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?(?:px|pt|pc|mm|cm|in)?$/i.test(part)))
    return Number.NaN;
  return parts.reduce((sum, part) => sum + Number.parseFloat(part), 0) || undefined;
}

/** Returns the text of a value. */
export function textOf(value: InlineDeclaration['value']): string {
  return value
    .map(({ text, isApart }) => (isApart ? ` ${text}` : text))
    .join('')
    .trim();
}

/** Returns what a declaration costs beside what it refers to. */
function priceOf(property: string, text: string, isShape: boolean): number {
  if (/^(?:none|normal|auto|1|100%|inherit|initial)$/i.test(text)) return 0;
  if (/^(?:clip-path|offset-path)$/.test(property)) {
    const numbers = text.match(/\d+/g)?.length ?? 0;
    return units.group + unitsOfOutline(/url\(/i.test(text) ? 0 : numbers);
  }
  if (property === 'mask') return units.mask;
  if (property === 'animation' || property === 'animation-name') return text.split(',').length;
  if (/^(?:mix-blend-mode|isolation|will-change)$/.test(property)) return units.group;
  return property === 'opacity' ? (isShape ? 3 : units.group) : 0;
}
