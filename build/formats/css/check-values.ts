import { editDistance } from '../../model/diagnostics/suggest.ts';
import type { CssMistake } from './css-mistake.ts';
import { globalKeywords, keywordsOf, mediaFeatures } from './known-values.ts';

/** A word of a value: no number with its unit, color in hex, prefixed or custom name. */
const word = /(?<![\w#.@!-])[a-z][a-z-]*(?![\w-])/gi;

/** A property that begins another line of a value. */
const nextProperty = /(?<=^|\n)([^\n]*[^\s,(])[ \t]*\r?\n\s*([a-z-]+)[ \t]*:(?!:)/;

/** Finds where the value of a declaration goes on to the next one. All offsets are from the beginning of the value. */
export function findMissingSemicolon(value: string): CssMistake | undefined {
  const found = nextProperty.exec(value);
  if (!found) return undefined;
  const [, line = '', property] = found;
  return {
    text: `A semicolon is missing at the end of this line: browsers ignore it, and "${property}" below it.`,
    offset: found.index + line.length - 1,
  };
}

/**
 * Finds a word of a value that is a known word of its property, mistyped. Words that no list has may be newer than the
 * list; words in functions are not checked.
 */
export function findMistypedValue(property: string, value: string): CssMistake | undefined {
  const keywords = keywordsOf(property);
  if (!keywords) return undefined;
  for (const { 0: written, index } of withoutFunctions(value).matchAll(word)) {
    const near = findTypo(written.toLowerCase(), keywords);
    if (near !== undefined)
      return {
        text: `"${written}" is no value of "${property}", so browsers ignore this line. Did you mean "${near}"?`,
        offset: index,
      };
  }
  return undefined;
}

/** What a rule asks of the screen or of a container. */
const condition = /@(?:media|container|custom-media)\b([^{;]*)/g;
const feature = /(?<=\(\s*|[<>]=?\s*)[a-z][a-z-]*(?=\s*[:)<>=])/g;

/** Finds mistyped features and lengths without a unit in the conditions of a style sheet without comments and strings. */
export function findQueryMistakes(text: string): CssMistake[] {
  return Array.from(text.matchAll(condition)).flatMap(({ 0: whole, 1: given = '', index }) => {
    // Styles are asked of by properties.
    const asked = given.replace(/style\([^()]*\)/g, blank);
    const start = index + whole.length - asked.length;
    return [...findMistypedFeatures(asked), ...findMissingUnits(asked)].map(({ text, offset }) => ({
      text,
      offset: start + offset,
    }));
  });
}

function findMistypedFeatures(asked: string): CssMistake[] {
  return Array.from(asked.matchAll(feature)).flatMap(({ 0: written, index }) => {
    const near = findTypo(written, mediaFeatures);
    const text = `"${written}" is nothing that a query can ask about, so browsers ignore this block. Did you mean "${near}"?`;
    return near === undefined ? [] : [{ text, offset: index }];
  });
}

const length = '(?:min-|max-)?(?:device-)?(?:width|height|inline-size|block-size)';
const number = '(?<![\\w.%-])(\\d+(?:\\.\\d+)?)(?![\\w.%])';
/** A number beside a length: `min-width: 600`, `width >= 600`, `600 <= width`. */
const lengthWithoutUnit = new RegExp(
  `(?<=[(\\s]${length}\\s*(?::|[<>]=?)\\s*)${number}(?=\\s*\\))|${number}(?=\\s*[<>]=?\\s*${length}[\\s<>)])`,
  'g',
);

function findMissingUnits(asked: string): CssMistake[] {
  return Array.from(asked.matchAll(lengthWithoutUnit)).flatMap(({ 0: written, index }) => {
    const text = `"${written}" has no unit, so browsers ignore this block. Write ${withUnit(Number(written))}.`;
    return Number(written) === 0 ? [] : [{ text, offset: index }];
  });
}

/** Writes a length in px and in em, which is 16 px in a query; a small number is one of em. */
function withUnit(size: number): string {
  return size < 100 ? `${size}em or ${size * 16}px` : `${size}px or ${size / 16}em`;
}

const blank = (found: string): string => ' '.repeat(found.length);

/** Blanks the functions of a value. */
export function withoutFunctions(value: string): string {
  const outer = value.replace(/(?<![\w-])[\w-]*\([^()]*\)/g, blank);
  return outer === value ? value : withoutFunctions(outer);
}

/** Returns the known word that another is mistyped for. */
function findTypo(written: string, known: ReadonlySet<string>): string | undefined {
  if (known.has(written)) return undefined;
  return [...known].find((name) => name[0] === written[0] && isTypo(written, name));
}

/**
 * Returns whether two words differ in one edit, long ones in two; of three letters, only their order may differ. Other
 * words are similar to the global ones: `invert` is not `inherit`.
 */
function isTypo(written: string, name: string): boolean {
  const shorter = Math.min(written.length, name.length);
  const distance = editDistance(written, name, 3);
  if (distance === 1)
    return (written.length !== name.length && shorter > 2) || shorter > 3 || lettersOf(written) === lettersOf(name);
  return distance === 2 && shorter > 5 && !globalKeywords.has(name);
}

const lettersOf = (name: string): string => [...name].sort().join('');
