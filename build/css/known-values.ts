import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
type Syntaxes = Readonly<Record<string, { syntax: string } | undefined>>;
const properties: Syntaxes = require('mdn-data/css/properties.json');
const types: Syntaxes = require('mdn-data/css/syntaxes.json');

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
