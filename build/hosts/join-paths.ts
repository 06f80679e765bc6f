import { listSpellings, withAndWithoutSlash } from '../model/addresses/old-address.ts';
import type { Redirect } from '../model/route.ts';

/** Redirects of exact paths that lead to the same address. */
interface RedirectGroup {
  /** An expression for each path, with a last slash that may be missing: `/old/?` */
  sources: string[];
  to: string;
  status: Redirect['status'];
}

/**
 * Groups exact redirects by where they lead, so that a host has one rule for many paths. Of several redirects from the
 * same path, the first counts. `toPattern` makes the expression of one spelling of a path.
 */
export function groupRedirects(redirects: readonly Redirect[], toPattern: (path: string) => string): RedirectGroup[] {
  const seen = new Set<string>();
  const groups = new Map<string, RedirectGroup>();
  for (const { from, to, status } of redirects) {
    const paths = withAndWithoutSlash(from).filter((path) => !seen.has(path));
    for (const path of paths) seen.add(path);
    const [path] = paths;
    if (path === undefined) continue;
    const group = groups.get(`${status} ${to}`) ?? { sources: [], to, status };
    groups.set(`${status} ${to}`, group);
    group.sources.push(...listSpellings(path).map((one) => toPattern(one) + (paths.length === 2 ? '?' : '')));
  }
  return [...groups.values()];
}

/** Joins expressions into alternatives with at most so many characters each. */
export function joinSources(sources: readonly string[], most: number): string[] {
  const joined: string[] = [];
  for (const source of sources) {
    const last = joined[joined.length - 1];
    if (last !== undefined && last.length + source.length < most) joined[joined.length - 1] = `${last}|${source}`;
    else joined.push(source);
  }
  return joined;
}
