import { join } from 'node:path';
import type { HostCommand, RemotePlan } from '../commands.ts';
import { PublishProblem } from '../releases.ts';
import { onPagesOfHost, parseNamed, type RemoteHost, type RemoteInput } from './remote-host.ts';

const tools = { wrangler: 'Install it: npm install --global wrangler.' };
const ifItFails = 'The deployment before is still served.';

/** Cloudflare Pages, by `wrangler pages deploy`. */
export const cloudflarePages: RemoteHost = {
  form: 'cloudflare-pages:PROJECT        or :PROJECT/BRANCH, if the production branch is not main',
  parseTarget(to) {
    const { host, name } = parseNamed(to);
    if (host !== 'cloudflare-pages' || name === undefined) return undefined;
    const [project = '', branch = 'main'] = name.split(/\/(.*)/);
    return {
      host,
      tools,
      reads: ['site', '_redirects'],
      hasAliases: true,
      plan: (input) => planPages({ project, branch }, input),
      rollback: onPagesOfHost,
    };
  },
};

/** Cloudflare Workers with static assets, by `wrangler deploy`. */
export const cloudflareWorkers: RemoteHost = {
  form: 'cloudflare-workers              or :NAME, if it is not that of wrangler.jsonc',
  parseTarget(to) {
    const { host, name } = parseNamed(to);
    if (host !== 'cloudflare-workers') return undefined;
    return {
      host,
      tools,
      reads: ['hosts', 'cloudflare-workers/wrangler.jsonc'],
      hasAliases: true,
      plan: (input) => planWorkers(name, input),
      rollback: (outputs) => planWorkersRollback(name, outputs),
    };
  },
};

/** Plans a deployment of Cloudflare Pages; a preview is one of a branch of its own, by default `preview`. */
function planPages(
  { project, branch }: { project: string; branch: string },
  { outputs, preview }: RemoteInput,
): RemotePlan {
  const chosen = preview ? (preview.alias ?? 'preview') : branch;
  if (preview && chosen === branch)
    throw new PublishProblem(
      `${project} serves its branch ${branch} as the site: a preview of that name would replace it. Choose another name with --alias.`,
    );
  const args = ['pages', 'deploy', outputs.site, '--project-name', project, '--branch', chosen, '--commit-dirty=true'];
  const saysAddress = [/Deployment alias URL: (https:[\w./-]+)/, /Take a peek over at (https:[\w./-]+)/];
  return {
    commands: [{ ...wrangler(args), ...(preview ? { saysAddress } : {}) }],
    done: preview ? `${project} has a preview.` : `${project} serves the site.`,
  };
}

function planWorkers(name: string | undefined, { outputs, preview }: RemoteInput): RemotePlan {
  const verb = preview ? ['versions', 'upload'] : ['deploy'];
  const alias = preview?.alias === undefined ? [] : ['--preview-alias', preview.alias];
  const args = [...verb, ...settings(name, outputs), '--assets', outputs.site, ...alias];
  const saysAddress = [/Version Preview Alias URL: (https:[\w./-]+)/, /Version Preview URL: (https:[\w./-]+)/];
  return {
    commands: [{ ...wrangler(args), ...(preview ? { saysAddress } : {}) }],
    done: preview ? 'The Worker has a preview.' : 'The Worker serves the site.',
  };
}

function planWorkersRollback(name: string | undefined, outputs: RemoteInput['outputs']): RemotePlan {
  const args = ['rollback', ...settings(name, outputs), '--yes'];
  return { commands: [wrangler(args)], done: 'The Worker serves the deployment before.' };
}

/** Returns the command of wrangler with some arguments. */
function wrangler(args: string[]): HostCommand {
  return { program: 'wrangler', args, ifItFails };
}

function settings(name: string | undefined, { hosts }: RemoteInput['outputs']): string[] {
  return [
    '--config',
    join(hosts, 'cloudflare-workers/wrangler.jsonc'),
    ...(name === undefined ? [] : ['--name', name]),
  ];
}
