import { findClosest } from '../../model/diagnostics/suggest.ts';
import { withoutFunctions } from './check-values.ts';
import type { CssMistake } from './css-mistake.ts';
import { takesOnlyLengths, units } from './known-values.ts';

const number = '(?<![\\w.%#\\\\+-])[+-]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)';
const numberAndUnit = new RegExp(`${number}([a-z]+)(?![\\w(-])`, 'gi');
const numberAndSpace = new RegExp(`(${number})\\s+(%|[a-z]+(?![\\w(.-]))`, 'gi');
const bareNumber = new RegExp(`${number}(?![\\w.%])`, 'g');

/** Finds a number with an unknown unit, with a space before its unit, or without one where only lengths can be. */
export function findUnitMistake(property: string, value: string): CssMistake | undefined {
  // It has hexadecimal numbers.
  if (property === 'unicode-range') return undefined;
  for (const { 0: written, 1: unit = '', index } of value.matchAll(numberAndUnit)) {
    if (units.has(unit.toLowerCase())) continue;
    const near = findClosest(unit, units);
    const hint = near ? `Did you mean ${written.slice(0, -unit.length)}${near}?` : 'Write px, em, rem or %.';
    return { text: `"${unit}" is no unit, so browsers ignore this line. ${hint}`, offset: index };
  }
  for (const { 0: written, 1: size = '', 2: unit = '', index } of value.matchAll(numberAndSpace)) {
    // A word of one letter may be a name.
    if (unit !== '%' && (unit.length === 1 || !units.has(unit.toLowerCase()))) continue;
    return {
      text: `"${written}" has a space before its unit, so browsers ignore this line. Write ${size}${unit}.`,
      offset: index,
    };
  }
  if (!takesOnlyLengths(property)) return undefined;
  for (const { 0: written, index } of withoutFunctions(value).matchAll(bareNumber)) {
    if (Number(written) === 0) continue;
    return { text: `"${written}" has no unit, so browsers ignore this line. Write ${written}px.`, offset: index };
  }
  return undefined;
}

/** Finds a color in hex with wrong letters, or with more or fewer than a color has. */
export function findColorMistake(value: string): CssMistake | undefined {
  for (const { 0: written, index } of value.matchAll(/(?<![\w-])#[\w-]+/g)) {
    if (/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(written)) continue;
    return {
      text: `"${written}" is no color, so browsers ignore this line. Write 3, 4, 6 or 8 signs of 0–9 and a–f behind the #.`,
      offset: index,
    };
  }
  return undefined;
}
