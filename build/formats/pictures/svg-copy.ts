import { SaxesParser } from 'saxes';
import { escapeXml } from '../../model/files/escape-xml.ts';
import { declarationsOf } from '../css/declarations.ts';
import { tokensOf } from '../css/tokens.ts';
import { createStyleWriter, heaviestOf } from './svg-copy-styles.ts';
import { svgNamespace } from './svg-fault.ts';
import { pixelsIn, pixelsOf, unitless } from './svg-lengths.ts';
import { styling } from './svg-style.ts';

/** The longest side of what is drawn, in pixels: librsvg takes as many for each filter, mask and group. */
const longest = 480;

/** The size of a drawing that says none: that of a window. */
const window = { width: 1920, height: 1080 };

interface Element {
  name: string;
  local: string;
  attributes: Map<string, string>;
  /** What is in it, if it is a style sheet. */
  css: string;
  /** How many shapes are in it. */
  shapes: number;
}

/** A drawing: where elements begin and end, and its texts. */
interface Parsed {
  parts: ({ opens: Element } | { closes: Element } | { text: string })[];
  elements: Element[];
  animations: { by: Element; parent: Element }[];
}

const shape = /^(?:path|rect|circle|ellipse|line|polyline|polygon|text|tspan|use)$/;

/**
 * Writes a drawing as it is drawn to measure it: without what styles and animations do at times, and with it. What librsvg
 * does not know, or draws faster than browsers, is replaced by what takes it as long.
 */
export function copiesForDrawing(text: string): string[] {
  return [...new Set([writeCopy(text, false), writeCopy(text, true)])];
}

function writeCopy(text: string, isAlways: boolean): string {
  const { parts, elements, animations } = parse(text);
  const [root] = elements;
  if (!root) return text;
  setSize(root.attributes);
  const byId = new Map(elements.toReversed().map((element) => [element.attributes.get('id'), element]));
  for (const { by, parent } of isAlways ? animations : []) {
    const [, href] = [...by.attributes].find(([name]) => /^(?:\w+:)?href$/.test(name)) ?? [];
    animate(href === undefined ? parent : byId.get(href.trim().slice(1)), by);
  }
  for (const element of elements) replace(element);
  const { writeSheet, writeStyle, filters } = createStyleWriter(elements, byId, isAlways);
  const writeTag = ({ name, attributes }: Element) => {
    const written = new Map<string, string>();
    for (const [attribute, value] of attributes) {
      if (attribute === 'style') written.set(attribute, writeStyle(declarationsOf(value)));
      else if (!styling.test(attribute)) written.set(attribute, unitless.test(value) ? pixelsIn(value) : value);
      else {
        const [property = '', ...rest] = writeStyle([{ property: attribute, value: tokensOf(value) }]).split(':');
        written.set(property, rest.join(':'));
      }
    }
    return `<${name}${[...written].map(([attribute, value]) => ` ${attribute}="${escapeXml(value)}"`).join('')}>`;
  };
  const svg = parts.map((part) => {
    if ('text' in part) return escapeXml(part.text);
    if ('opens' in part) return writeTag(part.opens);
    if (part.closes === root)
      return `<defs xmlns="${svgNamespace}">${picture}${filters.join('')}</defs></${root.name}>`;
    return `${escapeXml(writeSheet(part.closes.css))}</${part.closes.name}>`;
  });
  return svg.join('');
}

const picture =
  '<radialGradient id="measured"><stop/><stop offset="1" stop-color="#fff" stop-opacity=".5"/></radialGradient>';

function parse(text: string): Parsed {
  const parser = new SaxesParser({ xmlns: true });
  const found: Parsed = { parts: [], elements: [], animations: [] };
  const open: Element[] = [];
  const isAnimation = ({ local }: Element) => /^(?:animate|set)/.test(local);
  parser.on('opentag', ({ name, local, attributes }) => {
    const written = Object.values(attributes).map((one) => [one.name, one.value] as const);
    const element: Element = { name, local, attributes: new Map(written), css: '', shapes: 0 };
    const parent = open.at(-1);
    open.push(element);
    if (shape.test(local)) for (const around of open) around.shapes += 1;
    if (parent && isAnimation(element)) found.animations.push({ by: element, parent });
    else {
      found.elements.push(element);
      found.parts.push({ opens: element });
    }
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element && !isAnimation(element)) found.parts.push({ closes: element });
  });
  const addText = (part: string) => {
    const inner = open.at(-1);
    if (inner?.local === 'style') inner.css += part;
    else if (open.length > 0) found.parts.push({ text: part });
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text.replace(/^\uFEFF/, '')).close();
  return found;
}

