import { isByte, listSpellings, parseOldAddress, withAndWithoutSlash } from '../model/addresses/old-address.ts';
import { forwardedRest } from '../model/addresses/redirect-match.ts';
import { escapePattern, expressionOf } from '../model/files/escape-pattern.ts';
import { formatCount } from '../model/format-count.ts';
import type { Redirect } from '../model/route.ts';
import { listEncodedLimits } from './encoded-limits.ts';
import { listFailureLimits } from './error-page-limits.ts';
import { type HeaderRule, type Host, type HostInput, limitProblem } from './host.ts';
import { groupRedirects, joinSources } from './join-paths.ts';
import { listByteLimits, listKeptQueries } from './omitted-redirects.ts';
import { type AskedRedirect, allowSlashes, anyOf, listForms, sortRedirects, writtenPattern } from './sort-redirects.ts';
import { unpublished } from './unpublished-files.ts';

/** Vercel, in the form of its Build Output API, whose routes are expressions that it tries in turn. */
export const vercel: Host = {
  // Vercel builds a folder that has a package.json, and publishes nothing but public/ if there is one.
  reserves:
    /^(vercel|now|package)\.json$|^(_?middleware|vercel)\.[cm]?[jt]s$|^(_vercel|public)\/|^api\/.*\.([cm]?[jt]sx?|go|py|rb|rs)$/,
  files: (input) => [
    {
      area: 'hosts',
      path: 'vercel/config.json',
      text: `${JSON.stringify({ version: 3, routes: emitRoutes(input) }, undefined, 1)}\n`,
    },
  ],
  findProblems: (input) => findExcess(input),
  limits: (input) => [
    ...listFailureLimits('Vercel', input),
    ...listEncodedLimits('Vercel', input),
    ...listKeptQueries('Vercel', input.redirects),
    ...listByteLimits(
      'Vercel',
      input.redirects.filter(({ from }) => isByte(parseOldAddress(from).query.join(''))),
    ),
  ],
};

/** The limits of Vercel: routes of a deployment, and characters of an expression. */
const limits = { routes: 2048, source: 4096 };

/** Characters that a joined expression has beside its alternatives. */
const frame = 16;

/** A route of Vercel. It compares without regard to case by default. */
interface VercelRoute {
  src: string;
  caseSensitive: true;
  headers?: Record<string, string>;
  /** What the query of the request must have. */
  has?: { type: 'query'; key: string; value: string }[];
  /** Whether the routes behind it are tried too. */
  continue?: true;
  status?: number;
  /** The file that is the answer. */
  dest?: string;
}

type Phase = { handle: 'filesystem' };

/**
 * Writes the routes. Vercel would add the last slash by itself (`trailingSlash`), but before every other rule and with
 * 308: an old address without its slash would need two redirects. Therefore the addresses of pages are listed.
 */
function emitRoutes(input: HostInput): (VercelRoute | Phase)[] {
  const { rules, errorPages, pages } = input;
  const general = Object.fromEntries(rules.find(({ pattern }) => pattern === '/*')?.headers ?? []);
  const missing = errorPages.flatMap(({ base, missing: page }) => (page === undefined ? [] : [{ base, page }]));
  // Narrower languages first.
  const narrowerFirst = [...missing].reverse();
  return [
    ...rules.map(headerRoute),
    ...narrowerFirst.map(({ base, page }) =>
      missingRoute(`(?=${escapePattern(base)}/)(?:${unpublishedSource})`, page, general),
    ),
    ...emitRedirects(keptRedirects(input).kept),
    ...slashRoutes(pages),
    { handle: 'filesystem' },
    // They replace the headers of narrower rules, which are for files that exist.
    ...narrowerFirst.map(({ base, page }) => missingRoute(`${escapePattern(base)}/.*`, page, general)),
  ];
}

const unpublishedSource = `/(?:.*/)?${unpublished.dotfile}.*|/_(?:${unpublished.rules})|/.*\\.(?:${unpublished.copies})`;

