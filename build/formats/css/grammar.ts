import { definitionSyntax, lexer, type SyntaxNode } from 'css-tree/dist/csstree.esm';

/** The names of all properties, and of the descriptors of rules such as `@font-face`. */
export const knownNames: ReadonlySet<string> = new Set([
  ...Object.keys(lexer.properties),
  ...Object.values(lexer.atrules).flatMap(({ descriptors }) => Object.keys(descriptors ?? {})),
]);

/** The units of values, in small letters. */
export const units: ReadonlySet<string> = new Set(Object.values(lexer.units).flat());

/** The words that every property can have. */
export const globalKeywords: ReadonlySet<string> = new Set(lexer.cssWideKeywords);

/** Types of words that the author chooses. */
const chosen = new Set(['custom-ident', 'ident', 'ident-token', 'any-value', 'declaration', 'declaration-value']);

/** Types of what is in the parentheses of a function, and of browsers' own. */
const ofFunctions = /\)$|^url$|^-/;

/** A cache of words by property: they depend on the grammar alone. */
const known = new Map<string, ReadonlySet<string> | undefined>();

/**
 * Returns the words that a property can have as its value, those in functions left out; `undefined` if authors choose
 * some of them, or if the property is not known.
 */
export function keywordsOf(property: string): ReadonlySet<string> | undefined {
  if (!known.has(property)) known.set(property, collectKeywords(property));
  return known.get(property);
}

function collectKeywords(property: string): ReadonlySet<string> | undefined {
  const keywords = new Set(globalKeywords);
  const seen = new Set<SyntaxNode | null | undefined>([null, undefined]);
  let isComplete = true;
  const collect = (syntax: SyntaxNode | null | undefined): void => {
    if (!syntax || seen.has(syntax)) return;
    seen.add(syntax);
    definitionSyntax.walk(syntax, ({ type, name }) => {
      if (type === 'Keyword') keywords.add(name.toLowerCase());
      else if (type === 'Property') collect(lexer.properties[name]?.syntax);
      else if (type === 'Type' && chosen.has(name)) isComplete = false;
      else if (type === 'Type' && !ofFunctions.test(name)) collect(lexer.types[name]?.syntax);
    });
  };
  const { syntax } = lexer.properties[property] ?? {};
  collect(syntax);
  return syntax && isComplete ? keywords : undefined;
}

/** A cache: property → whether it takes lengths only. */
const lengthOnly = new Map<string, boolean>();

/** Returns whether a property takes lengths, one or two, and no number without a unit but 0. */
export function takesOnlyLengths(property: string): boolean {
  const takes = (value: string) => lexer.matchProperty(property, value).error === null;
  const isKnown = lengthOnly.get(property);
  if (isKnown !== undefined) return isKnown;
  const takesOnly = (takes('1px') && !takes('1')) || (takes('1px 1px') && !takes('1 1'));
  lengthOnly.set(property, takesOnly);
  return takesOnly;
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
