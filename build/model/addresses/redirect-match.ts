import type { Redirect } from '../route.ts';
import { listSpellings, type Parameter, parseOldAddress, toRequestKey, withAndWithoutSlash } from './old-address.ts';

/**
 * What a pattern passes on to this site, as an expression: the characters of its addresses. Anything else could make the
 * target another site's (`//`, `/\`) or a header of its own (line ends).
 */
export const plainRest = '[\\w.~-][\\w.~/-]*';

const character = "[\\w.~!$&'()*+,;=:@-]|%(?:[27][0-9A-Ea-e]|[34689A-Fa-f][0-9A-Fa-f]|5[0-9ABD-Fabd-f])";

/**
 * What a pattern passes on to another site, as requests write it: complete escapes stay as they are. Line ends, other
 * control characters and backslashes are refused in every form.
 */
const escapedRest = `(?:${character})(?:${character}|/|%2[Ff])*`;

/** Returns what a pattern with a target passes on, as an expression for the path of a request as it is written. */
export const forwardedRest = (to: string): string => (isOwn(to) ? plainRest : escapedRest);

/** Returns whether a target is on this site. */
export const isOwn = (to: string): boolean => to.startsWith('/');

/** Where a redirect table sends a request. */
export interface RedirectMatch {
  /** The target, without the query of the request. */
  to: string;
  rule: Redirect;
  /** Whether the query of the request is added to the target's: not if the rule has a query. */
  keepsQuery: boolean;
}

/** Finds where a redirect table sends an address. For many addresses, make a matcher once. */
export function matchRedirect(redirects: readonly Redirect[], address: string): RedirectMatch | undefined {
  return createRedirectMatcher(redirects)(address);
}

/**
 * Creates a function that returns where a redirect table sends the address of a request. A rule for its path and most
 * parameters of its query comes first, then a rule for its path, then the longest pattern.
 */
export function createRedirectMatcher(redirects: readonly Redirect[]): (address: string) => RedirectMatch | undefined {
  const asked = new Map<string, AskedRule[]>();
  const exact = new Map<string, Redirect>();
  const patterns = new Map<string, Redirect>();
  const add = (rules: Map<string, Redirect>, key: string, rule: Redirect) => rules.has(key) || rules.set(key, rule);
  const otherSlash: [key: string, rule: Redirect][] = [];
  for (const rule of redirects) {
    const { path, query } = parseOldAddress(rule.from);
    const isPattern = path.endsWith('*');
    const key = toRequestKey(isPattern ? path.slice(0, -1) : path);
    for (const spelling of listSpellings(key)) {
      if (query.length > 0)
        for (const one of withAndWithoutSlash(spelling)) {
          const rules = asked.get(one) ?? [];
          asked.set(one, rules);
          rules.push({ rule, query });
        }
      else if (isPattern) add(patterns, spelling, rule);
      else {
        add(exact, spelling, rule);
        for (const one of withAndWithoutSlash(spelling)) if (one !== spelling) otherSlash.push([one, rule]);
      }
    }
  }
  for (const [key, rule] of otherSlash) add(exact, key, rule);
  const lengths = [...new Set([...patterns.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  return (address) => {
    const mark = address.indexOf('?');
    const written = mark === -1 ? address : address.slice(0, mark);
    const path = toRequestKey(written);
    const found = mark === -1 ? undefined : matchQuery(asked.get(path), address);
    if (found) return found;
    const rule = exact.get(path);
    if (rule) return { to: rule.to, rule, keepsQuery: true };
    for (const length of lengths) {
      const pattern = length < path.length ? patterns.get(path.slice(0, length)) : undefined;
      if (!pattern) continue;
      if (!pattern.to.includes('*')) return { to: pattern.to, rule: pattern, keepsQuery: true };
      const rest = isOwn(pattern.to) ? path.slice(length) : writtenRest(written, path.slice(0, length));
      if (new RegExp(`^${forwardedRest(pattern.to)}$`).test(rest))
        return { to: pattern.to.replace('*', () => rest), rule: pattern, keepsQuery: true };
    }
    return undefined;
  };
}

/** A rule for requests that have some parameters. */
interface AskedRule {
  rule: Redirect;
  query: readonly Parameter[];
}

/** Returns the rule with most of the parameters that an address has; of several, the first. */
function matchQuery(rules: readonly AskedRule[] = [], address: string): RedirectMatch | undefined {
  const { query: has } = parseOldAddress(address);
  const [best] = rules
    .filter(({ query }) => query.every(([name, value]) => has.some((one) => one[0] === name && one[1] === value)))
    .sort((a, b) => b.query.length - a.query.length);
  return best && { to: best.rule.to, rule: best.rule, keepsQuery: false };
}

/** Returns what follows a base in a path, as the request wrote it. */
function writtenRest(written: string, base: string): string {
  for (let end = written.length; end > 0; end--)
    if (toRequestKey(written.slice(0, end)) === base) return written.slice(end);
  return '';
}
