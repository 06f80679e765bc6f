import { join, resolve } from 'node:path';
import { homeFolder } from '../../scripts/setup/home-folder.mjs';
import { outputFolders, staticFolderOf } from '../model/files/folders.ts';
import { findForbiddenReason } from '../pipeline/write/forbidden-output.ts';
import type { Options } from './options/options.ts';
import { UsageProblem } from './options/usage-problem.ts';
import { displayPath } from './project/display-path.ts';
import { nameSite } from './project/name-site.ts';
import { withOutput } from './project/output.ts';
import { readOrigin } from './project/project.ts';
import { announce, listChanges, readPublishedPages } from './publish/announce.ts';
import { checkBuild, checkPreview, readBuild } from './publish/check-build.ts';
import { formatCommand, runCommands } from './publish/commands.ts';
import { planPublish, planRollback } from './publish/plan.ts';
import { checkPublishLock, findPublisher, withPublishLock } from './publish/publish-lock.ts';
import { currentLink, PublishProblem } from './publish/releases.ts';
import { explainNoAliases, planRemote, planRemoteRollback, type RemoteTarget } from './publish/remote/remote-host.ts';
import { formatSteps, runSteps } from './publish/steps.ts';
import { parseTarget } from './publish/target.ts';

/** Runs `publish`: hands the built site to a web server or a host, or serves the release before → the exit code. */
export async function runPublish(options: Options): Promise<number> {
  const { to, rollback, dryRun, preview, out, content } = options;
  if (to === undefined)
    throw new UsageProblem(
      'Say where the web server reads the site: npm run publish -- --to /srv/site. For hosts see npm run publish -- --help.',
    );
  try {
    const target = parseTarget(to);
    const publish = () => {
      if (target.host === 'folder') publishToFolder(checkedFolder(target.folder, options), options);
      else publishToHost(target.remote, options);
    };
    const run = async () => {
      const outputs = outputFolders(out);
      const build = rollback ? undefined : readBuild(outputs.hosts);
      if (build && preview) checkPreview(build);
      else if (build) checkBuild(build, options.origin ?? readOrigin(content) ?? '');
      const isElsewhere = preview !== undefined || options.origin !== undefined;
      if (dryRun || isElsewhere || build?.indexNowKey === undefined) publish();
      else await publishAndAnnounce(publish, { origin: build.origin, key: build.indexNowKey });
    };
    if (rollback || dryRun) await run();
    else await withOutput(options, run);
    return 0;
  } catch (error) {
    if (!(error instanceof PublishProblem)) throw error;
    process.stderr.write(`${nameSite(error.message, options)}\n`);
    return 1;
  }
}

/**
 * Publishes a site, and announces to search engines what has changed for visitors. Nothing has if they do not get what
 * was published. Only publishing can fail.
 */
async function publishAndAnnounce(
  publish: () => void,
  { origin, key }: { origin: string; key: string },
): Promise<void> {
  const before = await readPublishedPages(origin);
  publish();
  const after = before && (await readPublishedPages(origin));
  if (!after) {
    process.stdout.write(`Search engines got no changes (IndexNow): ${origin}/sitemap.xml cannot be read.\n`);
    return;
  }
  const { count, problem } = await announce({ origin, key, addresses: listChanges(before, after) });
  process.stdout.write(`Search engines got ${count} changed addresses (IndexNow).${problem ? ` ${problem}` : ''}\n`);
}

/**
 * Returns the path of a folder that may have releases. Throws a `PublishProblem` for one that has other work, or is inside of
 * the project, also where Git ignores it: the next build, commit or `git clean` would take what is served.
 */
function checkedFolder(folder: string, { root, siteFolder, content, out }: Options): string {
  const path = resolve(folder);
  const reason = findForbiddenReason(path, {
    protectedFolders: [homeFolder() ?? []].flat(),
    inputs: [...Object.values(outputFolders(out)), content, staticFolderOf(content), siteFolder, root],
  });
  if (reason) throw new PublishProblem(`The site cannot be published to ${path}: ${reason}.`);
  return path;
}

function publishToFolder(folder: string, { rollback, dryRun, preview, out, keep }: Options): void {
  if (preview?.alias !== undefined) throw new PublishProblem(explainNoAliases('a folder'));
  const planNext = () => (rollback ? planRollback(folder) : planPublish({ folder, outputs: outputFolders(out), keep }));
  if (dryRun) {
    if (!rollback) checkPublishLock(folder);
    process.stdout.write(formatSteps(planNext().steps));
    return;
  }
  const run = () => {
    const plan = planNext();
    runSteps(plan.steps);
    return plan;
  };
  // A rollback does not wait for a command that publishes.
  const plan = rollback ? run() : withPublishLock(folder, run);
  const copied = plan.steps.filter(({ type }) => type === 'copy').length;
  const linked = plan.steps.filter(({ type }) => type === 'link').length;
  process.stdout.write(
    `${displayPath(join(folder, currentLink))} is release ${plan.release}: ${copied} files copied, ${linked} linked\n`,
  );
  const publisher = rollback ? findPublisher(folder) : undefined;
  if (publisher !== undefined)
    process.stdout.write(`Process ${publisher} is publishing to ${displayPath(folder)}, and will serve its release.\n`);
  if (plan.changesConfiguration)
    process.stdout.write('The configuration of hosts has changed: let the web server read it (nginx -s reload).\n');
}

function publishToHost(target: RemoteTarget, { rollback, dryRun, preview, out, keep }: Options): void {
  const outputs = outputFolders(out);
  const plan = rollback
    ? planRemoteRollback(target, outputs)
    : planRemote(target, { outputs, keep, ...(preview ? { preview } : {}) });
  if (dryRun) {
    process.stdout.write(plan.commands.map((command) => `${formatCommand(command)}\n`).join(''));
    return;
  }
  const address = runCommands(plan, target.tools);
  process.stdout.write(`${plan.done}\n${address === undefined ? '' : `The preview is at ${address}\n`}`);
}
