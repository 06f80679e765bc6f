import type { RemotePlan } from '../commands.ts';
import type { RemoteInput, RemoteTarget } from './plan-remote.ts';

/** Plans a deployment of Netlify; a preview is a draft. */
export function planNetlify(
  { site }: Extract<RemoteTarget, { host: 'netlify' }>,
  { outputs, isPreview }: RemoteInput,
): RemotePlan {
  const args = ['deploy', '--dir', outputs.site, '--no-build', '--site', site, ...(isPreview ? [] : ['--prod'])];
  return {
    commands: [{ program: 'netlify', args, ifItFails: 'The deployment before is still served.' }],
    done: isPreview ? `${site} has a draft.` : `${site} serves the site.`,
  };
}
