import { isByte, listDecodedPaths, listSpellings } from '../model/addresses/old-address.ts';
import { forwardedRest, isOwn, plainRest } from '../model/addresses/redirect-match.ts';
import type { Redirect } from '../model/route.ts';
import {
  type AskedRedirect,
  anyOf,
  bytePattern,
  listDecodedSources,
  type PatternRedirect,
  parameterPattern,
  sortRedirects,
  writtenPattern,
} from './sort-redirects.ts';

/**
 * Writes the maps from a path to its redirect: `301 /new/#part`. Exact sources are keys of a hash, so that thousands of
 * them take no longer than one; patterns are expressions.
 */
export function emitRedirectMaps(redirects: readonly Redirect[]): string[] {
  const { exact, patterns, asked } = sortRedirects(redirects);
  const { keyed, others } = splitByKey(exact);
  const lines = keyed.map(({ source, rule }) => `${quoteKey(source)} "${source} ${rule}";`);
  return [
    ...hashSizes(keyed.map(({ source }) => source)),
    emitMap('$uri', 'redirect_exact', lines),
    // What is passed on to another site must stay as it was written, which $uri is not.
    emitMap('"$request_uri $uri"', 'redirect_pattern', [
      'default "";',
      ...others.map(sourceLine),
      ...patterns.flatMap(patternLines),
    ]),
    // Keys of a hash ignore case, so each value begins with its key. It comes first: without a rule, nothing that was
    // requested can look like one.
    emitMap('"$redirect_exact $uri"', asked.length === 0 ? 'redirect' : 'redirect_path', [
      'default $redirect_pattern;',
      `"~^(?<redirect_source>/.*) (?<redirect_rule>30[12] [^ ]+) \\k<redirect_source>$" $redirect_rule;`,
    ]),
    ...(asked.length === 0
      ? []
      : [
          emitMap('"$uri?&$args&"', 'redirect_asked', ['default $redirect_path;', ...asked.map(askedLine)]),
          emitMap('$is_args', 'redirect', ['default $redirect_path;', '"?" $redirect_asked;']),
        ]),
    // The query of the request follows that of the target, but not if a rule is for it.
    emitMap('"$is_args $redirect"', 'redirect_query', [
      'default "$is_args$args";',
      ...(asked.length === 0 ? [] : ['"~ alone$" "";']),
      '"~^\\? [^#]*\\?" "&$args";',
    ]),
  ];
}

/** A path, decoded as nginx compares it, and its redirect. */
interface SourceRule {
  source: string;
  rule: string;
}

/**
 * Splits redirects into those that nginx can look up in a hash, and the others. A source is no key if nginx would
 * read it in another way, or if it differs from an earlier one only in case: nginx does not start with two such keys.
 */
function splitByKey(redirects: readonly Redirect[]): { keyed: SourceRule[]; others: SourceRule[] } {
  const keys = new Set<string>();
  const split: Record<'keyed' | 'others', SourceRule[]> = { keyed: [], others: [] };
  for (const { from, to, status } of redirects) {
    const sources = listDecodedSources(from);
    const isKey = sources.every(
      (source) => !/["\\$]/.test(source) && !isByte(source) && !keys.has(source.toLowerCase()),
    );
    for (const source of sources) {
      if (isKey) keys.add(source.toLowerCase());
      split[isKey ? 'keyed' : 'others'].push({ source, rule: `${status} ${to}` });
    }
  }
  return split;
}

const quoteKey = (source: string): string => (/^[\w.~/-]+$/.test(source) ? source : `"${source}"`);

function sourceLine({ source, rule }: SourceRule): string {
  return `"~^\\S+ ${bytePattern(source)}$" "${rule}";`;
}

function patternLines({ base, to, status }: PatternRedirect): string[] {
  const line = (source: string) => `"~^${source}" "${status} ${to.replace('*', '$rest')}";`;
  const decoded = `\\S+ ${anyOf(listDecodedPaths(base).map(bytePattern))}`;
  if (!to.includes('*')) return [line(`${decoded}.+$`)];
  const written = `${anyOf(listSpellings(base).map(writtenPattern))}(?<rest>${forwardedRest(to)})(?:[?]\\S*)? `;
  return [...(isOwn(to) ? [] : [line(written)]), line(`${decoded}(?<rest>${plainRest})$`)];
}

function askedLine({ path, query, to, status }: AskedRedirect): string {
  const has = query.map((parameter) => `(?=.*&${parameterPattern(parameter)}&)`).join('');
  return `"~^${anyOf(listDecodedSources(path).map(bytePattern))}\\x3F${has}" "${status} ${to} alone";`;
}

/** Writes a map of nginx. */
export function emitMap(key: string, name: string, lines: readonly string[]): string {
  return `map ${key} $${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

/** Sizes nginx's hash of the exact sources: it refuses to start if a bucket cannot hold the longest key. */
function hashSizes(keys: readonly string[]): string[] {
  const longest = keys.reduce((most, key) => Math.max(most, Buffer.byteLength(key)), 0);
  const bucket = 2 ** Math.ceil(Math.log2(longest + 64)) * 2;
  return [`map_hash_bucket_size ${bucket};\n`, `map_hash_max_size ${Math.max(2048, keys.length * 2)};\n`];
}
