import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withSlashes } from '../../build/model/files/relative-path.ts';
import { npmCommand } from '../../scripts/setup/packages.mjs';

const systems = suite('other systems');

systems('paths have slashes where the system has backslashes', () => {
  assert.is(withSlashes('toolbox\\honest-devops\\en.md', '\\'), 'toolbox/honest-devops/en.md');
  assert.is(withSlashes('a\\b.md', '/'), 'a\\b.md', 'a backslash is a letter of a name elsewhere');
});

systems('npm is started without a shell', () => {
  assert.equal(npmCommand({ npm_execpath: '/npm/bin/npm-cli.js' }), [process.execPath, '/npm/bin/npm-cli.js']);
  assert.equal(npmCommand({}), ['npm']);
});

systems('a name that no suite has is an error that names the nearest', () => {
  const run = (name: string) => spawnSync(process.execPath, ['scripts/test.mjs', name], { encoding: 'utf8' });
  const { status, stderr } = run('unit/redirets');
  assert.is(status, 2);
  assert.match(stderr, /No suite has "unit\/redirets" in its path\. Did you mean unit\/redirects\?/);
  assert.match(run('markdwon').stderr, /Did you mean unit\/markdown\?/);
  assert.is(run('qqqq').stderr, 'No suite has "qqqq" in its path. List the suites: npm test -- --list\n');
  assert.match(run('--list').stdout, /^unit\/systems$/m);
});

systems('a command goes on though nobody reads what it prints, and says that it cannot print', () => {
  const shell = (line: string) => spawnSync('bash', ['-c', `set -o pipefail; ${line}`], { encoding: 'utf8' });
  const check = `"${process.execPath}" scripts/run.mjs check --site test/other-site`;
  for (const reader of [`${check} 2>&1 | head -c 1`, `${check} 2> >(head -c 1 > /dev/null) | tail -1`])
    assert.is(shell(reader).status, 0, reader);
  if (!existsSync('/dev/full')) return;
  const full = shell(`${check} > /dev/full`);
  assert.is(full.status, 1);
  assert.match(full.stderr, /^Standard output cannot be written: .*ENOSPC/m);
  assert.not.match(full.stderr, /^\s+at /m);
});

systems.run();
