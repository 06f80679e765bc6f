import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { planPublish, planRollback } from '../../build/commands/publish/plan.ts';
import { listReleases } from '../../build/commands/publish/releases.ts';
import { formatSteps, runSteps, type Step } from '../../build/commands/publish/steps.ts';
import { startOf } from '../../build/pipeline/write/lock.ts';
import { runCommandHere } from '../support/command.ts';
import { foldersIn } from '../support/outputs.ts';
import { inTemporaryFolder, root } from '../support/project.ts';
import { buildVersion, forEachForeign, servedFolder } from '../support/published-releases.ts';
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

publishing('a release that was gone back from is never served again, and what replaced it is never removed', () =>
  inTemporaryFolder(async (folder) => {
    const goBack = () => runSteps(planRollback(servedFolder(folder)).steps);
    await publishVersion(folder, 1, 2);
    await publishVersion(folder, 2, 2);
    goBack();
    await publishVersion(folder, 3, 2);
    assert.equal(listReleases(servedFolder(folder)), [1, 3]);
    // The pages of 2 were open after those of 1.
    for (const version of [1, 2]) assert.ok(existsSync(served(folder, `assets/style-${version}.css`)));
    goBack();
    assert.is(servedVersion(folder), 1);
    for (const version of [4, 5, 6]) await publishVersion(folder, version, 3);
    assert.equal(listReleases(servedFolder(folder)), [4, 5, 6]);
    goBack();
    await publishVersion(folder, 7, 3);
    assert.equal(listReleases(servedFolder(folder)), [4, 5, 7], '6 was gone back from, 4 is before 5');
    await publishVersion(folder, 8, 4);
    for (const version of [7, 5, 4]) {
      goBack();
      assert.is(servedVersion(folder), version);
    }
    assert.throws(goBack, /no release before/);
  }),
);

publishing(
  'from a release that has not recorded which was served, the one with the next lower number is before it',
  () =>
    inTemporaryFolder(async (folder) => {
      for (const version of [1, 2, 3]) await publishVersion(folder, version);
      for (const release of [2, 3]) rmSync(join(servedFolder(folder), `releases/${release}/earlier.txt`));
      await publishVersion(folder, 4);
      for (const version of [3, 2, 1]) {
        runSteps(planRollback(servedFolder(folder)).steps);
        assert.is(servedVersion(folder), version);
      }
    }),
);

publishing('the web server can read a release, whatever the umask of who builds and publishes is', () =>
  inTemporaryFolder(async (folder) => {
    const withUmask = async (work: () => Promise<unknown> | unknown) => {
      const usual = process.umask(0o077);
      try {
        await work();
        assert.is(process.umask(), 0o077);
      } finally {
        process.umask(usual);
      }
    };
    const expected = /^(directory 755|regular file 644|regular empty file 644|symbolic link 777)$/;
    const check = () => {
      const modes = execFileSync('find', [servedFolder(folder), '-exec', 'stat', '-c', '%F %a', '{}', '+']);
      const wrong = `${modes}`
        .trim()
        .split('\n')
        .filter((mode) => !expected.test(mode));
      assert.equal([...new Set(wrong)], []);
    };
    await withUmask(() => publishVersion(folder, 1));
    check();
    await withUmask(() => buildVersion(folder, 2));
    await withUmask(() => execFileSync('sh', ['-ec', formatSteps(planOf(folder).steps)]));
    check();
    chmodSync(join(servedFolder(folder), 'releases/2/site/robots.txt'), 0o600);
    await publishVersion(folder, 3);
    assert.is(statSync(served(folder, 'robots.txt')).mode & 0o777, 0o644, 'no link to a file that cannot be read');
  }),
);

publishing('a release that was removed by hand is passed over', () =>
  inTemporaryFolder(async (folder) => {
    for (const version of [1, 2, 3]) await publishVersion(folder, version);
    rmSync(join(servedFolder(folder), 'releases/2'), { recursive: true });
    runSteps(planRollback(servedFolder(folder)).steps);
    assert.is(servedVersion(folder), 1);
  }),
);

