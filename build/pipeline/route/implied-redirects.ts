import { createRedirectMatcher } from '../../model/addresses/redirect-match.ts';
import type { Redirect } from '../../model/route.ts';
import { listAnsweredAddresses } from './follow-redirects.ts';
import { localeOf, type RedirectsInput, withoutSlash } from './redirect-drafts.ts';

/** Returns the redirects from the prefix of the default locale: `/en/x` → `/x`. */
export function listPrefixRules({ config }: RedirectsInput): Redirect[] {
  return [
    { from: `/${config.defaultLocale}/`, to: '/', status: 301, ...prefixOrigin },
    { from: `/${config.defaultLocale}/*`, to: '/*', status: 301, ...prefixOrigin },
  ];
}

/** Where the rules for the prefix of the default locale come from. */
const prefixOrigin = {
  why: 'the default language has no prefix',
  source: { file: 'site.yaml', path: ['defaultLocale'] },
};

/** Returns a rule for the address before the `*` of each pattern, unless it is a page, a file or has a rule. */
export function listBaseRules(written: readonly Redirect[], input: RedirectsInput): Redirect[] {
  const match = createRedirectMatcher(written);
  const answered = listAnsweredAddresses(input);
  const isFile = (path: string) => input.statics.has(path.slice(1)) || input.statics.has(`${path.slice(1)}index.html`);
  const isFree = (path: string) => !answered.has(path) && !isFile(path) && !match(path);
  return written
    .filter(({ from }) => from.endsWith('*'))
    .map((rule) => ({ ...rule, from: rule.from.slice(0, -1), to: rule.to.replace(/\*$/, '') }))
    .filter(({ from, to }) => isFree(from) && isFree(withoutSlash(from)) && (!to.startsWith('/') || answers(to)));

  function answers(to: string): boolean {
    return answered.has(to.split('#')[0] ?? '');
  }
}

/**
 * Returns the pages and redirects of the default locale below its prefix, so that each leads to its end in one step:
 * `/en/old/` would otherwise lead to `/old/` first, and `/en/contact` to `/contact`.
 */
export function listShortcuts(rules: readonly Redirect[], input: RedirectsInput): Redirect[] {
  const { config, routes } = input;
  const base = `/${config.defaultLocale}`;
  const match = createRedirectMatcher(rules);
  // A rule that the site has for an address below the prefix wins.
  const isForwarded = (from: string) => (match(from.replace(/\*$/, 'x'))?.rule.from ?? `${base}/*`) === `${base}/*`;
  const isDefault = (path: string) => localeOf(path, config) === config.defaultLocale && !path.startsWith(`${base}/`);
  const pages = [...routes.keys()].filter((url) => url !== '/' && url.endsWith('/'));
  return [
    ...rules.map(({ from, to, status }) => ({ from, to, status })),
    ...pages.map((url) => ({ from: url, to: url, status: 301 as const })),
  ]
    .filter(({ from }) => isDefault(from) && isForwarded(`${base}${from}`))
    .map(({ from, ...rule }) => ({ ...rule, from: `${base}${from}`, ...prefixOrigin, isShortcut: true }));
}
