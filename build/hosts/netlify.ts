import {
  hasBytes,
  isByte,
  listDecodedPaths,
  listWrittenPaths,
  type Parameter,
} from '../model/addresses/old-address.ts';
import { createRedirectMatcher } from '../model/addresses/redirect-match.ts';
import { formatCount } from '../model/format-count.ts';
import type { Redirect } from '../model/route.ts';
import { listFailureLimits } from './error-page-limits.ts';
import { listFileHeaderLimits } from './header-limits.ts';
import type { HeaderRule, Host, HostInput, HostLimit } from './host.ts';
import {
  limitRedirects,
  listByteLimits,
  listKeptQueries,
  listPlaceholderLimits,
  listRestLimits,
  listTargetLimits,
} from './omitted-redirects.ts';
import { hasPlaceholder, listDecodedSources, listWrittenSources, sortRedirects } from './sort-redirects.ts';
import { emitUnderscoreFiles, generalHeaders, listPatternRules } from './underscore-files.ts';

/** The file that Netlify reads at the root of the repository. */
export const netlifySettings = 'netlify.toml';

/** Netlify. Its limits are equal to the limits of Cloudflare Pages, or higher. */
export const netlify: Host = {
  reserves: /^(_headers|_redirects|netlify\.(toml|ya?ml|json))$|^netlify[/-](edge-)?functions\//,
  files: (input) => [
    ...emitUnderscoreFiles(input),
    { area: 'hosts', path: `netlify/${netlifySettings}`, text: emitNetlify(input) },
  ],
  findProblems: () => [],
  limits: (input) => [
    ...listJoinedHeaders(input.rules),
    ...listFileHeaderLimits('Netlify', input),
    ...listAddedSlashes(input),
    ...listFailureLimits('Netlify', input),
    ...listMissingSettings(input),
    ...listCopies(input),
    ...listPlaceholderLimits('Netlify', input.redirects, isNamedPart),
    ...listTargetLimits('Netlify', input.redirects),
    ...listQueryProblems(input.redirects),
    ...listByteLimits('Netlify', input.redirects),
    ...listRestLimits('Netlify', input.redirects, 'decodes %2F and %25 in what a pattern passes on'),
    ...limitRedirects(
      'double-slashes',
      input.redirects.filter(({ from }) => from.includes('//')),
      (count, { from }) =>
        `Netlify reads // as one slash: the ${count} addresses such as ${from} are redirected only where they are written so.`,
    ),
  ],
};

/** Lists the compressed copies of other hosts in the published folder, which Netlify serves. */
function listCopies({ sentCopies = [] }: HostInput): HostLimit[] {
  if (sentCopies.length === 0) return [];
  return [
    {
      name: 'files-of-hosts',
      message:
        'Netlify publishes the compressed copies that other hosts of site.yaml read in the folder: they answer by their own names.',
      hint: 'Build the site for Netlify with no other hosts, or accept it: they say nothing that visitors may not know.',
    },
  ];
}

/** Lists the headers that several rules set: Netlify sends all their values. */
function listJoinedHeaders(rules: readonly HeaderRule[]): HostLimit[] {
  const general = new Set(generalHeaders(rules).map(([name]) => name));
  const joined = rules
    .filter(({ pattern }) => pattern !== '/*')
    .flatMap(({ pattern, headers }) =>
      headers.flatMap(([name]) => (general.has(name) ? [`${name} of ${pattern}`] : [])),
    );
  if (joined.length === 0) return [];
  return [
    {
      name: 'joined-headers',
      message: `Netlify joins the value of ${joined.join(', ')} with that of all pages: visitors get both in one header.`,
    },
  ];
}

/** Lists the patterns whose target gets a slash from Netlify, which ignores the last slash of a request. */
function listAddedSlashes({ redirects }: HostInput): HostLimit[] {
  const pattern = redirects.find(({ to }) => to.includes('*'));
  if (!pattern) return [];
  const [from, to] = [pattern.from, pattern.to].map((path) => path.replace('*', 'file.pdf'));
  return [
    {
      name: 'added-slashes',
      message: `Netlify adds a last slash to what ${pattern.from} passes on: from ${from} visitors get to ${to}/, which is the page for missing addresses.`,
    },
  ];
}

/** Lists what Netlify does with redirects for a query; it reads netlify.toml after `_redirects`. */
function listQueryProblems(redirects: readonly Redirect[]): HostLimit[] {
  const { exact, patterns, asked } = sortRedirects(redirects);
  const match = createRedirectMatcher([...exact, ...patterns]);
  const kept = asked.filter(({ isShortcut }) => !isShortcut);
  return [
    ...limitRedirects(
      'hidden-queries',
      kept.filter(({ path }) => match(path)),
      (count, { from }) =>
        `Netlify applies redirects of all queries first: the ${count} such as ${from} lead where the address leads without its query.`,
    ),
    ...limitRedirects(
      'query-names',
      kept.filter(({ query }) => query.some(([name, value]) => value === '' || /[^\w.-]/.test(name))),
      (count, { from }) =>
        `Netlify ignores parameters without a value, and names with characters other than letters, digits, _ . and -: visitors of the ${count} addresses such as ${from} get what the address answers without its query.`,
    ),
    ...listKeptQueries('Netlify', redirects),
  ];
}

