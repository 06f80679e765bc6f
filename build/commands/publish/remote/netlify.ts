import { join } from 'node:path';
import type { RemotePlan } from '../commands.ts';
import { onPagesOfHost, parseNamed, type RemoteHost, type RemoteInput } from './remote-host.ts';

/** Netlify, by `netlify deploy` of its command. */
export const netlify: RemoteHost = {
  form: 'netlify:SITE                    its name or id',
  parseTarget(to) {
    const { host, name: site } = parseNamed(to);
    if (host !== 'netlify' || site === undefined) return undefined;
    return {
      host,
      tools: { netlify: 'Install it: npm install --global netlify-cli.' },
      reads: ['hosts', 'netlify/netlify.toml'],
      hasAliases: true,
      plan: (input) => planNetlify(site, input),
      rollback: onPagesOfHost,
    };
  },
};

/** Plans a deployment; a preview is a draft, or has an alias. `--cwd` names the folder of `netlify.toml`. */
function planNetlify(site: string, { outputs, preview }: RemoteInput): RemotePlan {
  const settings = join(outputs.hosts, 'netlify');
  const alias = preview?.alias === undefined ? [] : ['--alias', preview.alias];
  const target = ['--site', site, ...(preview ? alias : ['--prod'])];
  const args = ['deploy', '--cwd', settings, '--dir', outputs.site, '--no-build', ...target];
  return {
    // If the user declines its question about a locked site, the site stays as it was, with exit code 0.
    commands: [
      {
        program: 'netlify',
        args,
        asks: false,
        ifItFails: 'The deployment before is still served.',
        ...(preview ? { saysAddress: [/[Dd]raft URL:\s*<?(https:[\w./-]+)/] } : {}),
      },
    ],
    done: preview ? `${site} has a draft.` : `${site} serves the site.`,
  };
}
