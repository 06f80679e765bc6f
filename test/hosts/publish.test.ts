import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { HostServer } from '../support/host-server.ts';
import { startNginx } from '../support/nginx.ts';
import { inTemporaryFolder, isExhaustive, root } from '../support/project.ts';
import { addresses, buildVersion, servedFolder } from '../support/published-releases.ts';

const releases = isExhaustive ? 10 : 3;

const publishing = suite('publishing to a web server');

publishing(
  'visitors of nginx miss nothing and see no mixture, while releases are published and one is taken back',
  () =>
    inTemporaryFolder(async (folder) => {
      await publish(folder, 0);
      const current = join(servedFolder(folder), 'current');
      const nginx = await startNginx({ folder: join(current, 'site'), hosts: join(current, 'hosts') });
      try {
        let published = false;
        const polling = poll(nginx, () => published);
        try {
          for (let version = 1; version <= releases; version++) await publish(folder, version);
          await runPublish(folder, '--rollback');
        } finally {
          published = true;
        }
        const { wrong, versions } = await polling;
        assert.equal(wrong, []);
        assert.ok(versions.size > releases / 2, `only the versions ${[...versions]} were seen`);
        assert.match(String((await nginx.ask('/page-1/')).body), new RegExp(`^version ${releases - 1} `));
      } finally {
        await nginx.stop();
      }
    }),
);

publishing.run();

async function publish(folder: string, version: number): Promise<void> {
  await buildVersion(folder, version);
  await runPublish(folder);
}

/** Publishes in a process of its own, so that visitors are served meanwhile. */
function runPublish(folder: string, ...more: string[]): Promise<void> {
  const args = ['scripts/run.mjs', 'publish', '--out', join(folder, 'dist'), '--to', servedFolder(folder), ...more];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (part) => said.push(String(part)));
  return new Promise((resolve, reject) =>
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said.join(''))))),
  );
}

/** Opens every page with its style sheet, again and again, until it is over. */
async function poll(nginx: HostServer, isOver: () => boolean): Promise<{ wrong: string[]; versions: Set<string> }> {
  const wrong: string[] = [];
  const versions = new Set<string>();
  while (!isOver())
    for (const url of addresses) {
      const page = await nginx.ask(url);
      const [, version = '', style = ''] = /^version (\d+) (\S+)$/.exec(String(page.body)) ?? [];
      versions.add(version);
      const sheet = await nginx.ask(style || '/');
      if (page.status !== 200 || sheet.status !== 200 || String(sheet.body) !== `version ${version}`)
        wrong.push(`${url}: ${page.status} with version ${version}; ${style}: ${sheet.status} ${sheet.body}`);
    }
  return { wrong, versions };
}
