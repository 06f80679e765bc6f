import { join, resolve } from 'node:path';
import { outputFolders } from '../files/folders.ts';
import { planPublish, planRollback } from '../publish/plan.ts';
import { currentLink, PublishProblem } from '../publish/releases.ts';
import { formatStep, takeSteps } from '../publish/steps.ts';
import { displayPath } from './display-path.ts';
import { type Options, UsageProblem } from './options.ts';
import { withOutput } from './output.ts';

/** Runs `publish`: hands the built site to a web server, or serves the release before → the exit code. */
export async function runPublish(options: Options): Promise<number> {
  const { to, keep, rollback, dryRun, out } = options;
  if (to === undefined)
    throw new UsageProblem('Say where the web server reads the site: npm run publish -- --to /srv/site.');
  const folder = resolve(to);
  try {
    return rollback || dryRun ? publish() : await withOutput(options, async () => publish());
  } catch (error) {
    if (!(error instanceof PublishProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }

  function publish(): number {
    const plan = rollback ? planRollback(folder) : planPublish({ folder, outputs: outputFolders(out), keep });
    if (dryRun) {
      process.stdout.write(plan.steps.map((step) => `${formatStep(step)}\n`).join(''));
      return 0;
    }
    takeSteps(plan.steps);
    const copied = plan.steps.filter(({ type }) => type === 'copy').length;
    const linked = plan.steps.filter(({ type }) => type === 'link').length;
    process.stdout.write(
      `${displayPath(join(folder, currentLink))} is release ${plan.release}: ${copied} files copied, ${linked} linked\n`,
    );
    if (plan.changesConfiguration)
      process.stdout.write('The configuration of hosts has changed: let the web server read it (nginx -s reload).\n');
    return 0;
  }
}
