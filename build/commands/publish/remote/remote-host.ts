import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemotePlan } from '../commands.ts';
import { checkBuiltSite } from '../plan.ts';
import { listReleaseFiles, PublishProblem } from '../releases.ts';

/** A host whose tools publish a site. */
export interface RemoteHost {
  /** What `--to` can be, and what it means: a line of the help. */
  form: string;
  /** Reads what `--to` names; returns `undefined` if that is not this host. */
  parseTarget: (to: string) => RemoteTarget | undefined;
}

/** A place at a host, such as one of its projects. */
export interface RemoteTarget {
  host: string;
  /** The tools of its commands → how to install them. */
  tools: Readonly<Record<string, string>>;
  /** The file that the host reads, which a site has if `site.yaml` names the host. */
  reads?: readonly [area: 'site' | 'hosts', path: string];
  /** Whether a preview can have an address that is chosen for it. */
  hasAliases?: boolean;
  plan: (input: RemoteInput) => RemotePlan;
  /** Plans the commands that serve the release before, or says what to do if no command can. */
  rollback: ((outputs: RemoteInput['outputs']) => RemotePlan) | { without: string };
}

export interface RemoteInput {
  /** The folders of a built site. */
  outputs: { site: string; hosts: string };
  /** The files of the site, as paths from its folder. */
  files: readonly string[];
  /** How many releases stay. */
  keep: number;
  /** A site that is published only for viewing, at hosts that can give it an address of its own. */
  preview?: Preview;
}

/** A site that is published for a look at it. */
export interface Preview {
  /** The beginning of its address, such as `pr-12`: a label of a domain name that is no branch of the site. */
  alias?: string;
}

/** For hosts that go back on their own pages only. */
export const onPagesOfHost = {
  without: 'Choose the deployment before on the pages of the host, which keeps them all',
};

/** Says that a target has no addresses of previews. */
export function explainNoAliases(host: string): string {
  return `--alias names the address of a preview at Cloudflare or Netlify; ${host} has none. Leave it out, and name a target that is not the site.`;
}

/** Reads `host:name`, or a host alone. */
export function parseNamed(to: string): { host?: string; name?: string } {
  const [, host, name] = /^([a-z]+(?:-[a-z]+)*)(?::(\w[\w.-]*(?:\/\w[\w./-]*)?))?$/.exec(to) ?? [];
  return { ...(host === undefined ? {} : { host }), ...(name === undefined ? {} : { name }) };
}

/** Plans the commands that publish a site. Throws a `PublishProblem` if the site lacks what the host reads. */
export function planRemote(
  { host, reads, hasAliases, plan }: RemoteTarget,
  input: Omit<RemoteInput, 'files'>,
): RemotePlan {
  const { outputs, preview } = input;
  if (preview?.alias !== undefined && !hasAliases) throw new PublishProblem(explainNoAliases(host));
  checkBuiltSite(outputs);
  if (reads) {
    const [area, path] = reads;
    if (!existsSync(join(outputs[area], path)))
      throw new PublishProblem(
        `The site has no ${path}. Write the host in content/site.yaml (hosts: [${host}]), and build it again.`,
      );
  }
  return plan({ ...input, files: listReleaseFiles(outputs.site) });
}

/** Plans the commands that serve the release before. Throws a `PublishProblem` if only the host's own pages can. */
export function planRemoteRollback({ rollback }: RemoteTarget, outputs: RemoteInput['outputs']): RemotePlan {
  if (typeof rollback === 'function') return rollback(outputs);
  throw new PublishProblem(`There is no command that goes back. ${rollback.without}.`);
}
