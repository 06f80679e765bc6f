import { forwardedPath } from '../model/addresses/redirect-match.ts';
import { escapePattern, expressionOf } from '../model/files/escape-pattern.ts';
import type { Redirect } from '../model/route.ts';
import { listErrorPageLimits } from './error-page-limits.ts';
import { listFileHeaderLimits } from './header-limits.ts';
import type { HeaderRule, Host, HostInput, HostLimit } from './host.ts';
import { groupRedirects, joinSources } from './join-paths.ts';
import { unpublishedGlobs } from './unpublished-files.ts';

/** Firebase Hosting. */
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
  ],
};

/** Characters of an expression, so that its lines stay readable; Firebase documents no limit. */
const longestSource = 4000;

/**
 * Writes `firebase.json`. Sources are expressions (RE2), because Firebase's globs also match what has a last slash, and
 * nothing that begins with a dot.
 */
function emitFirebase({ redirects, rules, publishedFolder = 'dist' }: HostInput): string {
  const hosting = {
    public: publishedFolder,
    // Firebase's own list would leave out .well-known/ too.
    ignore: unpublishedGlobs,
    redirects: [...exactRules(redirects), ...redirects.filter(isPattern).map(patternRule)],
    headers: rules.map(headerRule),
  };
  return `${JSON.stringify({ hosting }, undefined, 1)}\n`;
}

function exactRules(redirects: readonly Redirect[]) {
  return groupRedirects(redirects).flatMap(({ sources, to, status }) =>
    joinSources(sources, longestSource).map((source) => redirectRule(`(?:${source})`, to, status)),
  );
}

const isPattern = ({ from }: Redirect): boolean => from.endsWith('*');

function patternRule({ from, to, status }: Redirect) {
  const rest = to.includes('*') ? `(${forwardedPath})` : '.+';
  return redirectRule(escapePattern(from.slice(0, -1)) + rest, to.replace('*', ':1'), status);
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
  const found = redirects.find(({ to }) => to.includes('#'));
  if (!found) return [];
  return [
    {
      name: 'fragment-queries',
      message: `Firebase Hosting adds the query of a request behind the fragment: ${found.from}?a=1 leads to ${found.to}?a=1, where visitors see the beginning of the page.`,
    },
  ];
}
