import { listWrittenPaths } from '../model/addresses/old-address.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { formatCount } from '../model/format-count.ts';
import type { Redirect } from '../model/route.ts';
import { endingOf, type Header, type HeaderRule, type HostFile, type HostInput, limitProblem } from './host.ts';
import { hasPlaceholder, listWrittenSources, type PatternRedirect, sortRedirects } from './sort-redirects.ts';

/** The limits of Cloudflare Pages; Netlify accepts more. */
const limits = { exact: 2000, patterns: 100, headerRules: 100, line: 2000 };

type IsPage = (address: string) => boolean;

/** Writes the files that Netlify and Cloudflare Pages both read from the published folder. */
export function emitUnderscoreFiles({ redirects, rules, isPage }: HostInput): HostFile[] {
  return [
    { area: 'site', path: '_redirects', text: emitRedirectsFile(redirects, isPage) },
    { area: 'site', path: '_headers', text: emitHeadersFile(rules) },
  ];
}

/**
 * Writes the `_redirects` file that Netlify and Cloudflare Pages read. Each exact rule is written with and without its
 * trailing slash, and with its escapes in upper and lower case, which Cloudflare treats as other addresses. Rules for a
 * query are left out: Cloudflare would refuse the file. Exact rules are before patterns, because on Cloudflare
 * rules after a pattern count toward the smaller limit.
 */
export function emitRedirectsFile(redirects: readonly Redirect[], isPage: IsPage): string {
  const { exact, patterns } = redirectLines(redirects, isPage);
  return `${[...exact, ...patterns].join('\n')}\n`;
}

interface Lines {
  exact: string[];
  patterns: string[];
  /** Shortcuts for which the hosts have no room. */
  leftOut: Redirect[];
}

/** Returns the lines of all redirects, and of the shortcuts that fit. */
function redirectLines(redirects: readonly Redirect[], isPage: IsPage): Lines {
  const required = linesOf(
    redirects.filter(({ isShortcut }) => !isShortcut),
    isPage,
  );
  if (!redirects.some(({ isShortcut }) => isShortcut)) return { ...required, leftOut: [] };
  const room = { exact: limits.exact - required.exact.length, patterns: limits.patterns - required.patterns.length };
  const leftOut: Redirect[] = [];
  const kept = redirects.filter((redirect) => {
    if (!redirect.isShortcut) return true;
    const { exact, patterns } = linesOf([redirect], isPage);
    const fits = exact.length <= room.exact && patterns.length <= room.patterns;
    if (!fits) leftOut.push(redirect);
    room.exact -= fits ? exact.length : 0;
    room.patterns -= fits ? patterns.length : 0;
    return fits;
  });
  return { ...linesOf(kept, isPage), leftOut };
}

function linesOf(redirects: readonly Redirect[], isPage: IsPage): Omit<Lines, 'leftOut'> {
  const { exact, patterns } = sortRedirects(redirects);
  return {
    exact: exact.flatMap(({ from, to, status }) =>
      listWrittenSources(from).flatMap((source) => (hasPlaceholder(source) ? [] : `${source} ${to} ${status}`)),
    ),
    patterns: patterns.flatMap((pattern) =>
      listWrittenPaths(pattern.base).flatMap((base) =>
        hasPlaceholder(base)
          ? []
          : listPatternRules({ ...pattern, base }, isPage(base)).map(
              ({ from, to, status }) => `${from} ${to} ${status}`,
            ),
      ),
    ),
  };
}

/** Placeholders for path segments; no address of the site has more segments, so that what has them only has to be caught. */
const parts = [':one', ':two', ':three'];

/** A rule as both hosts read it, with placeholders. */
type HostRule = Pick<Redirect, 'from' | 'to' | 'status'>;

/** Returns the rules of a pattern. `keepsBase` says that the address before the `*` is a page. */
export function listPatternRules({ base, to, status }: PatternRedirect, keepsBase: boolean): HostRule[] {
  if (to.startsWith('/*') || (keepsBase && to.includes('*'))) return forwardingRules(base, to, status);
  const target = to.replace('*', ':splat');
  // `*` also matches nothing, redirects come before files on Cloudflare, and Netlify drops a rule whose target it matches.
  const sources = keepsBase ? [`${base}:one`, `${base}:one/*`] : [`${base}*`];
  return sources.map((from) => ({ from, to: target, status }));
}

