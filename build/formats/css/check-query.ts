import type { CssMistake } from './css-mistake.ts';
import { findTypo } from './find-typo.ts';
import { mediaFeatures } from './grammar.ts';
import { type CssToken, outerTokens } from './tokens.ts';

const lengthFeature = /^(?:min-|max-)?(?:device-)?(?:width|height|inline-size|block-size)$/;

/** Finds mistyped features and lengths without a unit in what a rule asks of the screen or of a container. */
export function findQueryMistakes(prelude: readonly CssToken[]): CssMistake[] {
  const asked = withoutStyles(prelude);
  return asked.flatMap(({ type, text, start }, index) => {
    const explained =
      type === 'ident-token' && isFeature(asked, index)
        ? explainMistypedFeature(text)
        : type === 'number-token' && Number(text) !== 0 && isOfLength(asked, index)
          ? `"${text}" has no unit, so browsers ignore this block. Write ${withUnit(Number(text))}.`
          : undefined;
    return explained === undefined ? [] : [{ text: explained, offset: start }];
  });
}

/** Omits style queries, because they name properties. */
function withoutStyles(prelude: readonly CssToken[]): readonly CssToken[] {
  const start = prelude.findIndex(({ text }) => text === 'style(');
  if (start < 0) return prelude;
  const rest = prelude.slice(start);
  const [, close] = outerTokens(rest);
  return [...prelude.slice(0, start), ...withoutStyles(close ? rest.slice(rest.indexOf(close) + 1) : [])];
}

/** Returns whether a word is between a parenthesis or a comparison, and a colon, a comparison or a parenthesis. */
function isFeature(asked: readonly CssToken[], index: number): boolean {
  return /[(<>=]$/.test(asked[index - 1]?.text ?? '') && /^[:)<>=]$/.test(asked[index + 1]?.text ?? '');
}

function explainMistypedFeature(written: string): string | undefined {
  const near = findTypo(written, mediaFeatures);
  if (near === undefined) return undefined;
  return `"${written}" is nothing that a query can ask about, so browsers ignore this block. Did you mean "${near}"?`;
}

/** Returns whether a number is compared with a length: `min-width: 600`, `width >= 600`, `600 <= width`. */
function isOfLength(asked: readonly CssToken[], index: number): boolean {
  const isOperator = ({ text }: CssToken) => /^[:<>=]$/.test(text);
  const before = asked.slice(0, index).findLast((token) => !isOperator(token));
  const behind = asked.slice(index + 1).find((token) => !isOperator(token));
  const [previous, next] = [asked[index - 1], asked[index + 1]];
  return (
    (next?.type === ')-token' && previous !== before && lengthFeature.test(before?.text ?? '')) ||
    (next !== behind && lengthFeature.test(behind?.text ?? ''))
  );
}

/** Writes a length in px and in em, which is 16 px in a query; a small number is one of em. */
function withUnit(size: number): string {
  return size < 100 ? `${size}em or ${size * 16}px` : `${size}px or ${size / 16}em`;
}
