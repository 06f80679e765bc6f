import { hasBytes } from '../model/addresses/old-address.ts';
import { isOwn } from '../model/addresses/redirect-match.ts';
import { formatCount } from '../model/format-count.ts';
import type { Redirect } from '../model/route.ts';
import type { HostLimit } from './host.ts';
import { sortRedirects } from './sort-redirects.ts';

/** Describes redirects that a host cannot make, or makes in another way than the site's; nothing if there are none. */
export function limitRedirects(
  name: string,
  redirects: readonly Redirect[],
  describe: (count: string, first: Redirect) => string,
): HostLimit[] {
  const own = redirects.filter(({ isShortcut }) => !isShortcut);
  const [first] = own;
  return first ? [{ name, message: describe(formatCount(own.length), first) }] : [];
}

/** Lists the redirects that a host leaves out if it compares only paths. */
export function listQueryLimits(host: string, redirects: readonly Redirect[]): HostLimit[] {
  return limitRedirects(
    'query-redirects',
    sortRedirects(redirects).asked,
    (count, { from }) =>
      `${host} cannot redirect by a query: visitors of the ${count} such as ${from} get what the address answers without it.`,
  );
}

/** Lists the redirects that a host leaves out because their addresses have bytes that are no UTF-8. */
export function listByteLimits(host: string, redirects: readonly Redirect[]): HostLimit[] {
  return limitRedirects(
    'byte-redirects',
    redirects.filter(({ from }) => hasBytes(from)),
    (count, { from }) =>
      `${host} cannot redirect addresses with escapes that are not UTF-8: visitors of the ${count} such as ${from} are not redirected.`,
  );
}

/** Lists the redirects that hosts answer without the query of the request. */
export function listTargetLimits(host: string, redirects: readonly Redirect[]): HostLimit[] {
  return limitRedirects(
    'target-queries',
    redirects.filter(({ to }) => to.includes('?')),
    (count, { from, to }) =>
      `${host} does not add the query of a request to a target with its own: the ${count} redirects such as ${from} lead to ${to} alone.`,
  );
}

/** Lists the redirects that a host leaves out if it reads `:name` and `*` as any part of a path. */
export function listPlaceholderLimits(
  host: string,
  redirects: readonly Redirect[],
  isTaken: (from: string) => boolean,
): HostLimit[] {
  return limitRedirects(
    'placeholder-redirects',
    redirects.filter(({ from }) => isTaken(from)),
    (count, { from }) =>
      `${host} takes a colon before a letter, and *, for any part of a path: the ${count} addresses such as ${from} are redirected only where they are written with %3A or %2A.`,
  );
}

/** Lists the patterns that do not pass on to another site what was asked for; `how` says what the host does. */
export function listRestLimits(host: string, redirects: readonly Redirect[], how: string): HostLimit[] {
  return limitRedirects(
    'passed-escapes',
    redirects.filter(({ to }) => to.includes('*') && !isOwn(to)),
    (count, { from, to }) =>
      `${host} ${how}: visitors of such addresses below the ${count} patterns like ${from} miss what they want at ${to}.`,
  );
}

/** Lists the redirects for a query that hosts add to the target. */
export function listKeptQueries(host: string, redirects: readonly Redirect[]): HostLimit[] {
  return limitRedirects(
    'kept-queries',
    sortRedirects(redirects).asked,
    (count, { from, to }) =>
      `${host} adds the query of the request even if the redirect is for this query: the ${count} such as ${from} lead to ${to} with the old query behind it. The page is shown all the same.`,
  );
}
