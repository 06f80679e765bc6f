import type { SiteConfig } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { HostName } from '../../model/host-names.ts';
import { emitCaddy } from './caddy.ts';
import type { Host, HostFile, HostInput } from './host.ts';
import { emitNetlify } from './netlify.ts';
import { emitNginx } from './nginx.ts';
import { checkUnderscoreLimits, emitHeadersFile, emitRedirectsFile } from './underscore-files.ts';

const hosts: Record<HostName, Host> = {
  caddy: {
    files: (input) => [{ area: 'hosts', path: 'caddy/site.caddy', text: emitCaddy(input) }],
    findProblems: () => [],
  },
  'cloudflare-pages': {
    files: underscoreFiles,
    findProblems: ({ redirects, rules, isPage }) => checkUnderscoreLimits(redirects, rules, isPage),
  },
  netlify: {
    files: (input) => [
      ...underscoreFiles(input),
      { area: 'hosts', path: 'netlify/netlify.toml', text: emitNetlify(input.errorPages) },
    ],
    findProblems: () => [],
  },
  nginx: {
    files(input) {
      const { maps, server } = emitNginx(input);
      return [
        { area: 'hosts', path: 'nginx/maps.conf', text: maps },
        { area: 'hosts', path: 'nginx/server.conf', text: server },
      ];
    },
    findProblems: () => [],
  },
};

function underscoreFiles({ redirects, rules, isPage }: HostInput): HostFile[] {
  return [
    { area: 'site', path: '_redirects', text: emitRedirectsFile(redirects, isPage) },
    { area: 'site', path: '_headers', text: emitHeadersFile(rules) },
  ];
}

/** The hosts of a site that names none. */
const usualHosts: HostName[] = ['cloudflare-pages', 'netlify', 'nginx'];

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

function chosenHosts({ hosts: names = usualHosts }: Chosen): Host[] {
  return [...new Set(names)].map((name) => hosts[name]);
}
