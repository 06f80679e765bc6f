import { editDistance } from '../diagnostics/suggest.ts';
import { findMissingSemicolon, findMissingUnit, findMistypedFeature, findMistypedValue } from './check-values.ts';
import type { CssMistake } from './css-mistake.ts';
import { knownNames } from './known-names.ts';

/** What of a style sheet has no syntax of its own: comments, strings and addresses without quotes. */
const opaque = /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|url\([^)"']*\)/g;

/** A name with a colon and nothing behind it; an empty custom property is a value. */
const emptyValue = /(?<=[{;}\s])(?!--)([a-z-]+)\s*:\s*(?=[;}]|$)/i;

const importRule = /@import\b/i;

/** A property behind a sign that only browsers of long ago read past. */
const hack = /(?<=[{;}]\s*)[*_][a-z][a-z-]*(?=\s*:(?!:)[^{}]*[;}])/i;

/**
 * Finds what browsers ignore silently in CSS, or in a sheet that is put together with others: an import, a declaration
 * without a value or a semicolon, a property, value or query with a mistyped name, a query without a unit, a hack, and a block
 * that only the end of the file closes.
 */
export function findCssMistake(css: string): CssMistake | undefined {
  // A string stays a value, a comment does not.
  const text = css.replace(opaque, (found) => (found.startsWith('/*') ? ' ' : 'x').repeat(found.length));
  const imported = importRule.exec(text);
  if (imported)
    return {
      text: 'A style sheet cannot use @import. Import the other sheet in the component that needs it.',
      offset: imported.index,
    };
  const old = hack.exec(text);
  if (old) return { text: `"${old[0]}" is a hack for browsers of long ago. Remove the line.`, offset: old.index };
  const empty = emptyValue.exec(text);
  if (empty) return { text: `"${empty[1]}" has no value.`, offset: empty.index };
  const declarations = withoutFeatureNames(text);
  const wrong =
    findMissingSemicolon(declarations) ??
    findMistypedProperty(declarations) ??
    findMistypedFeature(text) ??
    findMissingUnit(text) ??
    findMistypedValue(declarations);
  if (wrong) return wrong;
  const open: number[] = [];
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else open.pop();
  }
  const last = open.at(-1);
  return last === undefined ? undefined : { text: 'This block is not closed.', offset: last };
}

/** The name of a declaration; a selector such as `a:hover` has a brace behind it. Names of browsers' own are not known. */
const declaredName = /(?<=[{;}]\s*)([a-z][a-z-]*)\s*:(?=[^{}]*[;}])/g;

/** At most this many edits, none of the first letter, make a mistyped name of a known one: others may be newer. */
const mostEdits = 2;

/** The parts of `@font-feature-values`, whose names are the author's. */
const featureNames =
  /@(?:annotation|character-variant|historical-forms|ornaments|styleset|stylistic|swash)\s*\{[^{}]*\}/gi;

function withoutFeatureNames(text: string): string {
  return text.replace(featureNames, (found) => ' '.repeat(found.length));
}

function findMistypedProperty(text: string): CssMistake | undefined {
  for (const { 1: name = '', index } of text.matchAll(declaredName)) {
    if (knownNames.has(name)) continue;
    const distanceTo = (known: string) => editDistance(name, known, mostEdits + 1);
    const [near] = [...knownNames]
      .filter((known) => known[0] === name[0] && distanceTo(known) <= mostEdits)
      .sort((a, b) => distanceTo(a) - distanceTo(b));
    if (near !== undefined)
      return {
        text: `"${name}" is no property of CSS, so browsers ignore this line. Did you mean "${near}"?`,
        offset: index,
      };
  }
  return undefined;
}
