import type { SaxesTagNS } from 'saxes';
import { findCssLoad } from '../css/declarations.ts';

/**
 * What a drawing has that could run a script or load something (`unsafe`), that only browsers draw in one that the build has
 * to draw (`foreign`), or that is of no use on the web (`needless`); or why it is not XML; and where.
 */
export interface SvgFault {
  type: 'unsafe' | 'foreign' | 'needless' | 'malformed';
  what: string;
  line: number;
  column: number;
}

/** The namespace of drawings. */
export const svgNamespace = 'http://www.w3.org/2000/svg';

/** The elements that a drawing may have, beside steps of filters: shapes, text, paints, animation. No script, link, HTML or `foreignObject`. */
const elements: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use switch view title desc metadata style path rect circle ellipse line polyline polygon ' +
    'text tspan textPath image linearGradient radialGradient stop pattern marker clipPath mask ' +
    'animate animateMotion animateTransform mpath set filter ' +
    'font glyph missing-glyph hkern vkern'
  ).split(' '),
);

/** Elements by which a document runs a script, loads something or leads elsewhere; and where HTML can be in a drawing. */
const unsafeElements: ReadonlySet<string> = new Set(
  'script a foreignObject handler listener iframe frame object embed img audio video canvas link form feImage'.split(
    ' ',
  ),
);

/** Illustrator keeps its own data in an element that browsers do not show, for they lack this extension. */
const illustrator = 'http://ns.adobe.com/AdobeIllustrator/10.0/';

/** Namespaces whose elements browsers give a meaning, also in other documents. They ignore those of drawing programs. */
export const meaningful: Readonly<Record<string, string>> = {
  'http://www.w3.org/1999/xhtml': 'XHTML',
  'http://www.w3.org/1999/XSL/Transform': 'XSLT',
  'http://www.w3.org/1998/Math/MathML': 'MathML',
  [svgNamespace]: 'SVG',
};

/** The namespace of addresses in old drawings. */
export const linkNamespace = 'http://www.w3.org/1999/xlink';

/** Returns whether an attribute names an element of the drawing, or a picture. */
export function isAddress({ local, uri }: { local: string; uri: string }): boolean {
  return local === 'href' && (uri === '' || uri === linkNamespace);
}

/** Returns whether an element, or an attribute, is one of drawings and not of a program. */
export function isRead({ uri }: { uri: string }): boolean {
  return uri === '' || uri === svgNamespace;
}

/** Encodings in which each byte of ASCII is its character. In others a browser reads elements where there is text here. */
export const plainEncoding = /^(?:utf-?8|utf-16|us-ascii|iso-8859-\d+|windows-125\d)$/i;

/** Says what is wrong with a document type: declarations in it can stand for any text, and add attributes to elements. */
export function findDoctypeFault(doctype: string): string | undefined {
  const start = doctype.indexOf('[');
  const declarations = start === -1 ? '' : doctype.slice(start + 1).replace(namespaceDeclarations, '');
  return start === -1 || /^\s*\]\s*$/.test(declarations) ? undefined : 'a <!DOCTYPE> with declarations';
}

/** Comments, and the declarations of namespaces that old drawing programs write. */
const namespaceDeclarations =
  /<!--(?:(?!--)[\s\S])*-->|<!ATTLIST\s+[\w:-]+\s+(?:xmlns(?::[\w-]+)?|xml:space)\s+(?:CDATA|NMTOKEN)\s+#(?:FIXED\s+)?(?:"[^"<&%]*"|'[^'<&%]*'|IMPLIED)\s*>/g;

/** Returns whether an element has only the data of Illustrator. */
export function isOfIllustrator({ local, attributes }: SaxesTagNS): boolean {
  return local === 'foreignObject' && attributes.requiredExtensions?.value === illustrator;
}

/** Returns the description of a mistake in XML, without its place. */
export function describeXmlMistake(message: string): string {
  return message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
}

/** What programs write before a drawing. */
const ofPrograms = /^(?:plantuml.*|xpacket|adobe-xap-filters)$/;

/** Says why a processing instruction must not be there. */
export function findInstructionFault({ target }: { target: string }): Pick<SvgFault, 'type' | 'what'> | undefined {
  if (ofPrograms.test(target)) return undefined;
  return { type: target === 'xml-stylesheet' ? 'unsafe' : 'needless', what: `a <?${target}?>` };
}

/** Says what is dangerous or unknown in a tag. */
export function findElementFault(tag: SaxesTagNS): Pick<SvgFault, 'type' | 'what'> | undefined {
  const element = unknownElement(tag);
  if (element !== undefined) return { type: isUnsafeElement(tag) ? 'unsafe' : 'needless', what: element };
  const attribute = unsafeAttribute(tag);
  return attribute === undefined ? undefined : { type: 'unsafe', what: attribute };
}

function unknownElement(tag: SaxesTagNS): string | undefined {
  const { name, local, uri } = tag;
  const isKnown = isRead(tag)
    ? elements.has(local) || /^(?:fe[A-Z]|font-face)/.test(local) || isOfIllustrator(tag)
    : !(uri in meaningful);
  return isKnown ? undefined : `<${name}>`;
}

/** Returns whether browsers give an element a meaning that is not one of drawings. Elsewhere than in SVG, it may be any. */
function isUnsafeElement(tag: SaxesTagNS): boolean {
  return !isRead(tag) || unsafeElements.has(tag.local);
}

/** Finds an attribute that runs a script or names anything beyond the drawing itself. */
function unsafeAttribute({ name, local, attributes }: SaxesTagNS): string | undefined {
  for (const { name: attribute, local: own, prefix, uri, value } of Object.values(attributes)) {
    if (prefix === 'xmlns' || attribute === 'xmlns' || !(isRead({ uri }) || /^http:\/\/www\.w3\.org\//.test(uri)))
      continue;
    const found = `${attribute}="${value
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 40)}" at <${name}>`;
    if (/^on/i.test(own) || own === 'src' || own === 'srcdoc') return found;
    if (own === 'href' && !isOwnAddress(value, local)) return found;
    // An animation writes values into another attribute, which may be any.
    if (own === 'attributeName' && /^(?:href|on.*|style|src)$/is.test(value.trim().split(':').at(-1) ?? ''))
      return found;
    if ((findCssLoad(value, isOwnInStyle) ?? findScript(value)) !== undefined) return found;
  }
  return undefined;
}

/** Returns whether an address is a part of the drawing, or a picture within it. */
function isOwnAddress(value: string, element: string): boolean {
  if (value.trim().startsWith('#')) return true;
  return element === 'image' && /^\s*data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml);base64,[\w+/=\s]*$/.test(value);
}

/** Returns whether a style may name an address. Pictures are in `<image>`. */
export function isOwnInStyle(address: string): boolean {
  return /^(?:#|data:(?:font\/\w+|application\/(?:x-)?font[\w-]*)[;,])/i.test(address);
}

/** Names a script that an address or a value would run: `javascript:`, also with blanks and control characters in it. */
export function findScript(text: string): string | undefined {
  return /(?:java|vb)script\s*:/i.test(text.replace(/[\s\p{Cc}]/gu, '')) ? 'an address with a script' : undefined;
}
