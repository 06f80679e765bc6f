import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
type Syntaxes = Readonly<Record<string, { syntax: string } | undefined>>;
const properties: Syntaxes = require('mdn-data/css/properties.json');
const types: Syntaxes = require('mdn-data/css/syntaxes.json');
const knownUnits: object = require('mdn-data/css/units.json');

/** The words that every property can have. */
export const globalKeywords: ReadonlySet<string> = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer']);

/** Types of words that the author chooses. */
const chosen = new Set(['custom-ident', 'ident', 'ident-token', 'any-value', 'declaration', 'declaration-value']);

/** The words of the properties that were asked for: they follow from the lists alone. */
const known = new Map<string, ReadonlySet<string> | undefined>();

/**
 * Returns the words that a property can have as its value, those in functions left out; `undefined` if authors choose
 * some of them, or if the property is not known.
 */
export function keywordsOf(property: string): ReadonlySet<string> | undefined {
  if (!known.has(property)) known.set(property, findKeywords(property));
  return known.get(property);
}

function findKeywords(property: string): ReadonlySet<string> | undefined {
  const keywords = new Set(globalKeywords);
  const seen = new Set<string>();
  /** Adds the words of a syntax; returns whether those are all. */
  const add = (name: string, syntaxes: Syntaxes): boolean => {
    if (chosen.has(name)) return false;
    const key = `${syntaxes === properties} ${name}`;
    const syntax = seen.has(key) ? undefined : syntaxes[name]?.syntax;
    seen.add(key);
    if (syntax === undefined) return true;
    for (const [word] of syntax.replace(/<[^>]*>|[\w-]+\([^)]*\)/g, ' ').matchAll(/[a-z][\w-]*/gi))
      keywords.add(word.toLowerCase());
    // A type with parentheses is a function.
    return Array.from(syntax.matchAll(/<('?)([\w-]+)'?(?=[\s>[])/g)).every(([, quote, inner = '']) =>
      add(inner, quote ? properties : types),
    );
  };
  return properties[property] && add(property, properties) ? keywords : undefined;
}

/** The features that `@media` and `@container` ask about. */
export const mediaFeatures: ReadonlySet<string> = new Set(
  [
    ...['width', 'height', 'inline-size', 'block-size', 'aspect-ratio', 'device-width', 'device-height'],
    ...['device-aspect-ratio', 'resolution', 'color', 'color-index', 'monochrome'],
  ]
    .flatMap((name) => [name, `min-${name}`, `max-${name}`])
    .concat(
      [
        'orientation',
        'hover',
        'any-hover',
        'pointer',
        'any-pointer',
        'color-gamut',
        'video-color-gamut',
        'grid',
        'scan',
      ],
      ['update', 'overflow-block', 'overflow-inline', 'display-mode', 'display-state', 'dynamic-range', 'scripting'],
      ['video-dynamic-range', 'environment-blending', 'forced-colors', 'inverted-colors', 'nav-controls', 'resizable'],
      ['prefers-color-scheme', 'prefers-contrast', 'prefers-reduced-data', 'prefers-reduced-motion'],
      ['prefers-reduced-transparency', 'horizontal-viewport-segments', 'vertical-viewport-segments', 'shape'],
      ['stuck', 'snapped', 'scrollable', 'scrolled', 'anchored'],
    ),
);

/** Types of numbers, and those that may have any. */
const numeric = ['number', 'integer', 'number-token', 'any-value', 'declaration-value'];

/** Whether the properties that were asked for take lengths only. */
const lengthOnly = new Map<string, boolean>();

/** Returns whether a property takes lengths, and no number without a unit but 0. */
export function takesOnlyLengths(property: string): boolean {
  if (!lengthOnly.has(property)) {
    const { names, hasDigits } = typesOf(property);
    lengthOnly.set(property, names.has('length') && !hasDigits && !numeric.some((name) => names.has(name)));
  }
  return lengthOnly.get(property) ?? false;
}

/** Returns the types that the value of a property can have, those in functions left out, and whether it can be a digit. */
function typesOf(property: string): { names: ReadonlySet<string>; hasDigits: boolean } {
  const seen = new Set<string>();
  const names = new Set<string>();
  let hasDigits = false;
  const add = (name: string, syntaxes: Syntaxes): void => {
    const key = `${syntaxes === properties} ${name}`;
    const syntax = seen.has(key) ? undefined : syntaxes[name]?.syntax;
    seen.add(key);
    if (syntaxes === types) names.add(name);
    if (syntax === undefined) return;
    // What is in { } says how often, what is in < > how much.
    hasDigits ||= /(?<![\w-])\d/.test(syntax.replace(/\{[^}]*\}|<[^>]*>/g, ' '));
    for (const [, quote, inner = ''] of syntax.matchAll(/<('?)([\w-]+)'?(?=[\s>[])/g))
      add(inner, quote ? properties : types);
  };
  add(property, properties);
  return { names, hasDigits };
}

/** The units of values, in small letters. */
export const units: ReadonlySet<string> = new Set(
  [
    ...Object.keys(knownUnits).map((unit) => unit.toLowerCase()),
    // The list lacks newer ones.
    ...['rex', 'rch', 'rcap', 'ric', 'lh', 'rlh'],
  ].concat(
    ['sv', 'lv', 'dv', 'v', 'cq'].flatMap((beginning) =>
      ['w', 'h', 'i', 'b', 'min', 'max'].map((side) => `${beginning}${side}`),
    ),
  ),
);
