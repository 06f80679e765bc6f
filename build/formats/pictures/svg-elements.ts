import type { SaxesTagNS } from 'saxes';
import { declarationsOf } from '../css/declarations.ts';
import { knownNames } from '../css/grammar.ts';
import { tokensOf } from '../css/tokens.ts';
import { isAddress } from './svg-fault.ts';
import { type InlineDeclaration, ownAddress, type StyleTraits, styling } from './svg-style.ts';
import { eventsOf } from './svg-timing.ts';

/** Lists the declarations in the attributes of an element, and those that an animation makes. */
export function declarationsIn({ local, attributes }: SaxesTagNS): InlineDeclaration[] {
  const declarations = Object.values(attributes).flatMap(({ name, value }): InlineDeclaration[] => {
    if (name === 'style') return declarationsOf(value);
    return isDeclaration(name) ? [{ property: name.toLowerCase(), value: tokensOf(value) }] : [];
  });
  const property = readAttribute(attributes, 'attributeName');
  if (!isAnimation.test(local) || !isDeclaration(property)) return declarations;
  const values = ['from', 'to', 'by', 'values'].flatMap((name) => readAttribute(attributes, name).split(';'));
  return [...declarations, ...values.map((value) => ({ property, value: tokensOf(value) }))];
}

function isDeclaration(name: string): boolean {
  return name !== 'style' && styling.test(name) && knownNames.has(name.toLowerCase());
}

/** The elements that browsers draw as vectors or do not draw at all: not filters, patterns and pictures, which they draw again and again. */
const plainElements: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use switch view title desc metadata style path rect circle ellipse line polyline polygon ' +
    'text tspan textPath linearGradient radialGradient stop marker clipPath mask ' +
    'animate animateMotion animateTransform mpath set foreignObject ' +
    'font font-face font-face-src font-face-name glyph missing-glyph hkern vkern'
  ).split(' '),
);
const isAnimation = /^(?:animate|set$)/;
/** What an animation may change: nothing that names an element, a class or a font. */
const animated =
  /^(?:c[xy]|r[xy]?|[xy][12]?|f[xyr]|d[xy]?|width|height|points|offset|viewBox|(?:gradientT|t)ransform|startOffset|display|visibility|(?:letter|word)-spacing|(?:fill-|stroke-|stop-)?opacity|color|stop-color|fill|stroke|stroke-(?:width|dasharray|dashoffset|line(?:cap|join))|pathLength)$/;

/** The most attributes of an element, and characters of one: selectors look through them for each element inside. */
const mostAttributes = 100;
const mostCharacters = 1000;
/** Attributes whose length counts elsewhere, and the source that draw.io writes into the root. */
const mayBeLong = /^(?:d|points|href|style|values|keyTimes|keySplines|content|x|y|dx|dy|rotate)$/;

/** Describes what is special in an element, beside its declarations. */
export function traitsOfElement({ name, local, attributes }: SaxesTagNS): StyleTraits {
  const traits: StyleTraits = {};
  const read = (attribute: string) => readAttribute(attributes, attribute);
  if (!plainElements.has(local)) traits.heavy = `<${name}>`;
  const addresses = Object.values(attributes).filter(isAddress);
  const address = addresses.find(({ value }) => !ownAddress.test(value));
  if (address) traits.heavy ??= `${address.name}="${address.value.slice(0, 40)}"`;
  const all = Object.values(attributes);
  const long = all.find(
    ({ prefix, name, value }) => prefix === '' && value.length > mostCharacters && !mayBeLong.test(name),
  );
  if (all.length > mostAttributes) traits.heavy ??= `more than ${mostAttributes} attributes`;
  if (long) traits.heavy ??= `more than ${mostCharacters} characters in ${long.name}`;
  if ('xml:base' in attributes) traits.heavy ??= 'xml:base';
  if (!/^[\d.]*$/.test(read('pathLength'))) traits.heavy ??= `pathLength="${read('pathLength').slice(0, 40)}"`;
  if (local === 'image' && addresses.some(({ value }) => /^\s*data:image\/avif/.test(value)))
    traits.foreign = 'a picture in AVIF';
  if (local === 'textPath') traits.foreign = '<textPath>';
  if ('textLength' in attributes && read('lengthAdjust').trim() === 'spacingAndGlyphs') traits.foreign = 'lengthAdjust';
  if (
    'transform' in attributes &&
    ('transform-origin' in attributes || /transform-(?:origin|box)/.test(attributes.style?.value ?? ''))
  )
    traits.turned = 'transform';
  if ('systemLanguage' in attributes) traits.foreign = 'systemLanguage';
  if (!isAnimation.test(local)) return traits;
  const changed = read('attributeName');
  const starts = eventsOf(`${read('begin')};${read('end')}`);
  if (local !== 'animateMotion' && !animated.test(changed)) traits.heavy ??= `${changed} changed by <${name}>`;
  // Browsers differ in what an id is that has a backslash or a blank.
  if (starts.length > 1 || /\\|\s\.(?:begin|end|repeat)/.test(starts[0] ?? ''))
    traits.heavy ??= `${changed || 'begin'} changed by <${name}>`;
  return { ...traits, motion: `<${name}>` };
}

/** Returns an attribute without a namespace: browsers ignore those of others. */
function readAttribute(attributes: SaxesTagNS['attributes'], name: string): string {
  return attributes[name]?.value ?? '';
}
