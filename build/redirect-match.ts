import type { Redirect } from './model.ts';

/**
 * What a pattern passes on to its target, as an expression: the characters of this site's addresses. Anything else
 * could make the target another site's (`//`, `/\`) or a header of its own (line ends).
 */
export const passedOn = '[\\w.~-][\\w.~/-]*';

/** Finds where a redirect table sends a path → the rule and the target, the query not included. */
export function matchRedirect(
  redirects: readonly Redirect[],
  path: string,
): { to: string; rule: Redirect } | undefined {
  for (const rule of redirects) {
    if (!rule.from.endsWith('*')) {
      if (rule.from === path || (rule.from.endsWith('/') && rule.from.slice(0, -1) === path))
        return { to: rule.to, rule };
      continue;
    }
    const base = rule.from.slice(0, -1);
    if (!path.startsWith(base) || path.length === base.length) continue;
    const rest = path.slice(base.length);
    if (!rule.to.includes('*')) return { to: rule.to, rule };
    if (wholeRest.test(rest)) return { to: rule.to.replace('*', rest), rule };
  }
  return undefined;
}

const wholeRest = new RegExp(`^${passedOn}$`);
