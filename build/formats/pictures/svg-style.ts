import type { Declaration, Rule } from '../css/declarations.ts';
import { knownNames } from '../css/grammar.ts';

/** A declaration without the rule that it is in. */
export type InlineDeclaration = Pick<Declaration, 'property' | 'value'>;

/** Properties whose cost is seen when a drawing is drawn, and those that paint nothing in one. */
const properties: ReadonlySet<string> = new Set(
  `alignment-baseline animation animation-delay animation-direction animation-duration animation-fill-mode
  animation-iteration-count animation-name animation-play-state animation-timing-function background background-color
  baseline-shift block-size border border-radius bottom box-sizing clear clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-profile color-rendering color-scheme content cursor cx cy direction display
  dominant-baseline enable-background fill fill-opacity fill-rule filter float flood-color flood-opacity font font-display
  font-family font-feature-settings font-kerning font-optical-sizing font-size font-stretch font-style font-synthesis
  font-variant font-variant-alternates font-variant-caps font-variant-east-asian font-variant-ligatures
  font-variant-numeric font-variant-position font-variation-settings font-weight glyph-orientation-horizontal
  glyph-orientation-vertical hanging-punctuation
  height hyphens image-rendering inline-size inset isolation justify-content kerning left
  letter-spacing lighting-color line-height margin margin-bottom margin-left margin-right margin-top marker marker-end
  marker-mid marker-start mask mask-type max-height max-width min-height min-width mix-blend-mode object-fit
  object-position opacity outline overflow overflow-wrap overflow-x overflow-y padding padding-bottom padding-left
  padding-right padding-top paint-order pointer-events position print-color-adjust r right rx ry shape-rendering src
  stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-align text-anchor text-decoration text-decoration-color text-decoration-line
  text-decoration-style text-indent text-orientation text-overflow text-rendering text-size-adjust text-transform
  text-wrap top touch-action transform transform-box transform-origin transition transition-delay transition-duration
  transition-property transition-timing-function unicode-bidi unicode-range user-select vector-effect vertical-align
  visibility white-space width word-break word-spacing word-wrap writing-mode x y z-index`.split(/\s+/),
);

/** Functions of colors, transformations in a plane, filters and times: others compute or paint what is not measured. */
const functions =
  /^(?:url|var|rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|matrix|translate(?:[xy]|3d)?|scale[xy]?|rotate|skew[xy]?|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia|cubic-bezier|steps|linear|format|local|tech)\($/i;

/** What may be a variable: colors, whose cost does not depend on them, and names. */
const variable = /^(?:--.*|(?:.*-)?color|fill|stroke|font-family|background)$/;

/** Shapes have no pseudo-elements, so that nothing of theirs is drawn. */
const pseudoClass =
  /^(?:::(?:after|before)$|:(?:where|is|hover|active|focus|focus-visible|focus-within|visited|link|target|root|empty|not|(?:first|last|only)-(?:child|of-type)|nth-(?:last-)?(?:child|of-type))$)/;

/** The most animations of an element. */
const mostAnimations = 4;

/** Attributes that are styles, or declarations of one. */
export const styling = /^(?:style|fill|stroke|filter|mask|marker|font|(?!aria-|data-)[a-z]+(?:-[a-z]+)+)$/;

/** Finds in declarations what costs something that drawing a drawing once does not show. */
export function findUnmeasured(declarations: readonly (InlineDeclaration & { rule?: Rule | undefined })[]) {
  for (const { property, value, rule } of declarations) {
    const what = findInRule(rule) ?? findInDeclaration(property, value, rule);
    if (what !== undefined) return `a style with ${what}`;
  }
  return undefined;
}

function findInDeclaration(property: string, value: Declaration['value'], rule: Rule | undefined): string | undefined {
  const isCustom = property.startsWith('--');
  if (property.includes('\\') || value.some(({ type, text }) => type !== 'string-token' && text.includes('\\')))
    return 'a backslash';
  if (isOfMedia(rule) && !isCustom && !ofMedia.test(property)) return `${property} within @media`;
  if (!isCustom && !properties.has(property)) {
    const isOff = value.length === 1 && /^(?:none|normal|auto|initial|inherit|unset)$/i.test(value[0]?.text ?? '');
    return knownNames.has(property) && !isOff ? property : undefined;
  }
  if (/^animation(?:-name)?$/.test(property) && value.filter(({ text }) => text === ',').length >= mostAnimations)
    return `more than ${mostAnimations} animations of an element`;
  const named = value.filter(({ type }) => type === 'function-token');
  // The two are measured apart.
  if (property === 'filter' && named.length > 0 && value.some(({ text }) => /^url\(/i.test(text)))
    return 'url() beside functions in filter';
  for (const { type, text } of value) {
    if (property === 'text-decoration' && type === 'dimension-token') return property;
    const name = text.toLowerCase();
    const isAddress = name.startsWith('url(');
    if (isAddress && (isCustom || isKeyframe(rule))) return `url() in ${property}`;
    if (type !== 'function-token') continue;
    if (name === 'var(' && !variable.test(property)) return `var() in ${property}`;
    if (!isCustom && !functions.test(name)) return `${name})`;
  }
  return undefined;
}

/** Pseudo-classes that depend on what a visitor does. */
export const state = /:(?:hover|active|focus(?:-visible|-within)?|visited|link|target)(?![\w-])/gi;

/** Returns whether a rule applies at times. */
export function isConditional(rule: Rule): boolean {
  return isOfMedia(rule) || rule.selector.replace(/:not\([^()]*\)/g, '').search(state) !== -1;
}

function isOfMedia(rule: Rule | undefined): boolean {
  return rule?.around !== undefined && !isKeyframe(rule);
}

/** What is as fast whatever its value is: of several queries, it is not known which apply. */
const ofMedia =
  /^(?:fill|stroke|(?:fill|stroke|stop)-(?:color|opacity)|color|color-scheme|opacity|font-(?:family|style|weight)|background|background-color|display|visibility|(?:animation|transition)(?:-.*)?)$/;

/** Writes a selector without `:where()` and `:is()` around one selector, which some programs do not know. */
export function withoutGroups(selector: string): string {
  return selector.replace(/(?:(?<=^|[\s,>+~])|(?=:\w+\(\s*[.#][\w-]+\s*\))):(?:where|is)\(\s*([^(),]*)\)/gi, '$1');
}

/** Returns whether a rule is one of `@keyframes`. */
export function isKeyframe(rule: Rule | undefined): boolean {
  return /^@(?:-\w+-)?keyframes\b/i.test(rule?.around?.selector ?? '');
}

/** Finds what programs match in other ways than browsers. */
function findInRule(rule: Rule | undefined): string | undefined {
  for (let one = rule; one; one = one.around) {
    const { selector, around } = one;
    if (selector.startsWith('@')) {
      const name = /^@[\w-]*/.exec(selector)?.[0] ?? '';
      if (!/^@(?:media|supports|font-face|property|(?:-\w+-)?keyframes)$/i.test(name)) return name;
    } else if (around && !around.selector.startsWith('@')) return 'rules within rules';
    else if (!isKeyframe(one)) {
      const other = selector.match(/::?[\w-]+/g)?.find((name) => !pseudoClass.test(name.toLowerCase()));
      if (other !== undefined) return other;
      if (selector.includes('(') && /\sof\s/.test(selector)) return ':nth-child(of)';
      if (/:(?:where|is)\(/i.test(withoutGroups(selector))) return ':is() of several selectors';
    }
  }
  return undefined;
}
