import {
  bytesOf,
  decodeSpelling,
  listDecodedPaths,
  listWrittenPaths,
  type Parameter,
  parseOldAddress,
  withAndWithoutSlash,
} from '../model/addresses/old-address.ts';
import type { Redirect } from '../model/route.ts';

/** A redirect of everything below a path. */
export interface PatternRedirect extends Redirect {
  /** What is before the `*`. */
  base: string;
}

/** A redirect of requests whose query has some parameters. */
export interface AskedRedirect extends Redirect {
  path: string;
  query: readonly Parameter[];
}

/** Redirects by what hosts have to compare; the order within a list stays. */
interface SortedRedirects {
  exact: Redirect[];
  patterns: PatternRedirect[];
  asked: AskedRedirect[];
}

/** Sorts redirects by what hosts have to compare. */
export function sortRedirects(redirects: readonly Redirect[]): SortedRedirects {
  const sorted: SortedRedirects = { exact: [], patterns: [], asked: [] };
  for (const redirect of redirects) {
    const { from } = redirect;
    if (from.includes('?')) sorted.asked.push({ ...redirect, ...parseOldAddress(from) });
    else if (from.endsWith('*')) sorted.patterns.push({ ...redirect, base: from.slice(0, -1) });
    else sorted.exact.push(redirect);
  }
  return sorted;
}

/** Lists the decoded paths that an exact source stands for, with and without its last slash. */
export function listDecodedSources(path: string): string[] {
  return listDecodedPaths(path).flatMap(withAndWithoutSlash);
}

/** Lists how requests may write the path of an exact source, with and without its last slash. */
export function listWrittenSources(path: string): string[] {
  return listWrittenPaths(path).flatMap(withAndWithoutSlash);
}

/** Returns whether Cloudflare takes something in a path for the name of any part of it. */
export const hasPlaceholder = (path: string): boolean => /:[A-Za-z]/.test(path);

/** Returns an expression for the bytes of a decoded text, in ASCII: no configuration changes it or ends at it. */
export function bytePattern(text: string): string {
  return text.replace(/[^\w/~-]/gu, (character) =>
    character === '.'
      ? '\\.'
      : bytesOf(character)
          .map((byte) => `\\x${hex(byte)}`)
          .join(''),
  );
}

/** Lets the expression of a path end in several slashes, which other hosts take for one. */
export const allowSlashes = (pattern: string): string => pattern.replace(/\/$/, '/+');

/** Joins expressions into one that matches any of them. */
export function anyOf(patterns: readonly string[]): string {
  return patterns.length === 1 ? (patterns[0] ?? '') : `(?:${patterns.join('|')})`;
}

/** Returns an expression for one spelling of a path as requests may write it. */
export function writtenPattern(spelling: string): string {
  return spelling
    .split('%2F')
    .map((part) => escapedPattern(decodeSpelling(part)))
    .join('%2[Ff]');
}

/** Returns an expression for a decoded text as addresses may have it: escaped or not, in upper or lower case. */
function escapedPattern(text: string): string {
  return text.replace(/[^\w/~-]/gu, (character) => {
    if (character === '.') return '\\.';
    const escaped = bytesOf(character)
      .map((byte) => `%${hex(byte).replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`)}`)
      .join('');
    // Others have another meaning in an address, or browsers escape them.
    return /[!$'()*,;:@+=[\]|^&]/.test(character) ? `(?:${bytePattern(character)}|${escaped})` : escaped;
  });
}

const hex = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');

/** Returns an expression for a parameter of a query; without a value, its `=` may be missing. */
export function parameterPattern([name, value]: Parameter): string {
  return `${queryPattern(name)}=${value === '' ? '?' : queryPattern(value)}`;
}

/** Returns an expression for a text in a query, composed or decomposed, where `+` is a space and `&` ends it. */
const queryPattern = (text: string): string => anyOf(listForms(text).map(spelledPattern));

/** Returns a decoded text of a query, composed and decomposed. */
export const listForms = (text: string): string[] => [...new Set([text, text.normalize('NFD')])];

const spelledPattern = (text: string): string =>
  text
    .split(/([ &+])/)
    .map((part) => ({ ' ': '(?:\\+|%20)', '&': '%26', '+': '%2[Bb]' })[part] ?? escapedPattern(part))
    .join('');
