import { groupBy } from '../../model/group-by.ts';
import { type Declaration, declarationsOf } from '../css/declarations.ts';
import { pixelsIn, pixelsOf, unitless } from './svg-lengths.ts';
import { type InlineDeclaration, isConditional, isKeyframe, state, withoutGroups } from './svg-style.ts';

/** Finds a value with which nothing is drawn. */
const hides = /^(?:none|hidden|collapse|0(?![.\d]))\b/;

/** Returns the value that takes longest to draw: that with the largest number, the shortest dashes or the longest outline. */
export function heaviestOf<T extends { property: string; text: string }>(values: readonly T[]): T | undefined {
  const weightOf = ({ property, text }: T) => {
    if (hides.test(text)) return -1;
    // The longest outline has most corners.
    if (/^(?:d|points)$/.test(property)) return text.length;
    const numbers = (text.match(/(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
    if (property === 'stroke-dasharray') return -numbers.reduce((sum, number) => sum + number, 0) || -Infinity;
    return numbers.reduce((largest, number) => Math.max(largest, number), 0);
  };
  return values.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
}

const colored = /^(?:fill|stroke|color|(?:stop|flood|lighting)-color)$/;
const plainColor =
  /^(?:none|transparent|currentcolor|inherit|initial|unset|context-fill|context-stroke|url\(.*|#[\da-f]{3,8})$/i;

/** Prepares to write styles so that librsvg knows them. Filters of functions are added to `filters`, as elements. */
export function createStyleWriter(
  elements: readonly { css: string }[],
  byId: ReadonlyMap<string | undefined, { name: string }>,
  isAlways: boolean,
) {
  const sheet = elements.flatMap(({ css }) => (css === '' ? [] : declarationsOf(css)));
  const nameOf = (text: string) => text.replace(/^["']|["']$/g, '');
  const keyframes = groupBy(
    sheet.filter(({ rule }) => isKeyframe(rule)),
    ({ rule }) => nameOf((rule?.around?.selector ?? '').replace(/^\S+\s*/, '')),
  );
  const filters: string[] = [];
  function write({ property, value }: InlineDeclaration): string {
    const text = writeValue(property, value);
    if (property === 'filter' && value.some(({ text }) => filterFunction.test(text))) {
      const id = `measured-${filters.length}`;
      filters.push(`<filter id="${id}" x="-.5" y="-.5" width="2" height="2">${stepsOf(value)}</filter>`);
      return `filter:url(#${id})`;
    }
    const id = property === 'clip-path' ? /^url\(\s*["']?#([^"')]+)/i.exec(text)?.[1] : undefined;
    const isMask = id !== undefined && byId.get(id.trim())?.name.endsWith('mask');
    return `${isMask ? 'mask' : property}:${text}`;
  }
  function writeStyle(declarations: readonly InlineDeclaration[]): string {
    const names = declarations.flatMap(({ property, value }) => (/^animation/.test(property) ? value : []));
    const animated = isAlways ? names.flatMap(({ text }) => keyframes.get(nameOf(text)) ?? []) : [];
    const byProperty = groupBy(
      animated.map((one) => ({ ...one, text: textOf(one.value) })),
      ({ property }) => property,
    );
    const heaviest = [...byProperty.values()].flatMap((group) => heaviestOf(group) ?? []);
    return [...declarations, ...heaviest.filter(({ text }) => !hides.test(text))].map(write).join(';');
  }
  function writeSheet(css: string): string {
    const rules = groupBy(css === '' ? [] : declarationsOf(css), ({ rule }) => rule);
    return [...rules]
      .map(([rule, declarations]) => {
        if (!rule || isKeyframe(rule) || rule.selector.startsWith('@')) return '';
        if (isConditional(rule) && !isAlways) return '';
        const shown = isConditional(rule)
          ? declarations.filter(({ value }) => !hides.test(textOf(value)))
          : declarations;
        const always = withoutGroups(rule.selector)
          .replace(/:not\(\s*:[\w-]+\s*\)/gi, '')
          .replace(state, '');
        const parts = always.split(',').map((part) => part.trim().replace(/(^|[\s>+~])$/, '$1*'));
        return `${parts.join()}{${writeStyle(shown)}}`;
      })
      .join('\n');
  }
  return { writeSheet, writeStyle, filters };
}

function textOf(value: Declaration['value']): string {
  return value
    .map(({ text, isApart }) => (isApart ? ` ${text}` : text))
    .join('')
    .trim();
}

/** Writes a value so that librsvg knows its units, colors and transformations. */
function writeValue(property: string, value: Declaration['value']): string {
  const text = textOf(
    value.map((token) => {
      if (token.type === 'dimension-token' && unitless.test(token.text))
        return { ...token, text: pixelsIn(token.text) };
      return /^(?:function|ident|dimension)-token$/.test(token.type)
        ? { ...token, text: token.text.toLowerCase() }
        : token;
    }),
  );
  if (colored.test(property)) return plainColor.test(text) ? text : 'rgba(99,99,99,.9)';
  if (property !== 'transform') return text;
  return text
    .replace(/(scale[xy]?\([^)]*)/g, (scale) =>
      scale.replace(/(?<![\d.])([\d.]+)%/g, (_, number) => `${Number(number) / 100}`),
    )
    .replace(/translate3d\(([^,()]*,[^,()]*),[^()]*\)/g, 'translate($1)')
    .replace(/([\d.])(?:%|em|ex)/g, '$1px');
}

const filterFunction =
  /^(?:blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\($/i;

/** Writes functions of a filter as its steps: librsvg draws functions on all of the drawing. */
function stepsOf(value: Declaration['value']): string {
  let [steps, depth, name, lengths] = ['', 0, '', [] as number[]];
  for (const { type, text } of value) {
    if (type === 'function-token' && depth++ === 0) [name, lengths] = [text.toLowerCase(), []];
    else if (type === 'dimension-token' && depth === 1)
      lengths.push(
        Number.parseFloat(text) * (pixelsOf[text.replace(/^[-+\d.]+(?:e[-+]?\d+)?/i, '').toLowerCase()] ?? 1),
      );
    else if (type === ')-token' && --depth === 0) {
      const blur = Math.abs(lengths[name === 'blur(' ? 0 : 2] ?? 0);
      if (name === 'blur(') steps += `<feGaussianBlur stdDeviation="${blur}"/>`;
      else if (name === 'drop-shadow(')
        steps += `<feDropShadow dx="${lengths[0] ?? 0}" dy="${lengths[1] ?? 0}" stdDeviation="${blur}"/>`;
      else if (name !== 'url(') steps += '<feColorMatrix type="saturate" values=".5"/>';
    }
  }
  return steps;
}
