import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { planPublish, planRollback } from '../../build/publish/plan.ts';
import { listReleases } from '../../build/publish/releases.ts';
import { formatStep, runSteps, type Step } from '../../build/publish/steps.ts';
import { foldersIn } from '../support/outputs.ts';
import { inTemporaryFolder } from '../support/project.ts';
import { buildVersion, servedFolder } from '../support/published-releases.ts';
import { filesBelow } from '../support/site.ts';

const publishing = suite('releases of a site');

publishing('unchanged files are those of the release before, with their time', () =>
  inTemporaryFolder(async (folder) => {
    for (const version of [1, 2]) await publishVersion(folder, version);
    const [first, second] = [1, 2].map((release) => join(servedFolder(folder), `releases/${release}/site`));
    assert.is(statSync(join(`${second}`, 'robots.txt')).ino, statSync(join(`${first}`, 'robots.txt')).ino);
    assert.match(readFileSync(join(`${first}`, 'page-1/index.html'), 'utf8'), /^version 1 /);
    assert.match(readFileSync(served(folder, 'page-1/index.html'), 'utf8'), /^version 2 /);
  }),
);

publishing('the assets of the releases that stay are served, older ones are not', () =>
  inTemporaryFolder(async (folder) => {
    for (const version of [1, 2, 3, 4]) await publishVersion(folder, version, 3);
    assert.equal(listReleases(servedFolder(folder)), [2, 3, 4]);
    const styles = [1, 2, 3, 4].map((version) => existsSync(served(folder, `assets/style-${version}.css`)));
    assert.equal(styles, [false, true, true, true]);
  }),
);

publishing('going back serves the release before, with the assets of the newer one; a later release is a new one', () =>
  inTemporaryFolder(async (folder) => {
    for (const version of [1, 2]) await publishVersion(folder, version);
    runSteps(planRollback(servedFolder(folder)).steps);
    assert.match(readFileSync(served(folder, 'page-1/index.html'), 'utf8'), /^version 1 /);
    assert.ok(existsSync(served(folder, 'assets/style-2.css')));
    assert.throws(() => planRollback(servedFolder(folder)), /no release before/);
    await publishVersion(folder, 3);
    assert.is(readlinkSync(join(servedFolder(folder), 'current')), 'releases/3');
  }),
);

publishing('the commands that a dry run prints do the same', () =>
  inTemporaryFolder(async (folder) => {
    await publishVersion(folder, 1);
    await buildVersion(folder, 2);
    const plan = planOf(folder);
    execFileSync('sh', ['-ec', plan.steps.map(formatStep).join('\n')]);
    const shell = describe(folder);
    runSteps([
      { type: 'switch', target: 'releases/1', link: join(servedFolder(folder), 'current') },
      { type: 'remove', path: join(servedFolder(folder), 'releases/2') },
    ]);
    runSteps(plan.steps);
    assert.equal(describe(folder), shell);
  }),
);

publishing('configuration that a server must read again is reported', () =>
  inTemporaryFolder(async (folder) => {
    assert.ok((await publishVersion(folder, 1)).changesConfiguration);
    assert.not((await publishVersion(folder, 2)).changesConfiguration);
    appendFileSync(join(foldersIn(folder).hosts, 'nginx/maps.conf'), '# new\n');
    const plan = planOf(folder);
    assert.ok(plan.changesConfiguration);
    runSteps(plan.steps);
    assert.ok(planRollback(servedFolder(folder)).changesConfiguration);
  }),
);

publishing('a failure leaves the release before, and no unfinished one', () =>
  inTemporaryFolder(async (folder) => {
    await publishVersion(folder, 1);
    await buildVersion(folder, 2);
    const { steps } = planOf(folder);
    rmSync(join(foldersIn(folder).site, 'page-7/index.html'));
    assert.throws(() => runSteps(steps), /page-7.*The release before is still served/s);
    assert.equal(describe(folder).current, 'releases/1');
    assert.not(existsSync(join(servedFolder(folder), 'releases/2.part')));
  }),
);

publishing('what cannot be published is refused', () =>
  inTemporaryFolder(async (folder) => {
    assert.throws(() => planOf(folder), /no built site/);
    await buildVersion(folder, 1);
    mkdirSync(join(servedFolder(folder), 'releases/1.part'), { recursive: true });
    assert.throws(() => runSteps(planOf(folder).steps), /another command is publishing/);
    symlinkSync('/etc', join(servedFolder(folder), 'current'));
    assert.throws(() => planOf(folder), /no link to a release/);
    rmSync(join(servedFolder(folder), 'current'));
    symlinkSync('/etc/hostname', join(foldersIn(folder).site, 'linked'));
    assert.throws(() => planOf(folder), /no regular file/);
    rmSync(join(foldersIn(folder).site, 'robots.txt'));
    assert.throws(() => planOf(folder), /robots\.txt is missing/);
  }),
);

publishing.run();

function planOf(folder: string, keep = 5): { steps: Step[]; changesConfiguration: boolean } {
  return planPublish({ folder: servedFolder(folder), outputs: foldersIn(folder), keep });
}

async function publishVersion(folder: string, version: number, keep?: number) {
  await buildVersion(folder, version);
  const plan = planOf(folder, keep);
  runSteps(plan.steps);
  return plan;
}

const served = (folder: string, path: string): string => join(servedFolder(folder), 'current/site', path);

/** What is served: the release, each file, and the file of the system that it is. */
function describe(folder: string): { current: string; files: string[] } {
  const release = join(servedFolder(folder), 'releases/2');
  const files = existsSync(release) ? filesBelow(release) : [];
  return {
    current: readlinkSync(join(servedFolder(folder), 'current')),
    files: files.map((path) => `${path} ${statSync(join(release, path)).nlink}`),
  };
}