/** Lists the rules that `netlify.toml` at the root of the repository lacks. */
function listMissingSettings(input: HostInput): HostLimit[] {
  const { shownFolders, readRootFile } = input;
  const rules = listRules(input);
  if (!readRootFile || rules.length === 0) return [];
  const settings = readRootFile(netlifySettings)?.replaceAll('\r\n', '\n');
  const lacking = rules.filter(({ text }) => !settings?.includes(text.trim()));
  const folders = lacking.flatMap(({ missingBelow }) => missingBelow ?? []);
  const redirects = lacking.filter(({ missingBelow }) => missingBelow === undefined).map(({ from }) => from);
  if (lacking.length === 0) return [];
  const { hosts, root } = shownFolders ?? { hosts: 'dist-hosts', root: '.' };
  const effects = [
    ...(folders.length === 0
      ? []
      : [`visitors below ${folders.join(', ')} get the page for missing addresses in the default language`]),
    ...(redirects.length === 0
      ? []
      : [`${formatCount(redirects.length)} redirects such as ${redirects[0]} are not there`]),
  ];
  return [
    {
      name: 'settings',
      message: `If Netlify builds the site from Git, ${effects.join(', and ')}: ${settings === undefined ? 'there is no netlify.toml' : 'netlify.toml lacks these rules'} at the root of the repository.`,
      hint: `Run cp ${hosts}/netlify/netlify.toml ${root} and commit the file. npm run publish -- --to netlify:SITE passes it without that.`,
    },
  ];
}

const buildSettings = '[build]\n  command = "npm run build"\n  publish = "dist"\n';

/**
 * Writes `netlify.toml`, which must be at the root of the repository that Netlify builds. It has the rules that Cloudflare
 * would refuse in `_redirects`, which both hosts read.
 */
function emitNetlify(input: HostInput): string {
  return [buildSettings, ...listRules(input).map(({ text }) => text)].join('\n');
}

/** Returns whether Netlify takes a part of a path for the name of any part: `/:name` */
const isNamedPart = (path: string): boolean => /\/:[A-Za-z]/.test(path);

/** Returns whether `_redirects` lacks a path that Netlify can compare. */
const isLeftOut = (path: string, written: readonly string[]): boolean =>
  !isNamedPart(path) && !isByte(path) && (hasPlaceholder(path) || !written.includes(path));

interface NetlifyRule {
  from: string;
  text: string;
  /** The folder whose page for missing addresses it names. */
  missingBelow?: string;
}

/**
 * Lists the rules that `_redirects` does not have: redirects for a query; redirects from a path that is not ASCII, decoded,
 * because Netlify's command compares decoded paths; the page for missing addresses of each other language.
 */
function listRules({ redirects, errorPages, isPage }: HostInput): NetlifyRule[] {
  const { exact, patterns, asked } = sortRedirects(redirects);
  return [
    ...asked
      .filter(({ from }) => !hasBytes(from))
      .flatMap(({ from, path, query, to, status }) =>
        listDecodedSources(path).flatMap((source) =>
          listQueryForms(query).map((parameters) => ({
            from,
            // A page comes before a redirect otherwise.
            text: formatRule(source, to, status, isPage(path) ? '  force = true\n' : '', parameters),
          })),
        ),
      ),
    ...exact.flatMap(({ from, to, status }) =>
      listDecodedSources(from)
        .filter((source) => isLeftOut(source, listWrittenSources(from)))
        .map((source) => ({ from, text: formatRule(source, to, status) })),
    ),
    ...patterns.flatMap((pattern) =>
      listDecodedPaths(pattern.base)
        .filter((base) => isLeftOut(base, listWrittenPaths(pattern.base)))
        .flatMap((base) => listPatternRules({ ...pattern, base }, isPage(pattern.base)))
        .map(({ from, to, status }) => ({ from: pattern.from, text: formatRule(from, to, status) })),
    ),
    ...errorPages.flatMap(({ base, missing }) =>
      base === '' || missing === undefined
        ? []
        : { from: `${base}/*`, missingBelow: `${base}/`, text: formatRule(`${base}/*`, missing, 404) },
    ),
  ];
}

/** Returns a query composed and decomposed. */
function listQueryForms(query: readonly Parameter[]): (readonly Parameter[])[] {
  const decomposed = query.map(([name, value]): Parameter => [name, value.normalize('NFD')]);
  return decomposed.some(([, value], index) => value !== query[index]?.[1]) ? [query, decomposed] : [query];
}

function formatRule(from: string, to: string, status: number, more = '', query: readonly Parameter[] = []): string {
  const parameters = query.map(([name, value]) => `    ${JSON.stringify(name)} = ${JSON.stringify(value)}\n`).join('');
  return `[[redirects]]\n  from = ${JSON.stringify(from)}\n  to = ${JSON.stringify(to)}\n  status = ${status}\n${more}${parameters && `  [redirects.query]\n${parameters}`}`;
}
