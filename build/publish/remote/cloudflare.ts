import { join } from 'node:path';
import type { RemotePlan } from '../commands.ts';
import { onPagesOfHost, parseNamed, type RemoteHost, type RemoteInput } from './remote-host.ts';

const tools = { wrangler: 'Install it: npm install --global wrangler.' };
const ifItFails = 'The deployment before is still served.';

/** Cloudflare Pages. */
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
      plan: (input) => planPages({ project, branch }, input),
      rollback: onPagesOfHost,
    };
  },
};

/** Cloudflare Workers. */
export const cloudflareWorkers: RemoteHost = {
  form: 'cloudflare-workers              or :NAME, if it is not that of wrangler.jsonc',
  parseTarget(to) {
    const { host, name } = parseNamed(to);
    if (host !== 'cloudflare-workers') return undefined;
    return {
      host,
      tools,
      reads: ['hosts', 'cloudflare-workers/wrangler.jsonc'],
      plan: (input) => planWorkers(name, input),
      rollback: (outputs) => planWorkersRollback(name, outputs),
    };
  },
};

/** Plans a deployment of Cloudflare Pages; a preview is one of a branch of its own, by default `preview`. */
function planPages(
  { project, branch }: { project: string; branch: string },
  { outputs, isPreview }: RemoteInput,
): RemotePlan {
  const chosen = isPreview ? 'preview' : branch;
  const args = ['pages', 'deploy', outputs.site, '--project-name', project, '--branch', chosen, '--commit-dirty=true'];
  return {
    commands: [{ program: 'wrangler', args, ifItFails }],
    done: isPreview ? `${project} has a preview.` : `${project} serves the site.`,
  };
}

/** Plans a deployment of Cloudflare Workers; a preview is a version that is not deployed. */
function planWorkers(name: string | undefined, { outputs, isPreview }: RemoteInput): RemotePlan {
  const verb = isPreview ? ['versions', 'upload'] : ['deploy'];
  const args = [...verb, ...settings(name, outputs), '--assets', outputs.site];
  return {
    commands: [{ program: 'wrangler', args, ifItFails }],
    done: isPreview ? 'The Worker has a preview.' : 'The Worker serves the site.',
  };
}

/** Plans to serve the deployment before. */
function planWorkersRollback(name: string | undefined, outputs: RemoteInput['outputs']): RemotePlan {
  const args = ['rollback', ...settings(name, outputs), '--yes'];
  return { commands: [{ program: 'wrangler', args, ifItFails }], done: 'The Worker serves the deployment before.' };
}

function settings(name: string | undefined, { hosts }: RemoteInput['outputs']): string[] {
  return [
    '--config',
    join(hosts, 'cloudflare-workers/wrangler.jsonc'),
    ...(name === undefined ? [] : ['--name', name]),
  ];
}
