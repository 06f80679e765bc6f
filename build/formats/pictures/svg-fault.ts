import { SaxesParser, type SaxesTagNS } from 'saxes';
import { createCostMeter } from './svg-cost.ts';

/** What a drawing has that could run a script or load something, or take minutes to draw; or why it is not XML. */
export type SvgFault = { type: 'unsafe' | 'costly'; what: string } | { type: 'malformed'; reason: string };

/** The namespace of drawings. */
export const svgNamespace = 'http://www.w3.org/2000/svg';

/** The elements that a drawing may have: shapes, text, paints, animation. No script, link, HTML or `foreignObject`. */
const elements: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use switch view title desc metadata style path rect circle ellipse line polyline polygon ' +
    'text tspan textPath image linearGradient radialGradient stop pattern marker clipPath mask ' +
    'animate animateMotion animateTransform mpath set'
  ).split(' '),
);

/** What drawing programs add for themselves; browsers give these names no meaning. */
const editorNamespaces = [
  'http://www.inkscape.org/',
  'http://sodipodi.sourceforge.net/',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://ns.adobe.com/',
  'adobe:ns:meta/',
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.serif.com/',
  'http://www.figma.com/',
  'http://vectornator.io',
  'https://boxy-svg.com',
];

/** Drawing programs put groups in groups; browsers read no more than a few hundred. */
const mostLevels = 256;

/** Encodings in which each byte of ASCII is its character. In others a browser reads elements where there is text here. */
const plainEncoding = /^(?:utf-?8|utf-16|us-ascii|iso-8859-\d+|windows-125\d)$/i;

class TooDeep extends Error {}

/** Reads a drawing as a browser does → the first thing in it that no picture needs, or nothing. */
export function findSvgFault(text: string): SvgFault | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let fault: SvgFault | undefined;
  const unsafe = (what: string | undefined) => {
    if (what !== undefined) fault ??= { type: 'unsafe', what };
  };
  const costly = (what: string | undefined) => {
    if (what !== undefined) fault ??= { type: 'costly', what };
  };
  const meter = createCostMeter();
  let isStyle = false;
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !plainEncoding.test(encoding)) unsafe(`encoding="${encoding.slice(0, 40)}"`);
  });
  parser.on('doctype', () => unsafe('a <!DOCTYPE>'));
  parser.on('processinginstruction', ({ target }) => unsafe(`a <?${target}?>`));
  let depth = 0;
  parser.on('opentag', (tag) => {
    depth += 1;
    // The parser itself takes longer the deeper it is: it must not go on.
    if (depth > mostLevels) throw new TooDeep();
    isStyle = tag.local === 'style';
    meter.open(tag);
    costly(filterIn(tag));
    unsafe(unsafeElement(tag) ?? unsafeAttribute(tag));
  });
  parser.on('closetag', () => {
    depth -= 1;
    isStyle = false;
    meter.close();
  });
  const checkText = (text: string) => {
    meter.addText(text, isStyle);
    if (!isStyle) return;
    unsafe(unsafeCss(text));
    costly(filterProperty.exec(text)?.[0]);
  };
  parser.on('text', checkText);
  parser.on('cdata', checkText);
  parser.on('error', ({ message }) => {
    fault ??= { type: 'malformed', reason: message.replace(/^\d+:\d+: /, '').replace(/\.$/, '') };
  });
  try {
    parser.write(text.replace(/^\uFEFF/, '')).close();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return { type: 'malformed', reason: `elements nest more than ${mostLevels} levels deep` };
  }
  costly(meter.findExcess());
  return fault;
}

/** A filter in a style, except `filter:none`, which Inkscape writes. */
const filterProperty = /(?<![\w-])(?:backdrop-)?filter\s*:(?!\s*none\b)/i;

/**
 * Finds a filter: what it costs depends on numbers of any size (octaves, radius, region), and nothing else in a drawing
 * is computed pixel by pixel.
 */
function filterIn({ name, local, attributes }: SaxesTagNS): string | undefined {
  if (local === 'filter' || /^fe[A-Z]/.test(local)) return `<${name}>`;
  for (const { name: attribute, local: own, value } of Object.values(attributes)) {
    const isAnimated = own === 'attributeName' && /^\s*(?:filter|marker)/i.test(value);
    if (isAnimated || (own === 'filter' && value.trim() !== 'none') || filterProperty.test(value))
      return `${attribute}="${value.trim().slice(0, 40)}" at <${name}>`;
  }
  return undefined;
}

function unsafeElement({ name, local, uri }: SaxesTagNS): string | undefined {
  if (uri === svgNamespace || uri === '') return elements.has(local) ? undefined : `<${name}>`;
  return isOfEditor(uri) ? undefined : `<${name}>`;
}

function isOfEditor(uri: string): boolean {
  return editorNamespaces.some((start) => uri.startsWith(start));
}

/** Finds an attribute that runs a script or names anything beyond the drawing itself. */
function unsafeAttribute({ name, local, attributes }: SaxesTagNS): string | undefined {
  for (const { name: attribute, local: own, prefix, uri, value } of Object.values(attributes)) {
    if (prefix === 'xmlns' || attribute === 'xmlns' || isOfEditor(uri)) continue;
    const found = `${attribute}="${value
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 40)}" at <${name}>`;
    if (/^on/i.test(own) || own === 'src' || own === 'srcdoc') return found;
    if (own === 'href' && !isOwnAddress(value, local)) return found;
    // An animation writes values into another attribute, which may be any.
    if (own === 'attributeName' && /^(?:href|on.*|style|src)$/is.test(value.trim().split(':').at(-1) ?? ''))
      return found;
    if (unsafeCss(value) !== undefined) return found;
  }
  return undefined;
}

/** Returns whether an address is a part of the drawing, or a picture within it. */
function isOwnAddress(value: string, element: string): boolean {
  if (value.trim().startsWith('#')) return true;
  return (
    ['image', 'feImage'].includes(element) &&
    /^\s*data:image\/(?:png|jpeg|gif|webp|avif);base64,[\w+/=\s]*$/.test(value)
  );
}

/** Finds what loads something in a style or in an attribute that has the form of one. */
function unsafeCss(css: string): string | undefined {
  // A backslash could hide any of the names below.
  if (/\\/.test(css) && /[({@]/.test(css)) return 'a style with a backslash';
  if (/@import/i.test(css)) return 'a style with @import';
  // These take an address without url().
  const image = /(?:^|[^\w-])((?:-webkit-)?image-set|image|src)\(/i.exec(css)?.[1];
  if (image !== undefined) return `a style with ${image}()`;
  if (/(?:java|vb)script\s*:/i.test(css.replace(/[\s\p{Cc}]/gu, ''))) return 'an address with a script';
  for (const [, address = ''] of css.matchAll(/url\(\s*["']?\s*([^"')]*)/gi))
    if (
      !/^(?:#|data:(?:image\/(?:png|jpeg|gif|webp|avif)|font\/\w+|application\/(?:x-)?font[\w-]*)[;,])/i.test(address)
    )
      return `a style with url(${address.slice(0, 40)})`;
  return undefined;
}
