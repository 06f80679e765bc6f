import type { Redirect } from './model.ts';

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
    if (path.startsWith(base) && path.length > base.length)
      return { to: rule.to.replace('*', path.slice(base.length)), rule };
  }
  return undefined;
}
