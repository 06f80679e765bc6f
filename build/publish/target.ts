import { PublishProblem } from './releases.ts';

/** Where a site is published. */
export type Target =
  | { host: 'folder'; folder: string }
  | { host: 'ssh'; address: string; folder: string }
  | { host: 'cloudflare-pages'; project: string; branch: string }
  | { host: 'cloudflare-workers'; name?: string }
  | { host: 'netlify'; site: string }
  | { host: 'cloudfront'; stack: string };

/** What `--to` can name, beside a folder. */
export const targetForms = `ssh://USER@MACHINE/FOLDER        a web server's folder on another machine
cloudflare-pages:PROJECT        or :PROJECT/BRANCH, if the production branch is not main
cloudflare-workers              or :NAME, if it is not that of wrangler.jsonc
netlify:SITE                    its name or id
cloudfront:STACK                the stack of CloudFormation`;

/** Reads what `--to` names. Throws a `PublishProblem` if it names no host that can be published to. */
export function parseTarget(to: string): Target {
  const [, address, folder] = /^ssh:\/\/([\w@][\w.@-]*)(\/[\w./-]+?)\/?$/.exec(to) ?? [];
  if (address && folder) return { host: 'ssh', address, folder };
  const [, host = '', name] = /^([a-z]+(?:-[a-z]+)*)(?::(\w[\w./-]*))?$/.exec(to) ?? [];
  if (host === 'cloudflare-workers') return { host, ...(name === undefined ? {} : { name }) };
  if (host === 'cloudflare-pages' && name !== undefined) {
    const [project = '', branch = 'main'] = name.split(/\/(.*)/);
    return { host, project, branch };
  }
  if (host === 'netlify' && name !== undefined) return { host, site: name };
  if (host === 'cloudfront' && name !== undefined) return { host, stack: name };
  if (/^[a-z]+:\/\//.test(to) || knownHosts.includes(to.replace(/:.*/, '')))
    throw new PublishProblem(`"${to}" is no target. Write one of these, or a folder:\n${targetForms}`);
  return { host: 'folder', folder: to };
}

/** Names that are hosts and no folders. */
const knownHosts = ['ssh', 'cloudflare-pages', 'cloudflare-workers', 'netlify', 'cloudfront', 's3'];
