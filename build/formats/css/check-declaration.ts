import { findClosest } from '../../model/diagnostics/suggest.ts';
import type { CssMistake } from './css-mistake.ts';
import { findTypo } from './find-typo.ts';
import { keywordsOf, knownNames, takesOnlyLengths, units } from './grammar.ts';
import { type CssToken, outerTokens } from './tokens.ts';

/** Finds the first mistake of a declaration. Names of browsers' own, and those of authors, are not known. */
export function findDeclarationMistake(property: CssToken, value: readonly CssToken[]): CssMistake | undefined {
  const name = property.text;
  if (value.length === 0)
    return name.startsWith('--') ? undefined : { text: `"${name}" has no value.`, offset: property.start };
  if (!/^[a-z]/.test(name)) return undefined;
  const missing = findMissingSemicolon(value);
  if (missing) return missing;
  const near = findTypo(name, knownNames);
  if (near !== undefined) {
    const text = `"${name}" is no property of CSS, so browsers ignore this line. Did you mean "${near}"?`;
    return { text, offset: property.start };
  }
  return findMistypedValue(name, value) ?? findUnitMistake(name, value) ?? findColorMistake(value);
}

/** Finds where a value continues with the next declaration, which begins another line. */
function findMissingSemicolon(value: readonly CssToken[]): CssMistake | undefined {
  for (const [index, { type, text, isFirst }] of value.entries()) {
    const before = value[index - 1];
    const [colon, next] = value.slice(index + 1, index + 3);
    if (!isFirst || type !== 'ident-token' || colon?.type !== 'colon-token') continue;
    // A selector, or a value of several lines.
    if (isPseudoElement(colon, next) || !before || /[,(]$/.test(before.text)) continue;
    return {
      text: `A semicolon is missing at the end of this line: browsers ignore it, and "${text}" below it.`,
      offset: before.start + before.text.length - 1,
    };
  }
  return undefined;
}

function isPseudoElement(colon: CssToken, next: CssToken | undefined): boolean {
  return next?.type === 'colon-token' && next.start === colon.start + 1;
}

/**
 * Finds a word of a value that is a known word of its property, mistyped. Words that no list has may be newer than the
 * list; words in functions are not checked.
 */
function findMistypedValue(property: string, value: readonly CssToken[]): CssMistake | undefined {
  const keywords = keywordsOf(property);
  if (!keywords) return undefined;
  for (const { type, text, start } of outerTokens(value)) {
    const near = type === 'ident-token' ? findTypo(text.toLowerCase(), keywords) : undefined;
    if (near !== undefined)
      return {
        text: `"${text}" is no value of "${property}", so browsers ignore this line. Did you mean "${near}"?`,
        offset: start,
      };
  }
  return undefined;
}

/** Finds a number with an unknown unit, with a space before its unit, or without one where only lengths can be. */
function findUnitMistake(property: string, value: readonly CssToken[]): CssMistake | undefined {
  // This property has hexadecimal numbers.
  if (property === 'unicode-range') return undefined;
  for (const [index, token] of value.entries()) {
    const next = value[index + 1];
    const text =
      token.type === 'dimension-token'
        ? explainUnknownUnit(token.text)
        : token.type === 'number-token' && next?.isApart && isUnit(next)
          ? `"${token.text} ${next.text}" has a space before its unit, so browsers ignore this line. Write ${token.text}${next.text}.`
          : undefined;
    if (text !== undefined) return { text, offset: token.start };
  }
  const bare = outerTokens(value).find(({ type, text }) => type === 'number-token' && Number(text) !== 0);
  if (!bare || !takesOnlyLengths(property)) return undefined;
  const { text, start } = bare;
  return { text: `"${text}" has no unit, so browsers ignore this line. Write ${text}px.`, offset: start };
}

function explainUnknownUnit(written: string): string | undefined {
  const [unit] = /(?<![a-z])[a-z]+$/i.exec(written) ?? [];
  if (unit === undefined || units.has(unit.toLowerCase())) return undefined;
  const near = findClosest(unit, units);
  const hint = near ? `Did you mean ${written.slice(0, -unit.length)}${near}?` : 'Write px, em, rem or %.';
  return `"${unit}" is no unit, so browsers ignore this line. ${hint}`;
}

/** Returns whether a token is a unit; a word of one letter may be a name. */
function isUnit({ type, text }: CssToken): boolean {
  return text === '%' || (type === 'ident-token' && text.length > 1 && units.has(text.toLowerCase()));
}

/** Finds a color in hex with wrong letters, or with more or fewer than a color has. */
function findColorMistake(value: readonly CssToken[]): CssMistake | undefined {
  const found = value.find(
    ({ type, text }) => type === 'hash-token' && !/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text),
  );
  return (
    found && {
      text: `"${found.text}" is no color, so browsers ignore this line. Write 3, 4, 6 or 8 signs of 0–9 and a–f behind the #.`,
      offset: found.start,
    }
  );
}
