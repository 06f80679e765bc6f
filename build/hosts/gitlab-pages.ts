import { basePathOf } from '../model/addresses/base-path.ts';
import { decodeSpelling, isByte, listDecodedPaths } from '../model/addresses/old-address.ts';
import { formatCount } from '../model/format-count.ts';
import type { Redirect } from '../model/route.ts';
import { listErrorPageLimits } from './error-page-limits.ts';
import { listHeaderLimits } from './header-limits.ts';
import { type Host, type HostLimit, limitProblem } from './host.ts';
import { limitRedirects, listQueryLimits, listRestLimits } from './omitted-redirects.ts';
import { sortRedirects } from './sort-redirects.ts';

/**
 * GitLab Pages. Its `_redirects` is copied over the site: it has fewer rules than that of Netlify and Cloudflare Pages,
 * which read the same file.
 */
export const gitlabPages: Host = {
  servesPaths: true,
  files: ({ redirects, origin, hasOtherOrigin }) => [
    { area: 'hosts', path: 'gitlab-pages/_redirects', text: emitRedirects(redirects, origin) },
    { area: 'hosts', path: 'gitlab-pages/.gitlab-ci.yml', text: emitPipeline(hasOtherOrigin ? origin : undefined) },
  ],
  findProblems: ({ redirects, origin }) => findExcess(emitRedirects(redirects, origin)),
  limits: (input) => [
    ...listHeaderLimits('GitLab Pages', input),
    ...listErrorPageLimits({ name: 'GitLab Pages' }, input),
    {
      name: 'slash-redirects',
      message:
        'GitLab Pages redirects an address without its last slash with 302 instead of 301: visitors get to the page.',
    },
    {
      name: 'redirect-queries',
      message:
        'GitLab Pages redirects without the query of the request: pages that read it, such as the search, begin anew.',
    },
    {
      name: 'redirect-matches',
      message:
        'GitLab Pages compares the sources of redirects without regard to case and to the last slash: visitors of /OLD/ get where /old/ leads.',
    },
    ...listRootPatterns(input.redirects),
    ...listQueryLimits('GitLab Pages', input.redirects),
    ...listRestLimits(
      'GitLab Pages',
      input.redirects,
      'decodes what a pattern passes on, and adds a slash to what has none',
    ),
    ...limitRedirects(
      'unwritable-redirects',
      input.redirects.filter(({ from }) => !from.includes('?') && !isWritable(decodeSpelling(from.replace(/\*$/, '')))),
      (count, { from }) =>
        `GitLab Pages cannot redirect addresses with a space, with % * : ? or #, or with bytes that are not UTF-8: visitors of the ${count} such as ${from} get the page for missing addresses.`,
    ),
  ],
};

/** The limits of GitLab.com: rules, and bytes of `_redirects`. */
const limits = { rules: 1000, bytes: 64 * 1024 };

/**
 * Writes `_redirects`: GitLab compares decoded paths, and ignores the last slash of a source, so one rule is for both.
 */
function emitRedirects(redirects: readonly Redirect[], origin = 'https://gitlab.io'): string {
  const base = basePathOf(origin);
  const { exact, patterns } = sortRedirects(redirects);
  const lineOf = (source: string, target: string, status: number) =>
    `${base}${source} ${target.startsWith('/') ? base : ''}${target} ${status}`;
  return `${[
    ...exact.flatMap(({ from, to, status }) =>
      listDecodedPaths(from)
        .filter(isWritable)
        .map((path) => lineOf(path, to, status)),
    ),
    ...patterns
      .filter((redirect) => !isRootPattern(redirect))
      .flatMap((pattern) =>
        // `/old/*` would also match /older. `:one` is a part of a path, `*` also nothing.
        listDecodedPaths(pattern.base)
          .filter(isWritable)
          .map((path) => lineOf(`${path}:one/*`, pattern.to.replace('*', ':one/:splat'), pattern.status)),
      ),
  ].join('\n')}\n`;
}

/** Returns whether GitLab reads a source as it is written: spaces end it, and `*`, `:` and `%` have a meaning. */
const isWritable = (path: string): boolean => !/[\s%*:?#]/.test(path) && !isByte(path);

/**
 * Returns whether a redirect passes the beginning of a path on. GitLab decodes what it passes on, so that `/%5C…` would
 * lead to another site.
 */
function isRootPattern({ from, to }: Redirect): boolean {
  return from.endsWith('*') && to.startsWith('/*');
}

function listRootPatterns(redirects: readonly Redirect[]): HostLimit[] {
  const first = redirects.find(isRootPattern);
  if (!first) return [];
  return [
    {
      name: 'root-patterns',
      message: `GitLab Pages decodes what ${first.from} would pass on to ${first.to}, which could lead to another site: the rule is left out, and visitors get the page for missing addresses.`,
    },
  ];
}

function findExcess(text: string) {
  const rules = text.trim().split('\n').length;
  const bytes = Buffer.byteLength(text);
  if (rules <= limits.rules && bytes <= limits.bytes) return [];
  return [
    limitProblem(
      `GitLab Pages takes ${formatCount(limits.rules)} redirects in ${formatCount(limits.bytes)} bytes; these are ${formatCount(rules)} in ${formatCount(bytes)}: visitors of the last ones, or of all, get the page for missing addresses.`,
      'Join redirects that share a beginning into one that ends in *, or raise the limits of your own GitLab.',
    ),
  ];
}

/** Writes the pipeline; it builds the site for another address than that of `site.yaml` if one is given. */
function emitPipeline(origin?: string): string {
  return `# Builds the site and publishes it on GitLab Pages. Put it at the root of the repository.
pages:
  image: node:20
  script:
    - npm run build${origin === undefined ? '' : ` -- --origin ${origin}`}
    - cp dist-hosts/gitlab-pages/_redirects dist/
  pages:
    publish: dist
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
`;
}
