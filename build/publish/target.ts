import { PublishProblem } from './releases.ts';

/** Where a site is published. */
export type Target =
  | { host: 'folder'; folder: string }
  | { host: 'ssh'; address: string; folder: string }
  | { host: 'cloudflare-pages'; project: string; branch: string }
  | { host: 'cloudflare-workers'; name?: string }
  | { host: 'netlify'; site: string }
  | { host: 'cloudfront'; stack: string };

/** What `--to` can name. */
export const targetForms = `/FOLDER, ./FOLDER, ../FOLDER    a folder of this machine
ssh://USER@MACHINE/FOLDER        a web server's folder on another machine
cloudflare-pages:PROJECT        or :PROJECT/BRANCH, if the production branch is not main
cloudflare-workers              or :NAME, if it is not that of wrangler.jsonc
netlify:SITE                    its name or id
cloudfront:STACK                the stack of CloudFormation`;

/** Reads what `--to` names. Throws a `PublishProblem` if it names neither a host that can be published to nor a folder. */
export function parseTarget(to: string): Target {
  const [, address, folder] =
    /^ssh:\/\/((?:\w[\w.-]*@)?\w[\w.-]*)((?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+)\/?$/.exec(to) ?? [];
  if (address && folder) return { host: 'ssh', address, folder };
  const [, host = '', name] = /^([a-z]+(?:-[a-z]+)*)(?::(\w[\w.-]*(?:\/\w[\w./-]*)?))?$/.exec(to) ?? [];
  if (host === 'cloudflare-workers') return { host, ...(name === undefined ? {} : { name }) };
  if (host === 'cloudflare-pages' && name !== undefined) {
    const [project = '', branch = 'main'] = name.split(/\/(.*)/);
    return { host, project, branch };
  }
  if (host === 'netlify' && name !== undefined) return { host, site: name };
  if (host === 'cloudfront' && name !== undefined) return { host, stack: name };
  // A name alone may be a host that is misspelt: it must not become a folder here while the site stays as it was.
  if (/^(\/|\.\.?\/|[a-z]:[\\/])/i.test(to)) return { host: 'folder', folder: to };
  throw new PublishProblem(`${describeMistake(to)} Write one of these:\n${targetForms}`);
}

function describeMistake(to: string): string {
  const [, machine, folder] = /^((?:\w[\w.-]*@)?\w[\w.-]*):(\/(?!\/)[\w./-]+)$/.exec(to) ?? [];
  const hint = machine && folder ? ` Did you mean ssh://${machine}${folder}?` : '';
  return `"${to.replace(/:[^@/]*@/, ':…@')}" is no target.${hint}`;
}
