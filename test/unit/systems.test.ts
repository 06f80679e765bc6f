import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withSlashes } from '../../build/model/files/relative-path.ts';
import { homeFolder } from '../../scripts/setup/home-folder.mjs';
import { npmCommand } from '../../scripts/setup/packages.mjs';
import { explainSystemError } from '../../scripts/setup/system-errors.mjs';
import { explainUnknownNames } from '../../scripts/test/suites.mjs';
import { makeTemporaryFolder, root } from '../support/project.ts';
import { exhaustive, someRows } from '../support/some-rows.ts';

const systems = suite('other systems');

const check = `"${process.execPath}" "${resolve('scripts/run.mjs')}" check --site "${resolve('test/other-site')}"`;

systems('paths have slashes where the system has backslashes', () => {
  assert.is(withSlashes('toolbox\\honest-devops\\en.md', '\\'), 'toolbox/honest-devops/en.md');
  assert.is(withSlashes('a\\b.md', '/'), 'a\\b.md', 'a backslash is a letter of a name elsewhere');
});

systems('npm is started without a shell', () => {
  assert.equal(npmCommand({ npm_execpath: '/npm/bin/npm-cli.js' }), [process.execPath, '/npm/bin/npm-cli.js']);
  assert.equal(npmCommand({}), ['npm']);
});

systems('a name that no suite has is explained by the nearest', async () => {
  const scratch = makeTemporaryFolder();
  const words = {
    'unit/redirets': 'No suite has "unit/redirets" in its path. Did you mean unit/redirects?',
    markdwon: 'No suite has "markdwon" in its path. Did you mean unit/markdown?',
    qqqq: 'No suite has "qqqq" in its path. List the suites: npm test -- --list',
  };
  assert.is(await explainUnknownNames(Object.keys(words), { root, scratch }), Object.values(words).join('\n'));
  assert.is(await explainUnknownNames(['unit/systems', 'sites/body-is-missing'], { root, scratch }), undefined);
  rmSync(scratch, { recursive: true });
});

exhaustive(systems)('the command for tests ends with what it was told wrong, and lists its suites', () => {
  const run = (name: string) => spawnSync(process.execPath, ['scripts/test.mjs', name], { encoding: 'utf8' });
  const { status, stderr } = run('unit/redirets');
  assert.equal([status, /Did you mean unit\/redirects\?/.test(stderr)], [2, true]);
  assert.match(run('--list').stdout, /^unit\/systems$/m);
});

exhaustive(systems)('a command goes on though nobody reads what it prints, and says that it cannot print', () => {
  const shell = (line: string) => spawnSync('bash', ['-c', `set -o pipefail; ${line}`], { encoding: 'utf8' });
  for (const reader of someRows([`${check} 2>&1 | head -c 1`, `${check} 2> >(head -c 1 > /dev/null) | tail -1`], 1))
    assert.is(shell(reader).status, 0, reader);
  if (!existsSync('/dev/full')) return;
  const full = shell(`${check} > /dev/full`);
  assert.is(full.status, 1);
  assert.match(full.stderr, /^Standard output cannot be written: .*ENOSPC/m);
  assert.not.match(full.stderr, /^\s+at /m);
  for (const command of ['codes', 'lint', 'test', 'typecheck'])
    assert.match(
      shell(`node scripts/${command}.mjs --help > /dev/full`).stderr,
      /^Standard output cannot be .*ENOSPC.*\n$/,
    );
});

/** Places in which a command cannot work as elsewhere, and what it says of them. */
const places: { name: string; script: string; status: number; says: RegExp }[] = [
  {
    name: 'the current folder was removed',
    script: `cd "$(mktemp -d)" && rmdir "$PWD" && ${check} 2>&1`,
    status: 0,
    says: /no errors/,
  },
  {
    name: 'no folder takes the modules',
    script: `SITE_CACHE=/sys/cache TMPDIR=/nonexistent ${check} 2>&1`,
    status: 1,
    says: /^Neither the cache \/sys\/cache\S+ \(.+\) nor the temporary folder \/nonexistent \(.+\) can be written, .*SITE_CACHE=\/path .*TMPDIR=\/path\.\n$/,
  },
  {
    name: 'the cache is below a file',
    script: `SITE_CACHE=package.json/cache ${check} 2>&1`,
    status: 2,
    says: /^SITE_CACHE=package\.json\/cache cannot be the cache: \/\S+package\.json is a file\. Name a folder .*\n$/,
  },
  {
    name: 'a native part that is none',
    script: `ESBUILD_BINARY_PATH=/nonexistent/esbuild ${check} 2>&1`,
    status: 2,
    says: /^ESBUILD_BINARY_PATH=\/nonexistent\/esbuild cannot be used on \S+: ENOENT.* unset ESBUILD_BINARY_PATH\n$/,
  },
  ...(process.geteuid?.() === 0
    ? [
        {
          name: 'a folder of another user',
          script: `setpriv --reuid=65534 --clear-groups ${check.replace(' check ', ' schemas ')} 2>&1`,
          status: 1,
          says: /^\/\S+other-site cannot be used: permission denied\. Run this command as the user .*\n$/,
        },
      ]
    : []),
];

for (const { name, script, status, says } of places)
  systems(`a command ends without a stack: ${name}`, () => {
    const ended = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    assert.match(ended.stdout, says);
    assert.not.match(ended.stdout, /^\s+at /m);
    assert.is(ended.status, status);
  });

/** Errors, and what is said of them. */
const errors: { code: string; path?: string; says?: RegExp }[] = [
  {
    code: 'EACCES',
    path: resolve('content/.none/none'),
    says: /\/content cannot be used: denied\. Run this command as /,
  },
  {
    code: 'EPERM',
    path: resolve('package.json'),
    says: /\/package\.json cannot be used: denied\. Run this command as /,
  },
  { code: 'ENOSPC', says: /^A file cannot be used: denied\. Make room there\.$/ },
  { code: 'ENOENT', path: resolve('none') },
];

systems('an error of the system has a sentence, one of a command has none', () => {
  for (const { code, path, says } of errors) {
    const error = Object.assign(new Error(`${code}: denied, open`), { code, ...(path ? { path } : {}) });
    const told = explainSystemError(error);
    if (says) assert.match(told ?? '', says);
    else assert.is(told, undefined);
  }
  assert.is(explainSystemError(new TypeError('x is not a function')), undefined);
});

systems('a user without a home folder has none to protect', () => {
  const { HOME } = process.env;
  assert.type(homeFolder(), 'string');
  // A number that no user has: only the superuser can take it.
  if (process.geteuid?.() !== 0) return;
  delete process.env.HOME;
  process.seteuid?.(12_345);
  try {
    assert.is(homeFolder(), undefined);
  } finally {
    process.seteuid?.(0);
    if (HOME !== undefined) process.env.HOME = HOME;
  }
});

systems.run();