function headerRoute({ pattern, headers }: HeaderRule): VercelRoute {
  return { src: expressionOf(pattern), caseSensitive: true, headers: Object.fromEntries(headers), continue: true };
}

function missingRoute(source: string, page: string, headers: Record<string, string>): VercelRoute {
  return { src: `^(?:${source})$`, caseSensitive: true, status: 404, dest: page, headers };
}

function emitRedirects(redirects: readonly Redirect[]): VercelRoute[] {
  const { exact, patterns, asked } = sortRedirects(redirects);
  return [
    ...asked.filter(({ query }) => !query.flat().some(isByte)).map(askedRoute),
    ...groupRedirects(exact, writtenPattern).flatMap(({ sources, to, status }) =>
      joinSources(sources, limits.source - frame).map((source) => redirectRoute(`(?:${source})`, to, status)),
    ),
    ...patterns.map(({ base, to, status }) =>
      redirectRoute(
        anyOf(listSpellings(base).map(writtenPattern).map(allowSlashes)) +
          (to.includes('*') ? `(${forwardedRest(to)})` : '.+'),
        to,
        status,
      ),
    ),
  ];
}

/** Writes a redirect for a query. Vercel decodes it before it compares, and `value` is an expression. */
function askedRoute({ path, query, to, status }: AskedRedirect): VercelRoute {
  const has = query.map(
    ([key, value]) => ({ type: 'query', key, value: `^${anyOf(listForms(value).map(escapePattern))}$` }) as const,
  );
  return { ...redirectRoute(anyOf(withAndWithoutSlash(path).map(basePattern)), to, status), has };
}

/** Returns the expression of a path as requests write it. */
function basePattern(path: string): string {
  return anyOf(listSpellings(path).map(writtenPattern));
}

/** Writes a redirect. Vercel adds the query of the request. `$` would name a group. */
function redirectRoute(source: string, to: string, status: number): VercelRoute {
  const Location = to.replaceAll('$', '%24').replace('*', () => '$1');
  return { src: `^${source}$`, caseSensitive: true, status, headers: { Location } };
}

/** Writes redirects from the addresses of pages without their last slash. */
function slashRoutes(pages: readonly string[]): VercelRoute[] {
  const sources = pages
    .filter((page) => page.endsWith('/') && page !== '/')
    .map((page) => escapePattern(page.slice(0, -1)));
  return joinSources(sources, limits.source - frame).map((source) => ({
    src: `^(${source})$`,
    caseSensitive: true,
    status: 301,
    headers: { Location: '$1/' },
  }));
}

/** Leaves out the shortcuts that Vercel has no room for. */
function keptRedirects(input: HostInput): { kept: readonly Redirect[]; leftOut: readonly Redirect[] } {
  const { redirects } = input;
  const others = slashRoutes(input.pages).length + input.rules.length + 2 * input.errorPages.length + 1;
  const count = (some: readonly Redirect[]) => emitRedirects(some).length + others;
  if (count(redirects) <= limits.routes) return { kept: redirects, leftOut: [] };
  const leftOut = redirects.filter(({ isShortcut }) => isShortcut);
  return { kept: redirects.filter(({ isShortcut }) => !isShortcut), leftOut };
}

function findExcess(input: HostInput) {
  const { leftOut } = keptRedirects(input);
  const routes = emitRoutes(input).length;
  const [first] = leftOut;
  const hint = 'Join redirects that share a beginning into one that ends in *.';
  if (routes > limits.routes)
    return [
      limitProblem(
        `Vercel takes ${formatCount(limits.routes)} routes; with one for each address that redirects lead to, these are ${formatCount(routes)}.`,
        hint,
      ),
    ];
  if (!first) return [];
  const message = `Vercel has no room for ${formatCount(leftOut.length)} redirects such as ${first.from}: visitors get to ${first.to} through two redirects instead of one.`;
  return [limitProblem(message, hint, 'warning')];
}
