import { hasBytes, listSpellings } from '../model/addresses/old-address.ts';
import { isOwn, plainRest } from '../model/addresses/redirect-match.ts';
import { escapePattern, expressionOf } from '../model/files/escape-pattern.ts';
import type { Redirect } from '../model/route.ts';
import { listErrorPageLimits } from './error-page-limits.ts';
import { listFileHeaderLimits } from './header-limits.ts';
import type { HeaderRule, Host, HostInput, HostLimit } from './host.ts';
import { groupRedirects, joinSources } from './join-paths.ts';
import { listByteLimits, listQueryLimits, listRestLimits } from './omitted-redirects.ts';
import { allowSlashes, anyOf, sortRedirects } from './sort-redirects.ts';
import { unpublishedGlobs } from './unpublished-files.ts';

/** Firebase Hosting, which reads `firebase.json`; its sources are regular expressions. */
export const firebase: Host = {
  // Below __/ are addresses of its own.
  reserves: /^__\/|^firebase\.json$/,
  files: (input) => [{ area: 'hosts', path: 'firebase/firebase.json', text: emitFirebase(input) }],
  findProblems: () => [],
  limits: (input) => [
    ...listErrorPageLimits(
      {
        name: 'Firebase Hosting',
        hint: 'Its i18n settings choose by the language of the browser, not by the address, so they do not help.',
      },
      input,
    ),
    ...listFileHeaderLimits('Firebase Hosting', input),
    ...fragmentLimits(input),
    ...listQueryLimits('Firebase Hosting', input.redirects),
    ...listByteLimits(
      'Firebase Hosting',
      input.redirects.filter(({ from }) => !from.includes('?')),
    ),
    ...listRestLimits(
      'Firebase Hosting',
      input.redirects,
      'passes on no address with %2F, %25 or another escape that it keeps',
    ),
  ],
};

/** Characters of an expression, so that its lines stay readable; Firebase documents no limit. */
const longestSource = 4000;

/** What a pattern passes on to another site, decoded; Firebase escapes it again. */
const decodedRest = '[^\\x00-\\x1f\\x7f%\\\\/][^\\x00-\\x1f\\x7f%\\\\]*';

/**
 * Writes `firebase.json`. Sources are expressions (RE2), because Firebase's globs also match what has a last slash, and
 * nothing that begins with a dot.
 */
function emitFirebase({ redirects, rules, publishedFolder = 'dist' }: HostInput): string {
  const hosting = {
    public: publishedFolder,
    // Firebase's own list would leave out .well-known/ too.
    ignore: unpublishedGlobs,
    redirects: redirectRules(redirects),
    headers: rules.map(headerRule),
  };
  return `${JSON.stringify({ hosting }, undefined, 1)}\n`;
}

function redirectRules(redirects: readonly Redirect[]) {
  const { exact, patterns } = sortRedirects(redirects.filter(({ from }) => !hasBytes(from)));
  return [
    ...groupRedirects(exact, sourcePattern).flatMap(({ sources, to, status }) =>
      joinSources(sources, longestSource).map((source) => redirectRule(`(?:${source})`, to, status)),
    ),
    ...patterns.map(({ base, to, status }) => {
      const rest = to.includes('*') ? `(${isOwn(to) ? plainRest : decodedRest})` : '.+';
      return redirectRule(
        anyOf(listSpellings(base).map(sourcePattern).map(allowSlashes)) + rest,
        to.replace('*', ':1'),
        status,
      );
    }),
  ];
}

/** Returns the expression of one spelling of a path. Firebase decodes a path as `decodeURI` does, so that some escapes stay. */
function sourcePattern(spelling: string): string {
  return spelling
    .split(/(%2F|%3F|%23|[;,:@&=+$])/)
    .map((part, index) => (index % 2 === 0 ? escapePattern(decodeURIComponent(part)) : keptPattern(part)))
    .join('');
}

function keptPattern(part: string): string {
  const [escaped = '', isEscaped] = [encodeURIComponent(decodeURIComponent(part)), part.startsWith('%')];
  const pattern = escaped.replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`);
  return isEscaped ? pattern : `(?:${escapePattern(part)}|${pattern})`;
}

/** Writes a redirect. Firebase escapes the address that it sends. */
function redirectRule(source: string, to: string, type: number) {
  return { regex: `^${source}$`, destination: decodeURI(to), type };
}

function headerRule({ pattern, headers }: HeaderRule) {
  return {
    regex: expressionOf(pattern),
    headers: headers.map(([key, value]) => ({ key, value })),
  };
}

function fragmentLimits({ redirects }: HostInput): HostLimit[] {
  const found = redirects.find(({ from, to }) => to.includes('#') && !from.includes('?') && !hasBytes(from));
  if (!found) return [];
  return [
    {
      name: 'fragment-queries',
      message: `Firebase Hosting adds the query of a request behind the fragment: ${found.from}?a=1 leads to ${found.to}?a=1, where visitors see the beginning of the page.`,
    },
  ];
}
