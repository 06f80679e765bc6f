import { basePathOf } from '../model/addresses/base-path.ts';
import type { Encoding, SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { apache, htaccess } from './apache.ts';
import { caddy } from './caddy.ts';
import { cloudflarePages } from './cloudflare-pages.ts';
import { cloudflareWorkers } from './cloudflare-workers.ts';
import { cloudfront } from './cloudfront.ts';
import { firebase } from './firebase.ts';
import { githubPages } from './github-pages.ts';
import { gitlabPages } from './gitlab-pages.ts';
import { type Host, type HostFile, type HostInput, type HostLimit, type HostProblem, limitProblem } from './host.ts';
import { netlify, netlifySettings } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

/** The hosts for which the build can write configuration, by their names in `site.yaml`. */
const hosts: ReadonlyMap<string, Host> = new Map([
  ['apache', apache],
  ['caddy', caddy],
  ['cloudflare-pages', cloudflarePages],
  ['cloudflare-workers', cloudflareWorkers],
  ['cloudfront', cloudfront],
  ['firebase', firebase],
  ['github-pages', githubPages],
  ['gitlab-pages', gitlabPages],
  ['htaccess', htaccess],
  ['netlify', netlify],
  ['nginx', nginx],
  ['vercel', vercel],
]);

/** The names of the hosts that can serve a site below a path. */
const servingPaths = [...hosts].flatMap(([name, { servesPaths }]) => (servesPaths ? [name] : []));

/** The names that `hosts:` in `site.yaml` may have. */
export const hostNames = [...hosts.keys()];

/** The hosts of a site that names none. */
const usualHosts = ['cloudflare-pages', 'netlify', 'nginx'];

type Chosen = Pick<SiteConfig, 'hosts'>;

/** Writes the configuration of the hosts that a site names; each file once. */
export function emitHosts(config: Chosen, input: HostInput): HostFile[] {
  const files = usableHosts(config, input).flatMap((host) => host.files(input));
  return [...new Map(files.map((file) => [`${file.area}/${file.path}`, file])).values()];
}

/** Returns the compressed copies of files that a host of the site sends; other hosts compress by themselves. */
export function listSentCopies({
  hosts: names = usualHosts,
  precompress,
}: Pick<SiteConfig, 'hosts' | 'precompress'>): Encoding[] {
  return precompress.filter((encoding) => names.some((name) => hosts.get(name)?.sendsCopies?.includes(encoding)));
}

/** Finds what the hosts that a site names cannot express. */
export function checkHosts(config: Chosen, input: HostInput): HostProblem[] {
  return [
    ...findBasePathProblem(config, input),
    ...usableHosts(config, input).flatMap((host) => host.findProblems(input)),
  ];
}

interface NamedLimit extends HostLimit {
  host: string;
  /** The index of the host in `site.yaml`. */
  index: number;
}

/** Lists the limits of the hosts that a site names. */
export function listHostLimits({ hosts: names = [] }: Chosen, input: HostInput): NamedLimit[] {
  return names.flatMap((host, index) =>
    names.indexOf(host) === index && (hosts.get(host)?.servesPaths || !hasBasePath(input.origin))
      ? (hosts.get(host)?.limits?.(input) ?? []).map((limit) => ({ ...limit, host, index }))
      : [],
  );
}

/** Counts the limits of the usual hosts, for a site that names none; nothing for a site that names its hosts. */
export function countUsualLimits({ hosts: names }: Chosen, input: HostInput): { host: string; count: number }[] {
  if (names) return [];
  return usualHosts
    .filter((host) => hosts.get(host)?.servesPaths || !hasBasePath(input.origin))
    .map((host) => ({ host, count: hosts.get(host)?.limits?.(input).length ?? 0 }));
}

/** Returns the host that runs a published file, or reads it as its settings; its name in `site.yaml`. */
export function findReservingHost(path: string): string | undefined {
  const name = path.toLowerCase();
  return reserving.find(([, { reserves }]) => reserves?.test(name))?.[0];
}

const reserving = [...hosts].filter(([, { reserves }]) => reserves);

/** The files at the root of the site's repository that hosts read. */
export const rootFiles = [netlifySettings];

/** Returns the chosen hosts that can serve the site: below a path of its host, only some. */
function usableHosts({ hosts: names = usualHosts }: Chosen, { origin }: HostInput): Host[] {
  const chosen = [...new Set(names)].flatMap((name) => hosts.get(name) ?? []);
  return hasBasePath(origin) ? chosen.filter(({ servesPaths }) => servesPaths) : chosen;
}

const hasBasePath = (origin: string | undefined): boolean => origin !== undefined && basePathOf(origin) !== '';

function findBasePathProblem({ hosts: names = usualHosts }: Chosen, { origin }: HostInput): Diagnostic[] {
  const others = names.filter((name) => !hosts.get(name)?.servesPaths);
  if (!hasBasePath(origin) || others.length === 0) return [];
  return [
    limitProblem(
      `The configuration of ${others.join(', ')} cannot serve a site below a path (${origin}), so it is not written: visitors there get no redirect, header or error page of the site.`,
      `Leave the path out of --origin, or name a host in site.yaml that can serve it: ${servingPaths.join(', ')}.`,
      'warning',
    ),
  ];
}