/**
 * Returns the rules of a pattern with one placeholder for each path segment, because a placeholder never matches an
 * empty segment: `/:splat` at the beginning of a target would lead to another site (`//…`) if what it matches begins
 * with a slash. Netlify ignores a last slash when it matches, so the rule with the slash comes first and adds it.
 */
function forwardingRules(base: string, to: string, status: Redirect['status']): HostRule[] {
  const rests = parts.flatMap((_, last) => ['/', ''].map((end) => `${parts.slice(0, last + 1).join('/')}${end}`));
  const ruleOf = (rest: string, target = rest): HostRule => ({
    from: `${base}${rest}`,
    to: to.replace('*', target),
    status,
  });
  return [...rests.map((rest) => ruleOf(rest)), ruleOf(`${parts.join('/')}/*`, `${parts.join('/')}/:splat`)];
}

/** The headers that both hosts send by default. */
const hostDefaults: readonly Header[] = [['Cache-Control', 'public, max-age=0, must-revalidate']];

/**
 * Writes the `_headers` file that Netlify and Cloudflare Pages read. Both join the values of a header from several
 * rules. For Cloudflare a narrower rule first detaches what it overrides. Netlify ignores that line; therefore the
 * general rule omits what both hosts send by default, and no file gets two lifetimes.
 */
export function emitHeadersFile(rules: readonly HeaderRule[]): string {
  const general = generalHeaders(rules);
  return rules
    .flatMap(withPlaceholders)
    .map((rule) => {
      const isGeneral = rule.pattern === '/*';
      const lines = (isGeneral ? general : rule.headers).flatMap(([name, value]) => {
        const overridden = !isGeneral && general.some(([other]) => other === name);
        return overridden ? [`  ! ${name}`, `  ${name}: ${value}`] : [`  ${name}: ${value}`];
      });
      return `${rule.pattern}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

/** Returns the headers that the file sets for all paths. */
export function generalHeaders(rules: readonly HeaderRule[]): Header[] {
  const isDefault = ([name, value]: Header) => hostDefaults.some(([own, usual]) => own === name && usual === value);
  return rules.find((rule) => rule.pattern === '/*')?.headers.filter((header) => !isDefault(header)) ?? [];
}

/** Finds redirects and headers that exceed the limits of these hosts. */
export function checkUnderscoreLimits(
  redirects: readonly Redirect[],
  rules: readonly HeaderRule[],
  isPage: IsPage,
  host = 'Cloudflare Pages',
): Diagnostic[] {
  const lines = redirectLines(redirects, isPage);
  const [leftOut] = lines.leftOut;
  const exact = lines.exact.length;
  const patterns = lines.patterns.length;
  const isTooLong = rules.some(({ headers }) =>
    headers.some(([name, value]) => name.length + value.length > limits.line),
  );
  const joinExact = 'Join redirects that share a beginning into one that ends in *.';
  const problems = [
    exact > limits.exact &&
      limitProblem(
        `${host} takes ${limits.exact} exact redirects; with and without the slash these are ${exact}.`,
        joinExact,
      ),
    patterns > limits.patterns &&
      limitProblem(
        `${host} takes ${limits.patterns} redirects that end in *; these are ${patterns}.`,
        'Join patterns that share a beginning.',
      ),
    leftOut &&
      exact <= limits.exact &&
      patterns <= limits.patterns &&
      limitProblem(
        `${host} has no room for ${formatCount(lines.leftOut.length)} redirects such as ${leftOut.from}: visitors get to ${leftOut.to} through two redirects instead of one.`,
        joinExact,
        'warning',
      ),
    (rules.length > limits.headerRules || isTooLong) &&
      limitProblem(
        `${host} takes ${limits.headerRules} header rules of ${limits.line} characters a line.`,
        'Shorten the headers.',
      ),
  ];
  return problems.filter((problem) => typeof problem === 'object');
}

/**
 * Replaces a rule for an ending by rules for `index` files with this ending, up to three folders deep. No host
 * documents what a wildcard before an ending matches, and Netlify reads the dot as any character.
 */
function withPlaceholders(rule: HeaderRule): HeaderRule[] {
  const ending = endingOf(rule.pattern);
  if (ending === undefined) return [rule];
  return ['/:a', '/:a/:b', '/:a/:b/:c'].map((folder) => ({ ...rule, pattern: `${folder}/index${ending}` }));
}
