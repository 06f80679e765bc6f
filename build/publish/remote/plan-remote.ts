import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemotePlan } from '../commands.ts';
import { checkOutputs } from '../plan.ts';
import { listFiles, PublishProblem } from '../releases.ts';
import type { Target } from '../target.ts';
import { planPages, planWorkers, planWorkersRollback } from './cloudflare.ts';
import { planCloudfront } from './cloudfront.ts';
import { planNetlify } from './netlify.ts';
import { planSsh, planSshRollback } from './ssh.ts';

/** A target that the tools of a host publish to. */
export type RemoteTarget = Exclude<Target, { host: 'folder' }>;

/** What is published, and how. */
export interface RemoteInput {
  /** The folders of a built site. */
  outputs: { site: string; hosts: string };
  /** The files of the site, as paths from its folder. */
  files: readonly string[];
  /** How many releases stay. */
  keep: number;
  /** Whether it is for a look only: hosts that can give it an address of its own. */
  isPreview: boolean;
}

/** The file that a host reads, which a site has if `site.yaml` names the host. */
const readByHosts = {
  'cloudflare-pages': ['site', '_redirects'],
  'cloudflare-workers': ['hosts', 'cloudflare-workers/wrangler.jsonc'],
  cloudfront: ['hosts', 'cloudfront/template.json'],
  netlify: ['hosts', 'netlify/netlify.toml'],
} as const;

/** Plans the commands that publish a site. Throws a `PublishProblem` if the site lacks what the host reads. */
export function planRemote(target: RemoteTarget, input: Omit<RemoteInput, 'files'>): RemotePlan {
  const { outputs } = input;
  checkOutputs(outputs);
  if (target.host !== 'ssh') {
    const [area, path] = readByHosts[target.host];
    if (!existsSync(join(outputs[area], path)))
      throw new PublishProblem(
        `The site has no ${path}. Write the host in content/site.yaml (hosts: [${target.host}]), and build it again.`,
      );
  }
  const whole = { ...input, files: listFiles(outputs.site) };
  if (target.host === 'ssh') return planSsh(target, whole);
  if (target.host === 'netlify') return planNetlify(target, whole);
  if (target.host === 'cloudfront') return planCloudfront(target, whole);
  return target.host === 'cloudflare-pages' ? planPages(target, whole) : planWorkers(target, whole);
}

/** Plans the commands that serve the release before. Throws a `PublishProblem` if only the host's own pages can. */
export function planRemoteRollback(target: RemoteTarget, outputs: RemoteInput['outputs']): RemotePlan {
  if (target.host === 'ssh') return planSshRollback(target);
  if (target.host === 'cloudflare-workers') return planWorkersRollback(target, outputs);
  const way =
    target.host === 'cloudfront'
      ? 'A bucket has no releases: check out the commit before, build and publish it'
      : 'Choose the deployment before on the pages of the host, which keeps them all';
  throw new PublishProblem(`There is no command that goes back. ${way}.`);
}
