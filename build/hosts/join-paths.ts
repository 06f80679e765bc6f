import { escapePattern } from '../model/files/escape-pattern.ts';
import type { Redirect } from '../model/route.ts';

/** Redirects of exact paths that lead to the same address. */
interface RedirectGroup {
  /** An expression for each path, with a last slash that may be missing: `/old/?` */
  sources: string[];
  to: string;
  status: Redirect['status'];
  /** The first of them, for messages. */
  first: Redirect;
}

/**
 * Groups redirects without `*` by where they lead, so that a host has one rule for many paths. Of several redirects from
 * the same path, the first counts.
 */
export function groupRedirects(redirects: readonly Redirect[]): RedirectGroup[] {
  const seen = new Set<string>();
  const groups = new Map<string, RedirectGroup>();
  for (const redirect of redirects.filter(({ from }) => !from.endsWith('*'))) {
    const { from, to, status } = redirect;
    const paths = [...new Set([from, from.replace(/(.)\/$/, '$1')])].filter((path) => !seen.has(path));
    for (const path of paths) seen.add(path);
    const [path] = paths;
    if (path === undefined) continue;
    const group = groups.get(`${status} ${to}`) ?? { sources: [], to, status, first: redirect };
    groups.set(`${status} ${to}`, group);
    group.sources.push(paths.length === 2 ? `${escapePattern(path)}?` : escapePattern(path));
  }
  return [...groups.values()];
}

/** Joins expressions into alternatives, each of which has at most so many characters. */
export function joinSources(sources: readonly string[], most: number): string[] {
  const joined: string[] = [];
  for (const source of sources) {
    const last = joined[joined.length - 1];
    if (last !== undefined && last.length + source.length < most) joined[joined.length - 1] = `${last}|${source}`;
    else joined.push(source);
  }
  return joined;
}
