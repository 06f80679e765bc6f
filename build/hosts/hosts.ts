import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { apache, htaccess } from './apache.ts';
import { caddy } from './caddy.ts';
import { cloudflarePages } from './cloudflare-pages.ts';
import { cloudflareWorkers } from './cloudflare-workers.ts';
import { cloudfront } from './cloudfront.ts';
import { firebase } from './firebase.ts';
import { githubPages } from './github-pages.ts';
import { gitlabPages } from './gitlab-pages.ts';
import type { Host, HostFile, HostInput, HostLimit } from './host.ts';
import { netlify } from './netlify.ts';
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

/** The names of all hosts. */
export const hostNames = [...hosts.keys()];

/** The hosts of a site that names none. */
const usualHosts = ['cloudflare-pages', 'netlify', 'nginx'];

type Chosen = Pick<SiteConfig, 'hosts'>;

/** Writes the configuration of the hosts that a site names; each file once. */
export function emitHosts(config: Chosen, input: HostInput): HostFile[] {
  const files = chosenHosts(config).flatMap((host) => host.files(input));
  return [...new Map(files.map((file) => [`${file.area}/${file.path}`, file])).values()];
}

/** Finds what the hosts that a site names cannot express. */
export function checkHosts(config: Chosen, input: HostInput): Diagnostic[] {
  return chosenHosts(config).flatMap((host) => host.findProblems(input));
}

/** What a host that `site.yaml` names never does. */
interface NamedLimit extends HostLimit {
  host: string;
  /** The index of the host in `site.yaml`. */
  index: number;
}

/** Lists what the hosts that a site names never do, whatever its content is. */
export function listHostLimits({ hosts: names = [] }: Chosen, input: HostInput): NamedLimit[] {
  return names.flatMap((host, index) =>
    names.indexOf(host) === index
      ? (hosts.get(host)?.limits?.(input) ?? []).map((limit) => ({ ...limit, host, index }))
      : [],
  );
}

function chosenHosts({ hosts: names = usualHosts }: Chosen): Host[] {
  return [...new Set(names)].flatMap((name) => hosts.get(name) ?? []);
}
