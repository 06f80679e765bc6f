import type { Declaration, Rule } from '../css/declarations.ts';
import { knownNames } from '../css/grammar.ts';
import type { CssToken } from '../css/tokens.ts';
import { selectionOf } from './svg-selectors.ts';

/** A declaration without the rule that it is in. */
export type InlineDeclaration = Pick<Declaration, 'property' | 'value'>;

/** What a declaration has that browsers may take long for, that librsvg does not draw, or that a bitmap has not. */
export interface StyleTraits {
  heavy?: string | undefined;
  foreign?: string | undefined;
  /** Dark colors. */
  lost?: string | undefined;
  motion?: string | undefined;
  /** Where a transformation begins, which matters if there is one (`turned`), and is not drawn by librsvg. */
  origin?: string | undefined;
  turned?: string | undefined;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Properties that librsvg draws as browsers do. */
const drawn = wordsOf(
  `baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters cx cy direction display
  dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color flood-opacity font font-family
  font-size font-style font-variant font-weight glyph-orientation-vertical height image-rendering isolation
  letter-spacing lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow
  paint-order r rx ry shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform
  unicode-bidi vector-effect visibility width writing-mode x y`,
);

/** Properties that change nothing in a drawing that does not move, or nothing that is seen. */
const idle = wordsOf(
  `alignment-baseline animation animation-delay animation-direction animation-duration animation-fill-mode
  animation-iteration-count animation-name animation-play-state animation-timing-function backface-visibility background
  background-color block-size border border-radius bottom box-sizing clear clip color-profile color-rendering color-scheme content
  cursor float font-smoothing osx-font-smoothing font-display font-feature-settings font-kerning font-optical-sizing font-stretch font-synthesis
  font-variant-alternates font-variant-caps font-variant-east-asian font-variant-ligatures font-variant-numeric
  font-variant-position font-variation-settings glyph-orientation-horizontal hanging-punctuation hyphens inset
  justify-content kerning left line-height margin margin-bottom margin-left margin-right margin-top max-height max-width
  min-height min-width object-fit object-position outline overflow-wrap overflow-x overflow-y padding padding-bottom
  padding-left padding-right padding-top pointer-events position print-color-adjust right src tap-highlight-color text-align
  text-decoration-color text-decoration-line text-decoration-style text-indent text-orientation text-overflow
  shape-inside shape-margin shape-padding solid-color solid-opacity text-size-adjust text-wrap top touch-action transition transition-delay transition-duration transition-property
  transition-timing-function unicode-range user-select vertical-align white-space will-change word-break word-wrap z-index`,
);

/** Properties that only browsers know. */
const ofBrowsers = wordsOf(
  `inline-size offset offset-anchor offset-distance offset-path offset-position offset-rotate perspective perspective-origin
  rotate scale text-transform transform-style translate word-spacing`,
);

/** Properties of other boxes than shapes. */
const ofBoxes =
  /^(?:align|appearance|break|caret|column|contain|content|counter|flex|gap|grid|justify|list-style|order|orphans|overscroll|page|place|quotes|resize|row|scroll|tab-size|table|widows)(?![a-z])/;

/** Functions that librsvg draws, or that are replaced for it. */
const drawnFunctions =
  /^(?:url|var|rgba?|hsla?|hwb|light-dark|matrix|translate[xy]?|scale[xy]?|rotate|skew[xy]?|cubic-bezier|steps|linear|format|local|tech)\($/i;
const drawnFilters = /^(?:blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\($/i;
const functionsOfBrowsers =
  /^(?:lab|lch|oklab|oklch|color|color-mix|matrix3d|translate(?:3d|z)|scale(?:3d|z)|rotate(?:3d|[xyz])|perspective|inset|circle|ellipse|polygon|path|ray|calc|min|max|clamp)\($/i;

/** Values whose cost is counted: variables in them are not. */
const counted = /^(?:clip-path|stroke-dasharray|filter|mask|marker.*|offset-path|d|opacity|animation-name)$/;
/** Properties that may refer to an element of the drawing. */
const referring = /^(?:clip-path|fill|marker.*|mask|stroke)$/;
/** Properties that elements inherit in any case, and colors. */
const inherited =
  /^(?:background|clip-rule|color|cursor|direction|dominant|fill|flood|font|image|letter|line|marker|paint|pointer|shape|stop|stroke|text|visibility|white|word|writing)(?![a-z])/;

/** Units that librsvg does not know; in transformations, those that depend on a size. */
const unitsOfBrowsers = /\d(?:r?lh|r?cap|r?ic|r?ch|rem|q|[sld]?v(?:w|h|i|b|min|max))$/i;
const relative = /^(?:percentage|dimension)-token$/;

const isOff = (value: Declaration['value']) =>
  value.length === 1 && /^(?:none|normal|auto|initial|inherit|unset|revert)$/i.test(value[0]?.text ?? '');

/** Returns whether a value changes nothing: `word-spacing:0`. */
const isNeutral = (property: string, value: Declaration['value']) =>
  value.length === 1 &&
  /^(?:word-spacing|translate|rotate|offset-distance|offset-rotate)$/.test(property) &&
  /^[-+]?0+(?:\.0+)?(?:[a-z]+|%)?$/i.test(value[0]?.text ?? '');

/** Attributes that are styles, or declarations of one. */
export const styling =
  /^(?:style|color|fill|stroke|opacity|filter|mask|marker|font|(?!aria-|data-)[a-z]+(?:-[a-z]+)+)$/;

/** Describes what is special in a declaration. */
export function traitsOf({ property, value, rule }: InlineDeclaration & { rule?: Rule | undefined }): StyleTraits {
  const inRule = rule ? traitsOfRule(rule) : {};
  if (property.includes('\\') || value.some(({ type, text }) => type !== 'string-token' && text.includes('\\')))
    return { heavy: 'a backslash in a style', foreign: 'a backslash in a style' };
  const found = property.startsWith('--') ? traitsOfVariable(value) : traitsOfProperty(property, value, rule);
  const long = !isFontFace(rule) && isLong(property, value) ? `a long value of ${property}` : undefined;
  const [heavy, lost] = [inRule.heavy ?? found.heavy ?? long, inRule.lost ?? found.lost];
  const motion = inRule.motion ?? found.motion;
  // What does not apply in a bitmap may be what librsvg does not draw.
  if (inRule.lost !== undefined || inRule.motion !== undefined) return { heavy, lost, motion };
  return { ...found, heavy, lost, motion, foreign: inRule.foreign ?? found.foreign };
}

/** The most characters of a variable, which each element that uses it has anew; of shapes, which are counted; of other values. */
const longest = { variable: 300, shape: 10_000, other: 1000 };
/** The most variables in a value, and families of fonts. */
const most = { variables: 20, families: 16 };

function isLong(property: string, value: Declaration['value']): boolean {
  const kind = property.startsWith('--') ? 'variable' : /-path$/.test(property) ? 'shape' : 'other';
  const count = (pattern: RegExp) => value.filter(({ text }) => pattern.test(text)).length;
  const isFont = /^(?:--.*|font(?:-family)?)$/.test(property);
  return (
    value.reduce((sum, { text }) => sum + text.length, 0) > longest[kind] ||
    count(/^var\($/i) > (isFont ? 1 : most.variables) ||
    (isFont && count(/^,$/) >= most.families)
  );
}

function traitsOfVariable(value: Declaration['value']): StyleTraits {
  const isPlain = value.every(
    ({ type, text }) =>
      !/^(?:url|var)/i.test(text) &&
      (type !== 'function-token' || drawnFunctions.test(text) || functionsOfBrowsers.test(text)),
  );
  return isPlain ? {} : { heavy: 'variables of variables' };
}

function traitsOfProperty(property: string, value: Declaration['value'], rule: Rule | undefined): StyleTraits {
  const traits: StyleTraits = {};
  if (/^@property\b/i.test(rule?.selector ?? '')) return {};
  if (isFontFace(rule)) return property === 'src' ? { heavy: 'an embedded font' } : {};
  if (value.some(({ text }) => /^inherit$/i.test(text)) && !inherited.test(property))
    traits.heavy = `inherit in ${property}`;
  if (isOff(value) || isNeutral(property, value)) return traits;
  if (/^transform-(?:box|origin)$/.test(property)) return { origin: property };
  const isDrawn = drawn.has(property);
  const isIdle = idle.has(property) || ofBoxes.test(property);
  if (!isDrawn && !isIdle && !/^-inkscape-|^mso-/.test(property)) {
    if (knownNames.has(property)) traits.foreign = property;
    if (!ofBrowsers.has(property)) traits.heavy = property;
  }
  if (/^animation(?:-name)?$/.test(property)) traits.motion = property;
  // An outline is drawn around each shape, and each line below letters but a solid one has dashes.
  if (/^(?:filter|outline)$/.test(property)) traits.heavy = property;
  if (/^text-decoration/.test(property) && value.some(({ text }) => /^(?:dotted|dashed|double|wavy)$/i.test(text)))
    traits.heavy = property;
  if (property === 'transform') traits.turned = property;
  for (const [index, { type, text }] of value.entries()) {
    if (property !== 'shape-inside' && isHeavyToken(property, value, index))
      traits.heavy ??= `${shorten(text)}${/\($/.test(text) ? ')' : ''} in ${property}`;
    if (isIdle) continue;
    if (property === 'text-decoration' && type === 'dimension-token') return { heavy: property, foreign: property };
    if (unitsOfBrowsers.test(text) || (property === 'transform' && relative.test(type) && /(?:%|em|ex)$/i.test(text)))
      traits.foreign ??= `${text} in ${property}`;
    if (type !== 'function-token') continue;
    if (/^light-dark\($/i.test(text)) traits.lost = 'light-dark()';
    if (!drawnFunctions.test(text) && !drawnFilters.test(text)) traits.foreign ??= `${text})`;
  }
  return traits;
}

/** Returns whether the cost of a part of a value is not known. */
function isHeavyToken(property: string, value: Declaration['value'], index: number): boolean {
  const { type = '', text = '' } = value[index] ?? {};
  if (/^context-/i.test(text) || (property === 'color-interpolation' && /^linearrgb$/i.test(text))) return true;
  if (/url-token$/.test(type)) return !referring.test(property) || !ownUrl.test(text);
  if (type !== 'function-token') return false;
  if (/^url\($/i.test(text)) {
    const isOwn = ownAddress.test(value[index + 1]?.text.slice(1, -1) ?? '') && value[index + 2]?.type === ')-token';
    return !referring.test(property) || !isOwn;
  }
  if (/^var\($/i.test(text)) return counted.test(property);
  if (property === 'background' && /^(?:linear|radial|conic)-gradient\($/i.test(text)) return false;
  return !drawnFunctions.test(text) && !functionsOfBrowsers.test(text);
}

/** A name that browsers read as it is written, without escapes and blanks. */
const name = String.raw`#[\p{L}_][\p{L}\p{M}\p{N}_.:-]*`;
/** A reference to an element of the same drawing: `#name`. */
export const ownAddress = new RegExp(`^${name}$`, 'u');
const ownUrl = new RegExp(`^url\\(${name}\\)$`, 'iu');

/** Returns whether a rule is one of `@keyframes`. */
export function isKeyframe(rule: Rule | undefined): boolean {
  return /^@(?:-\w+-)?keyframes\b/i.test(rule?.around?.selector ?? '');
}

function isFontFace(rule: Rule | undefined): boolean {
  return /^@font-face\b/i.test(rule?.selector ?? '');
}

const groups = /:(?:is|where|has)\(|:nth-[\w-]+\([^()]*\sof\s/i;

/** The most rules in each other: more are refused. */
const mostRulesAround = 16;

/** Describes what is special in where a rule stands and what it selects. */
function traitsOfRule(rule: Rule): StyleTraits {
  const traits: StyleTraits = {};
  if (!isKeyframe(rule) && !selectionOf(rule)) traits.heavy = `${shorten(rule.selector)} in a style`;
  let levels = 0;
  for (let one: Rule | undefined = rule; one; one = one.around) {
    // Each declaration goes through all rules around it.
    if (++levels > mostRulesAround) return { heavy: 'rules within rules', foreign: 'rules within rules' };
    const { motion, heavy, foreign, lost } = traitsOfSelector(one);
    if (motion !== undefined) return { ...traits, motion };
    traits.heavy ??= heavy;
    traits.foreign ??= foreign;
    traits.lost ??= lost;
  }
  return traits;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

const known = new WeakMap<Rule, StyleTraits>();

/** Describes what is special in what a rule selects: once, whatever is in the rule. */
function traitsOfSelector(rule: Rule): StyleTraits {
  const found = known.get(rule) ?? readSelector(rule);
  known.set(rule, found);
  return found;
}

function readSelector(rule: Rule): StyleTraits {
  const { selector, around } = rule;
  const name = /^@[\w-]*/.exec(selector)?.[0] ?? '';
  if (/^@(?:-\w+-)?keyframes$/i.test(name)) return { motion: name };
  if (/^@(?:-\w+-)?(?:property|font-face)$/i.test(name) || isKeyframe(rule)) return {};
  if (/^@media$/i.test(name)) {
    if (/prefers-color-scheme/i.test(selector)) return { lost: '@media (prefers-color-scheme)' };
    return /print|hover|pointer|prefers-|forced-colors/i.test(selector) ? {} : { foreign: name };
  }
  if (name !== '') return { foreign: name };
  if (around && !around.selector.startsWith('@')) return { foreign: 'rules within rules' };
  return groups.test(selector) ? { foreign: `${/:[\w-]+\(/.exec(selector)?.[0]}) in a style` } : {};
}

/** The most layers of rules. */
const mostLayers = 20;
/** The most parts of what is between the name of such a rule and its block, which browsers read again for each bracket. */
const mostTokens = 100;

/** Finds a rule that begins with `@` and whose cost is not known. */
export function findUnknownRule(tokens: readonly CssToken[]): CssToken | undefined {
  let layers = 0;
  return tokens.find(({ type, text }, index) => {
    if (type !== 'at-keyword-token') return false;
    if (text.toLowerCase() === '@layer') return ++layers > mostLayers || tokens[index + 2]?.type !== '{-token';
    if (!/^@(?:-(?:webkit|moz|o)-)?(?:media|keyframes|font-face|supports|charset)$/i.test(text)) return true;
    return tokens.slice(index, index + mostTokens).every(({ type }) => !/^(?:\{|;|semicolon)/.test(type));
  });
}
