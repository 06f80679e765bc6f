import { basePathOf } from '../model/addresses/base-path.ts';
import { isByte, listDecodedPaths } from '../model/addresses/old-address.ts';
import { escapeXml } from '../model/files/escape-xml.ts';
import { foldersAbove } from '../model/files/folders-above.ts';
import type { Redirect } from '../model/route.ts';
import { listErrorPageLimits } from './error-page-limits.ts';
import { listHeaderLimits } from './header-limits.ts';
import { type Host, type HostFile, type HostInput, type HostLimit, type HostProblem, limitProblem } from './host.ts';
import { limitRedirects, listQueryLimits } from './omitted-redirects.ts';
import { sortRedirects } from './sort-redirects.ts';

/**
 * GitHub Pages, which has no redirects. A page replaces each, in a folder that is copied over the site: in the site
 * itself, such pages would hide the redirects of other hosts.
 */
export const githubPages: Host = {
  reserves: /^(cname|_config\.ya?ml)$/,
  servesPaths: true,
  files: (input) => [
    file('.nojekyll', ''),
    ...emitDomain(input),
    ...listStubs(input).map(({ path, redirect }) => file(path, emitStub(redirect, input))),
  ],
  findProblems: findStubConflicts,
  limits: (input) => [
    ...listHeaderLimits('GitHub Pages', input),
    ...listErrorPageLimits({ name: 'GitHub Pages' }, input),
    ...listRedirectLimits(input),
  ],
};

function file(path: string, text: string): HostFile {
  return { area: 'hosts', path: `github-pages/${path}`, text };
}

/** Names the domain of the site: where a branch is published, GitHub forgets a domain that has no such file. */
function emitDomain({ origin }: HostInput): HostFile[] {
  const { hostname } = new URL(origin ?? 'https://github.io');
  return /(^|\.)github\.io$/.test(hostname) ? [] : [file('CNAME', `${hostname}\n`)];
}

/** A page that replaces a redirect. */
interface Stub {
  path: string;
  redirect: Redirect;
}

/** Lists the pages that replace redirects; of several for the same path, the first. */
function listStubs({ redirects, isPage }: HostInput): Stub[] {
  const stubs = new Map<string, Redirect>();
  for (const redirect of sortRedirects(redirects).exact)
    for (const path of stubPaths(redirect))
      if (!stubs.has(path) && !isPage(`/${path.replace(/index\.html$/, '')}`)) stubs.set(path, redirect);
  return [...stubs].map(([path, redirect]) => ({ path, redirect }));
}

/**
 * Finds pages of redirects that cannot exist together: a file where another page needs a folder, and names that
 * differ only in case, which many file systems treat as one. Composed and decomposed names of one redirect have the
 * same text.
 */
function findStubConflicts(input: HostInput): HostProblem[] {
  const stubs = listStubs(input).filter(({ redirect }) => !redirect.isShortcut);
  const known = new Map<string, Stub>();
  for (const stub of stubs) if (!known.has(keyOf(stub.path))) known.set(keyOf(stub.path), stub);
  return stubs.flatMap(({ path, redirect }) => {
    const file = foldersAbove(path).flatMap((folder) => known.get(keyOf(folder)) ?? [])[0];
    const other = (file ?? known.get(keyOf(path)))?.redirect;
    if (!other || (other.to === redirect.to && !file)) return [];
    const why = file ? 'that of the first needs a folder of the name of the other' : 'their names differ in case only';
    const message = `${redirect.from} and ${other.from} cannot both be redirected: GitHub Pages has a file for each redirect, and ${why}.`;
    return [{ ...limitProblem(message, 'Remove one of the two lines, or name another host in site.yaml.'), redirect }];
  });
}

const keyOf = (path: string): string => path.normalize('NFC').toUpperCase();

/**
 * Returns the files that replace a redirect; none if its source is a file other than a page, or cannot be the name of a
 * file.
 */
function stubPaths({ from }: Redirect): string[] {
  if (from === '/') return [];
  const paths = listDecodedPaths(from).map((path) => path.slice(1));
  return paths.flatMap((path) => {
    if (/\\|\/\/|^\/|\.(?!html$)\w+$/.test(path) || isByte(path)) return [];
    if (path.endsWith('.html')) return path;
    return path.endsWith('/') ? `${path}index.html` : `${path}/index.html`;
  });
}

/** Writes a page that leads on at once. Its words are the address, so that none has to be translated. */
function emitStub({ to }: Redirect, { origin = 'https://github.io', locales = [] }: HostInput): string {
  const target = escapeXml(to.startsWith('/') ? basePathOf(origin) + to : to);
  const whole = escapeXml(to.startsWith('/') ? origin + to : to);
  const lang =
    locales.find(({ prefix }) => prefix !== '' && to.startsWith(`/${prefix}/`)) ??
    locales.find(({ prefix }) => prefix === '');
  return `<!doctype html>
<html${lang === undefined ? '' : ` lang="${lang.id}"`}>
<meta charset="utf-8">
<title>${whole}</title>
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="canonical" href="${whole.split('#')[0]}">
<meta http-equiv="refresh" content="0; url=${target}">
<main><h1><a href="${target}">${whole}</a></h1></main>
</html>
`;
}

function listRedirectLimits({ redirects }: HostInput): HostLimit[] {
  const { exact, patterns } = sortRedirects(redirects);
  return [
    ...limitRedirects(
      'redirects',
      exact.filter((redirect) => stubPaths(redirect).length > 0),
      (count, { from, to }) =>
        `GitHub Pages has no redirects: ${count} such as ${from} are pages that lead to ${to} at once, without the query of the request.`,
    ),
    ...limitRedirects(
      'patterns',
      patterns,
      (count, { from }) =>
        `GitHub Pages has no redirects that end in *: visitors of the ${count} such as ${from} get the page for missing addresses.`,
    ),
    ...limitRedirects(
      'file-redirects',
      exact.filter((redirect) => stubPaths(redirect).length === 0),
      (count, { from }) =>
        `GitHub Pages cannot redirect files, and addresses with bytes that are no UTF-8: visitors of the ${count} such as ${from} get the page for missing addresses.`,
    ),
    ...listQueryLimits('GitHub Pages', redirects),
  ];
}
