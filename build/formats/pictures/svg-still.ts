import { type Declaration, declarationsOf, type Rule } from '../css/declarations.ts';
import { tokensOf } from '../css/tokens.ts';
import { cleanSvg } from './clean-svg.ts';

/** A size in pixels. */
interface Size {
  width?: number;
  height?: number;
}

/** A drawing for librsvg, with the fonts that are embedded in it, by their families. */
export interface Still {
  svg: string;
  fonts: { family: string; base64: string }[];
  /** The color behind it, which browsers draw and librsvg does not. */
  background?: string | undefined;
}

/** Writes a drawing so that librsvg draws it as browsers do, in a size: with its variables, and the colors of day. */
export function writeStill(text: string, { own, shown }: { own: Size; shown: Size }): Still {
  const variables = new Map<string, string>();
  const families = new Map<unknown, string>();
  const fonts: Still['fonts'] = [];
  const rootTag = /<(?:\w+:)?svg\b[^<>]*>/;
  const backgrounds = new Map<Rule | undefined, string>();
  const read = cleanSvg(text, (css) => {
    for (const { property, value, rule } of /--|@font-face|background/i.test(css) ? declarationsOf(css) : []) {
      const written = writeValue(value);
      const base64 = /^url\(\s*["']?data:[^,]*;base64,([\w+/=]+)/i.exec(written)?.[1];
      if (property.startsWith('--') && !/^@media/i.test(rule?.around?.selector ?? '')) variables.set(property, written);
      else if (property === 'font-family') families.set(rule, written.replace(/^["']|["']$/g, ''));
      if (/^background(?:-color)?$/.test(property)) backgrounds.set(rule, written);
      if (property === 'src' && base64 !== undefined) fonts.push({ family: families.get(rule) ?? '', base64 });
    }
    return css;
  });
  const isRoot = matcherOfRoot(rootTag.exec(read)?.[0] ?? '');
  const svg = cleanSvg(text, (css) => withoutFunctions(css, variables));
  const style = declarationsOf(attributeOf(rootTag.exec(svg)?.[0] ?? '', 'style') ?? '');
  const ownColor = style.findLast(({ property }) => /^background(?:-color)?$/.test(property));
  const [, ofRule = ''] = [...backgrounds].findLast(([rule]) => isRoot(rule)) ?? [];
  const color = (ownColor ? writeValue(ownColor.value) : withoutFunctions(ofRule, variables)).replace(
    / ?!important$/i,
    '',
  );
  return {
    svg: svg.replace(rootTag, (tag) => withSize(tag, own, shown)),
    fonts,
    ...(isColor.test(color) ? { background: color } : {}),
  };
}

function writeValue(value: Declaration['value']): string {
  const parts = value.map(({ text, isApart }) => (isApart ? ` ${text}` : text));
  return parts.join('').trim();
}

const isColor = /^(?:#[\da-f]+|(?:rgb|hsl)a?\([-+\s\w.,%/]*\)|(?!none$|initial$|inherit$|unset$)[a-z]+)$/i;

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

/** Prepares to find the rules that apply to the first element by its name, its id or a class. */
function matcherOfRoot(tag: string): (rule: Rule | undefined) => boolean {
  const names = [
    `#${attributeOf(tag, 'id')}`,
    ...(attributeOf(tag, 'class') ?? '').split(/\s+/).map((name) => `.${name}`),
  ];
  const own = new Set(['svg', ':root', ...names, ...names.map((name) => `svg${name}`)]);
  return (rule) =>
    rule?.around === undefined && !!rule?.selector.split(',').some((selector) => own.has(selector.trim()));
}

/** Gives the first tag the size, whatever it and its styles say. */
function withSize(tag: string, own: Size, { width, height }: Size): string {
  const style = /\sstyle="([^"]*)"/.exec(tag)?.[1] ?? '';
  const box = /\sviewBox="/.test(tag) ? '' : ` viewBox="0 0 ${own.width} ${own.height}"`;
  // What librsvg takes for a text without a size is smaller.
  const font = /\sfont-size="/.test(tag) ? '' : ' font-size="16px"';
  const size = `width="${width}" height="${height}" style="${style};width:${width}px!important;height:${height}px!important"`;
  return tag.replace(/\s(?:width|height|style)="[^"]*"/g, '').replace(/\/?>$/, (end) => ` ${size}${box}${font}${end}`);
}

/** The most characters of a style without its variables: each of them can be long, and used often. */
const mostCharacters = 5_000_000;

/** Replaces `var()` by the variable or what is written in its place, and `light-dark()` by the first of its colors. */
function withoutFunctions(css: string, variables: ReadonlyMap<string, string>, depth = 0): string {
  if (!/(?:var|light-dark)\(/i.test(css) || depth > 4) return css;
  const tokens = tokensOf(css);
  const begin = tokens.findIndex(({ text }) => /^(?:var|light-dark)\($/i.test(text));
  if (begin === -1) return css;
  let result = '';
  let last = 0;
  for (let index = begin; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token || !/^(?:var|light-dark)\($/i.test(token.text)) continue;
    let [level, comma, end] = [0, 0, index];
    for (; end < tokens.length; end++) {
      const one = tokens[end];
      if (one && /\($/.test(one.text) && /^(?:function|\()-token$/.test(one.type)) level += 1;
      if (one?.type === 'comma-token' && level === 1 && comma === 0) comma = end;
      if (one?.type === ')-token' && --level === 0) break;
    }
    const from = token.start + token.text.length;
    const to = tokens[end]?.start ?? css.length;
    const split = tokens[comma]?.start ?? to;
    const first = css.slice(from, comma === 0 ? to : split).trim();
    const second = comma === 0 ? '' : css.slice(split + 1, to).trim();
    const isVariable = /^var/i.test(token.text);
    result += `${css.slice(last, token.start)}${isVariable ? (variables.get(first) ?? second) : first}`;
    if (result.length > mostCharacters) throw new Error('its variables are too long');
    last = to + 1;
    index = end;
  }
  return withoutFunctions(result + css.slice(last), variables, depth + 1);
}
