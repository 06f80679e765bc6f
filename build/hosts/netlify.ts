import { listFailureLimits } from './error-page-limits.ts';
import type { ErrorPages } from './error-pages.ts';
import { listFileHeaderLimits } from './header-limits.ts';
import type { HeaderRule, Host, HostInput, HostLimit } from './host.ts';
import { emitUnderscoreFiles, generalHeaders } from './underscore-files.ts';

/** The file that Netlify reads at the root of the repository. */
export const netlifySettings = 'netlify.toml';

/** Netlify. Its limits are those of Cloudflare Pages or higher. */
export const netlify: Host = {
  reserves: /^(_headers|_redirects|netlify\.toml)$|^netlify\/(edge-)?functions\//,
  files: (input) => [
    ...emitUnderscoreFiles(input),
    { area: 'hosts', path: `netlify/${netlifySettings}`, text: emitNetlify(input.errorPages) },
  ],
  findProblems: () => [],
  limits: (input) => [
    ...listJoinedHeaders(input.rules),
    ...listFileHeaderLimits('Netlify', input),
    ...listAddedSlashes(input),
    ...listFailureLimits('Netlify', input),
    ...listMissingSettings(input),
    ...listCopies(input),
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

/** Lists the patterns to whose target Netlify adds a slash: it ignores the last slash of a request when it compares. */
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

/** Lists the pages for missing addresses that `netlify.toml` at the root of the repository lacks. */
function listMissingSettings({ errorPages, shownFolders, readRootFile }: HostInput): HostLimit[] {
  const pages = listMissingPages(errorPages);
  if (!readRootFile || pages.length === 0) return [];
  const settings = readRootFile(netlifySettings)?.replaceAll('\r\n', '\n');
  const lacking = pages.filter((page) => !settings?.includes(formatMissingPage(page).trim()));
  if (lacking.length === 0) return [];
  const { hosts, root } = shownFolders ?? { hosts: 'dist-hosts', root: '.' };
  const folders = lacking.map(({ base }) => `${base}/`).join(', ');
  return [
    {
      name: 'settings',
      message: `If Netlify builds the site from Git, visitors below ${folders} get the page for missing addresses in the default language: ${settings === undefined ? 'there is no netlify.toml' : 'netlify.toml lacks these rules'} at the root of the repository.`,
      hint: `Run cp ${hosts}/netlify/netlify.toml ${root} and commit the file. npm run publish -- --to netlify:SITE passes it without that.`,
    },
  ];
}

const build = '[build]\n  command = "npm run build"\n  publish = "dist"\n';

/**
 * Writes `netlify.toml`, which must be at the root of the repository that Netlify builds. Without its redirects Netlify
 * answers every missing address in the default language. Cloudflare would refuse these rules in `_redirects`, which
 * both hosts read.
 */
function emitNetlify(errorPages: readonly ErrorPages[]): string {
  return [build, ...listMissingPages(errorPages).map(formatMissingPage)].join('\n');
}

/** A page for missing addresses below the path of a language. */
interface MissingPage {
  base: string;
  missing: string;
}

function listMissingPages(errorPages: readonly ErrorPages[]): MissingPage[] {
  return errorPages.flatMap(({ base, missing }) => (base === '' || missing === undefined ? [] : [{ base, missing }]));
}

const formatMissingPage = ({ base, missing }: MissingPage): string =>
  `[[redirects]]\n  from = "${base}/*"\n  to = "${missing}"\n  status = 404\n`;