/** Gives the drawing its size in pixels, whatever it and its styles say. */
function setSize(attributes: Element['attributes']): void {
  const lengthOf = (side: 'width' | 'height') => {
    const [, number, unit = ''] = /^\s*\+?([\d.]+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(attributes.get(side) ?? '') ?? [];
    return Number(number) * (pixelsOf[unit.toLowerCase()] ?? 1) || undefined;
  };
  const [, , boxWidth, boxHeight] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = lengthOf('width') ?? (boxWidth || window.width);
  const height = lengthOf('height') ?? (boxHeight || window.height);
  const sides = Object.entries({ width, height }).map(([side, length]) => {
    const pixels = Math.max(1, Math.round((length * longest) / Math.max(width, height)));
    attributes.set(side, `${pixels}`);
    return `;${side}:${pixels}px!important`;
  });
  attributes.set('style', `${attributes.get('style') ?? ''}${sides.join('')}`);
  if (!boxWidth || !boxHeight) attributes.set('viewBox', `0 0 ${width} ${height}`);
  if (!attributes.has('xmlns')) attributes.set('xmlns', svgNamespace);
}

/** Replaces an element that librsvg draws faster than a browser. */
function replace(element: Element): void {
  const { name, local, attributes, shapes } = element;
  // Which part of it is shown depends on the visitor.
  for (const condition of ['systemLanguage', 'requiredFeatures', 'requiredExtensions']) attributes.delete(condition);
  if (local === 'switch') element.name = name.replace(local, 'g');
  else if (local === 'linearGradient') element.name = name.replace(local, 'radialGradient');
  else if (local === 'image') {
    element.name = name.replace(local, 'rect');
    for (const attribute of ['href', 'xlink:href']) attributes.delete(attribute);
    for (const side of ['width', 'height']) if (!attributes.has(side)) attributes.set(side, '100%');
    attributes.set('style', `${attributes.get('style') ?? ''};fill:url(#measured)`);
  } else if (local === 'filter' && !attributes.has('width')) {
    // Browsers skip what is empty in a region as large as the drawing.
    attributes.delete('filterUnits');
  } else if (local === 'clipPath' && shapes > 1) {
    element.name = name.replace(local, 'mask');
    const region = {
      x: '-9999',
      y: '-9999',
      width: '99999',
      height: '99999',
      maskUnits: 'userSpaceOnUse',
      fill: '#fff',
    };
    for (const [attribute, value] of Object.entries(region)) attributes.set(attribute, value);
    const units = attributes.get('clipPathUnits');
    if (units !== undefined) attributes.set('maskContentUnits', units);
  }
}

/** Gives an element what an animation makes of it. */
function animate(element: Element | undefined, { local, attributes }: Element): void {
  const isTransform = local === 'animateTransform';
  const name = isTransform ? 'transform' : (attributes.get('attributeName')?.trim() ?? '');
  const values = ['from', 'to', 'values'].flatMap((one) => attributes.get(one)?.split(';') ?? []);
  const value = heaviestOf(values.map((one) => ({ property: name, text: one.trim() })))?.text;
  if (!element || value === undefined || name === '') return;
  const before = element.attributes.get(name);
  if (isTransform) element.attributes.set(name, `${before ?? ''} ${attributes.get('type') ?? 'translate'}(${value})`);
  else {
    element.attributes.set(
      name,
      heaviestOf([before ?? '', value].map((text) => ({ property: name, text })))?.text ?? '',
    );
    element.attributes.set('style', `${element.attributes.get('style') ?? ''};${name}:${value}`);
  }
}
