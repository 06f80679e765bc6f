import { editDistance } from '../../model/diagnostics/suggest.ts';
import { findColorMistake, findUnitMistake } from './check-units.ts';
import { findMissingSemicolon, findMistypedValue, findQueryMistakes } from './check-values.ts';
import type { CssMistake } from './css-mistake.ts';
import { knownNames } from './known-names.ts';

/** What of a style sheet has no syntax of its own: comments, strings and addresses without quotes. */
const opaque = /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|url\([^)"']*\)/g;

/** A name with a colon and nothing behind it; an empty custom property is a value. */
const emptyValue = /(?<=[{;}\s])(?!--)([a-z-]+)\s*:\s*(?=[;}]|$)/gi;

const importRule = /@import\b/gi;

/** A property behind a sign that only browsers of long ago read past. */
const hack = /(?<=[{;}]\s*)[*_][a-z][a-z-]*(?=\s*:(?!:)[^{}]*[;}])/gi;

/** The name of a declaration and its value; a selector such as `a:hover` has a brace behind it. Names of browsers' own are not known. */
const declaration = /(?<=[{;}]\s*)([a-z][a-z-]*)\s*:([^{};]*)(?=[;}])/g;

/**
 * Finds what browsers ignore silently in CSS, or in a sheet that is put together with others, by its place: an import, a
 * declaration without a value or a semicolon, a property, value, unit or query with a mistyped name, a number without its
 * unit, a color that is none, a hack, and a block that only the end of the file closes. Of one declaration, the first.
 */
export function findCssMistakes(css: string): CssMistake[] {
  // A string stays a value, a comment does not.
  const text = css.replace(opaque, (found) => (found.startsWith('/*') ? ' ' : 'x').repeat(found.length));
  const mistakes = [
    ...findAll(
      text,
      importRule,
      () => 'A style sheet cannot use @import. Import the other sheet in the component that needs it.',
    ),
    ...findAll(text, hack, ([name]) => `"${name}" is a hack for browsers of long ago. Remove the line.`),
    ...findAll(text, emptyValue, ([, name]) => `"${name}" has no value.`),
    ...findInDeclarations(withoutFeatureNames(text)),
    ...findQueryMistakes(text),
  ].sort((a, b) => a.offset - b.offset);
  return mistakes.length > 0 ? mistakes : findOpenBlock(text);
}

function findAll(text: string, pattern: RegExp, explain: (match: RegExpExecArray) => string): CssMistake[] {
  return Array.from(text.matchAll(pattern), (match) => ({ text: explain(match), offset: match.index }));
}

function findInDeclarations(text: string): CssMistake[] {
  return Array.from(text.matchAll(declaration)).flatMap(({ 0: whole, 1: property = '', 2: value = '', index }) => {
    const missing = findMissingSemicolon(value);
    const mistyped = missing ? undefined : explainMistypedProperty(property);
    if (mistyped) return [{ text: mistyped, offset: index }];
    const found =
      missing ?? findMistypedValue(property, value) ?? findUnitMistake(property, value) ?? findColorMistake(value);
    return found ? [{ ...found, offset: index + whole.length - value.length + found.offset }] : [];
  });
}

/** Returns the innermost block that is not closed. */
function findOpenBlock(text: string): CssMistake[] {
  const open: number[] = [];
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else open.pop();
  }
  return open.slice(-1).map((offset) => ({ text: 'This block is not closed.', offset }));
}

/** At most this many edits, none of the first letter, make a mistyped name of a known one: others may be newer. */
const mostEdits = 2;

/** The parts of `@font-feature-values`, whose names are the author's. */
const featureNames =
  /@(?:annotation|character-variant|historical-forms|ornaments|styleset|stylistic|swash)\s*\{[^{}]*\}/gi;

function withoutFeatureNames(text: string): string {
  return text.replace(featureNames, (found) => ' '.repeat(found.length));
}

function explainMistypedProperty(name: string): string | undefined {
  if (knownNames.has(name)) return undefined;
  const distanceTo = (known: string) => editDistance(name, known, mostEdits + 1);
  const [near] = [...knownNames]
    .filter((known) => known[0] === name[0] && distanceTo(known) <= mostEdits)
    .sort((a, b) => distanceTo(a) - distanceTo(b));
  return near === undefined
    ? undefined
    : `"${name}" is no property of CSS, so browsers ignore this line. Did you mean "${near}"?`;
}
