import { join } from 'node:path';
import type { RemotePlan } from '../commands.ts';
import type { RemoteInput, RemoteTarget } from './plan-remote.ts';

const ifItFails = 'The deployment before is still served.';

/** Plans a deployment of Cloudflare Pages; a preview is one of the branch `preview`. */
export function planPages(
  { project, branch }: Extract<RemoteTarget, { host: 'cloudflare-pages' }>,
  { outputs, isPreview }: RemoteInput,
): RemotePlan {
  const chosen = isPreview ? 'preview' : branch;
  const args = ['pages', 'deploy', outputs.site, '--project-name', project, '--branch', chosen, '--commit-dirty=true'];
  return {
    commands: [{ program: 'wrangler', args, ifItFails }],
    done: isPreview ? `${project} has a preview.` : `${project} serves the site.`,
  };
}

type Workers = Extract<RemoteTarget, { host: 'cloudflare-workers' }>;

/** Plans a deployment of Cloudflare Workers; a preview is a version that is not deployed. */
export function planWorkers({ name }: Workers, { outputs, isPreview }: RemoteInput): RemotePlan {
  const verb = isPreview ? ['versions', 'upload'] : ['deploy'];
  const args = [
    ...verb,
    ...settings({ host: 'cloudflare-workers', ...(name ? { name } : {}) }, outputs),
    '--assets',
    outputs.site,
  ];
  return {
    commands: [{ program: 'wrangler', args, ifItFails }],
    done: isPreview ? 'The Worker has a preview.' : 'The Worker serves the site.',
  };
}

/** Plans to serve the deployment before. */
export function planWorkersRollback(target: Workers, outputs: RemoteInput['outputs']): RemotePlan {
  const args = ['rollback', ...settings(target, outputs), '--yes'];
  return { commands: [{ program: 'wrangler', args, ifItFails }], done: 'The Worker serves the deployment before.' };
}

function settings({ name }: Workers, { hosts }: RemoteInput['outputs']): string[] {
  return [
    '--config',
    join(hosts, 'cloudflare-workers/wrangler.jsonc'),
    ...(name === undefined ? [] : ['--name', name]),
  ];
}
