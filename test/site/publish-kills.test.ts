import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkBuiltSite } from '../../build/commands/publish/plan.ts';
import { listReleases } from '../../build/commands/publish/releases.ts';
import { runCommandHere } from '../support/command.ts';
import { killing } from '../support/killing.ts';
import { inTemporaryFolder, isExhaustive, root } from '../support/project.ts';
import { buildVersion, servedFolder } from '../support/published-releases.ts';

const killed = suite('killed publish commands');

/** What a command does after the files: names the release, serves it, removes an old one, and gives back its lock. */
const changesAtTheEnd = 11;

killed('a command killed anywhere leaves whole releases, and neither the next one nor a rollback fails', () =>
  inTemporaryFolder(async (folder) => {
    const served = servedFolder(folder);
    const options = ['--out', join(folder, 'dist'), '--to', served, '--keep', '2'];
    const publish = (...more: string[]) => runCommandHere('publish', ...options, ...more);
    for (const version of [1, 2]) {
      await buildVersion(folder, version);
      assert.is((await publish()).status, 0);
    }
    await buildVersion(folder, 3);
    cpSync(served, join(folder, 'before'), { recursive: true, verbatimSymlinks: true });
    const publishKilled = (env: Record<string, string>) => {
      rmSync(served, { recursive: true });
      cpSync(join(folder, 'before'), served, { recursive: true, verbatimSymlinks: true });
      return spawnSync(process.execPath, ['scripts/run.mjs', 'publish', ...options], {
        cwd: root,
        env: { ...process.env, ...killing(served), ...env },
        encoding: 'utf8',
      });
    };
    const count = join(folder, 'count');
    assert.is(publishKilled({ COUNT_TO: count }).status, 0);
    const changes = Number(readFileSync(count, 'utf8'));
    const middle = Math.floor(changes / 2);
    const atTheEnd = Array.from({ length: changesAtTheEnd }, (_, index) => changes - index);
    const ends = new Set<string>();
    const all = [
      ...[2, 4, middle, ...atTheEnd].map((at) => [at, 'SIGKILL'] as const),
      ...(['SIGINT', 'SIGTERM'] as const).map((signal) => [middle, signal] as const),
    ];
    for (const [at, KILL_BY] of isExhaustive ? all : all.slice(2, 4)) {
      const story = `${KILL_BY} at change ${at} of ${changes}`;
      assert.is(publishKilled({ KILL_AT: `${at}`, KILL_BY }).signal, KILL_BY, story);
      for (const release of listReleases(served)) checkBuiltSite(foldersOf(served, release));
      const current = Number(/\d+$/.exec(readlinkSync(join(served, 'current')))?.[0]);
      assert.is(versionOf(served), current, story);
      ends.add(`${current} of ${listReleases(served)}`);
      const back = await publish('--rollback');
      assert.is(back.status, 0, `${back.err}; ${story}`);
      assert.is(versionOf(served), current - 1, story);
      const next = await publish();
      assert.is(next.status, 0, `${next.err}; ${story}`);
      assert.is(versionOf(served), 3, story);
      assert.equal(
        readdirSync(join(served, 'releases')).filter((name) => !/^\d+$/.test(name)),
        ['made.txt'],
        story,
      );
      assert.equal(readdirSync(served).sort(), ['current', 'releases'], story);
    }
    if (isExhaustive) assert.equal([...ends].sort(), ['2 of 1,2', '2 of 1,2,3', '3 of 1,2,3', '3 of 2,3']);
  }),
);

killed.run();

const foldersOf = (served: string, release: number) => ({
  site: join(served, `releases/${release}/site`),
  hosts: join(served, `releases/${release}/hosts`),
});

function versionOf(served: string): number {
  return Number(/^version (\d+) /.exec(readFileSync(join(served, 'current/site/page-1/index.html'), 'utf8'))?.[1]);
}
