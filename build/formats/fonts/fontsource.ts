import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A part of a typeface as its package has it: the characters of one script, or some of a script with thousands. */
export interface FontSubset {
  /** `hanken-grotesk`, in the scope `@fontsource-variable` or `@fontsource`. */
  package: string;
  /** As in the names of the package's files: `latin`, `arabic`, `104`. */
  name: string;
  /** The first and the last code point of each range. */
  ranges: readonly (readonly [from: number, to: number])[];
}

const { resolve } = createRequire(import.meta.url);

/** Lists the parts of a package, Latin letters first, then the rarer ones. Throws if the package is not installed. */
export function subsetsOf(name: string): FontSubset[] {
  const file = find([`@fontsource-variable/${name}/unicode.json`, `@fontsource/${name}/unicode.json`]);
  if (file === undefined) throw new Error(`The package @fontsource-variable/${name} is not installed.`);
  const ranges: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(ranges)
    .map(([subset, text]) => ({ package: name, name: subset.replace(/[[\]]/g, ''), ranges: parseRanges(text) }))
    .sort((one, other) => rank(one) - rank(other));
}

const rank = ({ name }: FontSubset): number => (name === 'latin' ? 0 : name === 'latin-ext' ? 1 : 2);

/** Returns whether a package of a typeface is installed. */
export function isInstalled(name: string): boolean {
  return find([`@fontsource-variable/${name}/package.json`, `@fontsource/${name}/package.json`]) !== undefined;
}

/** Reads the file of a subset; `undefined` if the typeface has no such style. Only a variable one has all weights. */
export function readFont(
  { package: name, name: subset }: FontSubset,
  style: 'normal' | 'italic',
): { data: Buffer; isVariable: boolean } | undefined {
  const variable = find([`@fontsource-variable/${name}/files/${name}-${subset}-wght-${style}.woff2`]);
  const file = variable ?? find([`@fontsource/${name}/files/${name}-${subset}-400-${style}.woff2`]);
  return file === undefined ? undefined : { data: readFileSync(file), isVariable: variable !== undefined };
}

/** Returns whether a subset is meant for a character. */
export function isInRanges({ ranges }: FontSubset, code: number): boolean {
  return ranges.some(([from, to]) => from <= code && code <= to);
}

/** Returns the first file that is there. */
function find(files: readonly string[]): string | undefined {
  for (const file of files)
    try {
      return resolve(file);
    } catch {
      // The next one may be there.
    }
  return undefined;
}

/** Parses a value of `unicode-range`: `U+0000-00FF,U+0131`. */
function parseRanges(text: string): [from: number, to: number][] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}
