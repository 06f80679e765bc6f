import { join } from 'node:path';
import type { RemotePlan } from '../commands.ts';
import type { RemoteInput, RemoteTarget } from './plan-remote.ts';

/** Plans a deployment of Netlify; a preview is a draft. `--cwd` names the folder of `netlify.toml`. */
export function planNetlify(
  { site }: Extract<RemoteTarget, { host: 'netlify' }>,
  { outputs, isPreview }: RemoteInput,
): RemotePlan {
  const settings = join(outputs.hosts, 'netlify');
  const target = ['--site', site, ...(isPreview ? [] : ['--prod'])];
  const args = ['deploy', '--cwd', settings, '--dir', outputs.site, '--no-build', ...target];
  return {
    commands: [{ program: 'netlify', args, ifItFails: 'The deployment before is still served.' }],
    done: isPreview ? `${site} has a draft.` : `${site} serves the site.`,
  };
}
