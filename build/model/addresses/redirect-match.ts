import type { Redirect } from '../route.ts';

/**
 * What a pattern passes on to its target, as an expression: the characters of this site's addresses. Anything else
 * could make the target another site's (`//`, `/\`) or a header of its own (line ends).
 */
export const forwardedPath = '[\\w.~-][\\w.~/-]*';

/** What a redirect table gives for a path: the rule and the target, the query not included. */
export interface RedirectMatch {
  to: string;
  rule: Redirect;
}

/** Finds where a redirect table sends a path. For many paths, make a matcher once. */
export function matchRedirect(redirects: readonly Redirect[], path: string): RedirectMatch | undefined {
  return createRedirectMatcher(redirects)(path);
}

/**
 * Creates a function that returns where a redirect table sends a path: by its exact rule, or else by its longest
 * pattern.
 */
export function createRedirectMatcher(redirects: readonly Redirect[]): (path: string) => RedirectMatch | undefined {
  const exact = new Map<string, Redirect>();
  const patterns = new Map<string, Redirect>();
  const add = (rules: Map<string, Redirect>, key: string, rule: Redirect) => rules.has(key) || rules.set(key, rule);
  for (const rule of redirects) {
    if (rule.from.endsWith('*')) add(patterns, rule.from.slice(0, -1), rule);
    else add(exact, rule.from, rule);
  }
  for (const rule of redirects) if (rule.from.endsWith('/')) add(exact, rule.from.slice(0, -1), rule);
  const lengths = [...new Set([...patterns.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  return (path) => {
    const rule = exact.get(path);
    if (rule) return { to: rule.to, rule };
    for (const length of lengths) {
      const pattern = length < path.length ? patterns.get(path.slice(0, length)) : undefined;
      if (!pattern) continue;
      const rest = path.slice(length);
      if (!pattern.to.includes('*')) return { to: pattern.to, rule: pattern };
      if (wholeRest.test(rest)) return { to: pattern.to.replace('*', () => rest), rule: pattern };
    }
    return undefined;
  };
}

const wholeRest = new RegExp(`^${forwardedPath}$`);
