import { PublishProblem } from './releases.ts';
import { cloudflarePages, cloudflareWorkers } from './remote/cloudflare.ts';
import { cloudfront } from './remote/cloudfront.ts';
import { netlify } from './remote/netlify.ts';
import { parseNamed, type RemoteHost, type RemoteTarget } from './remote/remote-host.ts';
import { ssh } from './remote/ssh.ts';

const remoteHosts: readonly RemoteHost[] = [ssh, cloudflarePages, cloudflareWorkers, netlify, cloudfront];

type Target = { host: 'folder'; folder: string } | { host: 'remote'; remote: RemoteTarget };

/** What `--to` can name. */
export const targetForms = [
  '/FOLDER, ./FOLDER, ../FOLDER    a folder of this machine',
  ...remoteHosts.map(({ form }) => form),
].join('\n');

/** Reads what `--to` names. Throws a `PublishProblem` if it names neither a host that can be published to nor a folder. */
export function parseTarget(to: string): Target {
  for (const { parseTarget } of remoteHosts) {
    const remote = parseTarget(to);
    if (remote) return { host: 'remote', remote };
  }
  // A name alone may be a misspelled host: it must not become a folder here while the site stays as it was.
  if (/^(\/|\.\.?\/|[a-z]:[\\/])/i.test(to)) return { host: 'folder', folder: to };
  throw new PublishProblem(`${describeMistake(to)}Write one of these:\n${targetForms}`);
}

/** How hosts that are not targets are deployed, by their names in `site.yaml`. */
const deployments: Readonly<Record<string, string>> = {
  firebase: `Firebase is deployed by its own tool, from the root of the project:
cp dist-hosts/firebase/firebase.json .
npx firebase-tools deploy --only hosting --project PROJECT`,
  vercel: `Vercel is deployed by its own tool, from the root of the project:
rm -rf .vercel/output && mkdir -p .vercel/output/static
cp -r dist/. .vercel/output/static/
cp dist-hosts/vercel/config.json .vercel/output/
npx vercel deploy --prebuilt --prod`,
  'github-pages': `GitHub Pages publishes what a workflow uploads (actions/upload-pages-artifact, then actions/deploy-pages): the folder pages/ of
rm -rf pages && cp -r dist pages
cp -r dist-hosts/github-pages/. pages/`,
  'gitlab-pages': `GitLab Pages publishes what its pipeline makes: commit dist-hosts/gitlab-pages/.gitlab-ci.yml at the root of the repository.`,
  ...Object.fromEntries(
    ['apache', 'caddy', 'htaccess', 'nginx'].map((name) => [
      name,
      `A server of one's own gets the site as a folder that it reads: name the folder, or ssh://USER@MACHINE/FOLDER.`,
    ]),
  ),
};

function describeMistake(to: string): string {
  const [, machine, folder] = /^((?:\w[\w.-]*@)?\w[\w.-]*):(\/(?!\/)[\w./-]+)$/.exec(to) ?? [];
  const hint = machine && folder ? `Did you mean ssh://${machine}${folder}? ` : '';
  const deployment = deployments[parseNamed(to).host ?? ''];
  return `"${to.replace(/(?<![^/])([^:@/]*):[^@/]*@/, '$1:…@')}" is no target. ${deployment === undefined ? hint : `${deployment}\n`}`;
}