publishing('the commands that a dry run prints do the same', () =>
  inTemporaryFolder(async (folder) => {
    await publishVersion(folder, 1);
    await buildVersion(folder, 2);
    const plan = planOf(folder);
    execFileSync('sh', ['-ec', formatSteps(plan.steps)]);
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

publishing('of two commands that publish at once, the later one says that the other’s release is served', () =>
  inTemporaryFolder(async (folder) => {
    await publishVersion(folder, 1);
    await buildVersion(folder, 2);
    const [first, second] = [planOf(folder), planOf(folder)];
    runSteps(first.steps);
    assert.throws(() => runSteps(second.steps), /another command has published meanwhile, and its release is served/);
    assert.equal(describe(folder).current, 'releases/2');
    assert.not(existsSync(join(servedFolder(folder), 'releases/2.part')));
  }),
);

publishing('while another process publishes, a command is refused, and one that goes back says so', () =>
  inTemporaryFolder(async (folder) => {
    for (const version of [1, 2]) await publishVersion(folder, version);
    const to = servedFolder(folder);
    const publisher = spawn('tail', ['-f', '/dev/null'], { stdio: 'ignore' });
    const { pid = 0 } = publisher;
    mkdirSync(join(to, 'releases/lock'));
    writeFileSync(join(to, `releases/lock/owner-${pid}-${startOf(pid)}-${hostname()}`), '');
    mkdirSync(join(to, 'releases/3.part'));
    appendFileSync(join(to, 'releases/made.txt'), '3\n');
    const publish = (...options: string[]) =>
      runCommandHere('publish', '--out', foldersIn(folder).site, '--to', to, ...options);
    for (const options of [[], ['--dry-run']]) {
      const { status, err } = await publish(...options);
      assert.is(status, 1);
      assert.is(
        err,
        `Process ${pid} is publishing to ${to}. Nothing was published. Run this command again when it has ended.\n`,
      );
    }
    const { status, out } = await publish('--rollback');
    assert.is(status, 0);
    assert.match(out, new RegExp(`is release 1: .*\nProcess ${pid} is publishing to .*, and will serve its release`));
    assert.ok(existsSync(join(to, 'releases/3.part')), 'the release of another process stays');
    const ended = once(publisher, 'exit');
    publisher.kill();
    await ended;
    const later = await publish();
    assert.is(later.status, 0, later.err);
    assert.equal(readdirSync(join(to, 'releases')).sort(), ['1', '2', '3', 'made.txt']);
  }),
);

publishing('a release that lacks a file is not served again', () =>
  inTemporaryFolder(async (folder) => {
    for (const version of [1, 2, 3]) await publishVersion(folder, version);
    const second = join(servedFolder(folder), 'releases/2');
    for (const missing of ['site/page-1/index.html', 'hosts']) {
      rmSync(join(second, missing), { recursive: true });
      assert.throws(
        () => planRollback(servedFolder(folder)),
        new RegExp(`${second}/${missing}.* is missing.*Release 2, .* is damaged; release 3 is still served.`),
      );
    }
    rmSync(join(servedFolder(folder), 'releases/3/hosts'), { recursive: true });
    rmSync(second, { recursive: true });
    runSteps(planRollback(servedFolder(folder)).steps);
    assert.is(servedVersion(folder), 1, 'from a damaged release, too');
  }),
);

publishing('only what this command has made is replaced or removed', () =>
  inTemporaryFolder(async (folder) => {
    await publishVersion(folder, 1);
    await buildVersion(folder, 2);
    await forEachForeign(servedFolder(folder), (path) => {
      assert.throws(
        () => planOf(folder),
        (error: Error) =>
          error.message.startsWith(`${path} `) &&
          /is no link to a release|was not made by this command.* Nothing was published\. Move it/.test(error.message),
        path,
      );
    });
    runSteps(planOf(folder).steps);
    assert.is(servedVersion(folder), 2);
  }),
);

publishing('a release of an earlier version, which recorded none, is its own', () =>
  inTemporaryFolder(async (folder) => {
    for (const version of [1, 2]) await publishVersion(folder, version, 2);
    rmSync(join(servedFolder(folder), 'releases/made.txt'));
    await publishVersion(folder, 3, 2);
    assert.equal(listReleases(servedFolder(folder)), [2, 3]);
  }),
);

publishing('the releases of another site are never replaced, also those of an earlier version', () =>
  inTemporaryFolder(async (folder) => {
    const list = join(servedFolder(folder), 'releases/made.txt');
    await publishVersion(folder, 1);
    for (const made of [readFileSync(list, 'utf8'), '1\n', undefined]) {
      if (made === undefined) rmSync(list);
      else writeFileSync(list, made);
      await buildVersion(folder, 2, { origin: 'https://moved.example' });
      assert.throws(
        () => planOf(folder),
        /srv has the releases of https:\/\/www\..*, which those of https:\/\/moved\.example would replace\. Nothing was published\./,
      );
    }
    // As the message says, without an end of the line.
    writeFileSync(list, '1\nsite https://moved.example');
    runSteps(planOf(folder).steps);
    assert.is(servedVersion(folder), 2);
    await buildVersion(folder, 3);
    assert.throws(() => planOf(folder), /has the releases of https:\/\/moved\.example/);
  }),
);

publishing('no folder of the project or of the site, inside or around, is published to', () =>
  inTemporaryFolder(async (folder) => {
    await buildVersion(folder, 1);
    const out = foldersIn(folder).site;
    const inside = ['static/site', 'content', 'templates/site', 'build', 'node_modules/site', '.cache/site', 'srv'];
    for (const to of ['/', root, join(root, '..'), ...inside.map((path) => join(root, path)), join(out, 'x')]) {
      const { status, err } = await runCommandHere('publish', '--out', out, '--to', to, '--dry-run');
      assert.is(status, 1, to);
      assert.match(err, /^The site cannot be published to .*: (it (is inside|holds) \/|it has other work in it)/, to);
    }
    // No lock is written through a link.
    mkdirSync(join(folder, 'elsewhere'));
    mkdirSync(servedFolder(folder));
    symlinkSync(join(folder, 'elsewhere'), join(servedFolder(folder), 'releases'));
    const { status, err } = await runCommandHere('publish', '--out', out, '--to', servedFolder(folder));
    assert.is(status, 1);
    assert.match(err, /srv\/releases was not made by this command/);
    assert.equal(readdirSync(join(folder, 'elsewhere')), []);
    // A folder that is refused stays as it was.
    rmSync(join(servedFolder(folder), 'releases'));
    symlinkSync(join(folder, 'elsewhere'), join(servedFolder(folder), 'current'));
    assert.is((await runCommandHere('publish', '--out', out, '--to', servedFolder(folder))).status, 1);
    assert.equal(readdirSync(servedFolder(folder)), ['current']);
  }),
);

publishing('what cannot be published is refused', () =>
  inTemporaryFolder(async (folder) => {
    assert.throws(() => planOf(folder), /no built site/);
    await buildVersion(folder, 1);
    const { steps } = planOf(folder);
    mkdirSync(join(servedFolder(folder), 'releases/1.part'), { recursive: true });
    assert.throws(() => runSteps(steps), /1\.part is there: somebody else makes this release/);
    assert.ok(existsSync(join(servedFolder(folder), 'releases/1.part')));
    rmSync(join(servedFolder(folder), 'releases/1.part'), { recursive: true });
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

function servedVersion(folder: string): number {
  return Number(/^version (\d+) /.exec(readFileSync(served(folder, 'page-1/index.html'), 'utf8'))?.[1]);
}

/** What is served: the release, each file, and the file of the system that it is. */
function describe(folder: string): { current: string; files: string[] } {
  const release = join(servedFolder(folder), 'releases/2');
  const files = existsSync(release) ? filesBelow(release) : [];
  return {
    current: readlinkSync(join(servedFolder(folder), 'current')),
    files: files.map((path) => `${path} ${statSync(join(release, path)).nlink}`),
  };
}
