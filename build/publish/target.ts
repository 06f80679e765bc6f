import { PublishProblem } from './releases.ts';
import { cloudflarePages, cloudflareWorkers } from './remote/cloudflare.ts';
import { cloudfront } from './remote/cloudfront.ts';
import { netlify } from './remote/netlify.ts';
import type { RemoteHost, RemoteTarget } from './remote/remote-host.ts';
import { ssh } from './remote/ssh.ts';

/** The hosts whose tools publish a site. */
const remoteHosts: readonly RemoteHost[] = [ssh, cloudflarePages, cloudflareWorkers, netlify, cloudfront];

/** Where a site is published. */
type Target = { host: 'folder'; folder: string } | { host: 'remote'; remote: RemoteTarget };

/** What `--to` can name. */
export const targetForms = [
  '/FOLDER, ./FOLDER, ../FOLDER    a folder of this machine',
  ...remoteHosts.map(({ form }) => form),
].join('\n');

/** Reads what `--to` names. Throws a `PublishProblem` if it names neither a host that can be published to nor a folder. */
export function parseTarget(to: string): Target {
  for (const { parseTarget } of remoteHosts) {
    const remote = parseTarget(to);
    if (remote) return { host: 'remote', remote };
  }
  // A name alone may be a host that is misspelt: it must not become a folder here while the site stays as it was.
  if (/^(\/|\.\.?\/|[a-z]:[\\/])/i.test(to)) return { host: 'folder', folder: to };
  throw new PublishProblem(`${describeMistake(to)} Write one of these:\n${targetForms}`);
}

function describeMistake(to: string): string {
  const [, machine, folder] = /^((?:\w[\w.-]*@)?\w[\w.-]*):(\/(?!\/)[\w./-]+)$/.exec(to) ?? [];
  const hint = machine && folder ? ` Did you mean ssh://${machine}${folder}?` : '';
  return `"${to.replace(/:[^@/]*@/, ':…@')}" is no target.${hint}`;
}
