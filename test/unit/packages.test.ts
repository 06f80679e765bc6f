import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { explainUnloadable, findMissing, findOtherManager, readInstalled } from '../../scripts/setup/packages.mjs';
import { makeTemporaryFolder, root } from '../support/project.ts';

/** What `package-lock.json` has, and when a command installs it. */
const packages = suite('installation of packages');

const lock = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/uvu': { version: '0.5.6', dev: true },
  'node_modules/typescript': { version: '7.0.2', devOptional: true },
  'node_modules/fsevents': { version: '2.3.3', optional: true, os: ['darwin'] },
  'node_modules/@one/linux-x64-gnu': part('linux', 'x64', 'glibc'),
  'node_modules/@one/linux-x64-musl': part('linux', 'x64', 'musl'),
  'node_modules/@one/darwin-arm64': part('darwin', 'arm64'),
  'node_modules/@one/win32-x64': part('win32', 'x64'),
};
const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };

function part(os: string, cpu: string, libc?: string) {
  return { version: '1.0.0', optional: true, os: [os], cpu: [cpu], ...(libc ? { libc: [libc] } : {}) };
}

function missing(
  installed: Parameters<typeof findMissing>[1],
  { development = false, machine = linux } = {},
): string[] {
  return findMissing(lock, installed, { development, machine });
}

const forLinux = {
  'node_modules/react': { version: '19.0.0' },
  'node_modules/@one/linux-x64-gnu': { version: '1.0.0' },
};

packages('a build needs no development packages, and is content with more', () => {
  assert.equal(missing({}), ['@one/linux-x64-gnu 1.0.0', 'react 19.0.0']);
  assert.equal(missing(forLinux), []);
  assert.equal(missing({ ...forLinux, 'node_modules/one-more': { version: '1.0.0' } }), []);
  assert.equal(missing(forLinux, { development: true }), ['typescript 7.0.2', 'uvu 0.5.6']);
  assert.equal(missing({ ...forLinux, 'node_modules/react': { version: '18.0.0' } }), ['react 19.0.0']);
});

packages('the native part for this machine is needed, and no other', () => {
  const needed = (os: string, cpu: string, libc?: string) =>
    missing({ 'node_modules/react': { version: '19.0.0' } }, { machine: { os, cpu, libc: libc ?? '' } });
  assert.equal(needed('linux', 'x64', 'musl'), ['@one/linux-x64-musl 1.0.0']);
  assert.equal(needed('darwin', 'arm64'), ['@one/darwin-arm64 1.0.0']);
  assert.equal(needed('win32', 'x64'), ['@one/win32-x64 1.0.0']);
  assert.equal(needed('linux', 'riscv64', 'glibc'), []);
});

/** Files of a project, who has installed its packages, and which of `react` and `@one/linux-x64-gnu` npm has installed. */
const trees: { name: string; files: readonly string[]; manager?: string; npm?: readonly string[] }[] = [
  { name: 'nothing is installed', files: [] },
  {
    name: 'npm has installed all',
    files: ['.package-lock.json', 'react', '@one/linux-x64-gnu'],
    npm: ['react', '@one'],
  },
  { name: 'a native part was removed', files: ['.package-lock.json', 'react'], npm: ['react'] },
  { name: 'an installation of npm was interrupted', files: ['react', '@one/linux-x64-gnu', '.bin/tsc'] },
  { name: 'what npm wrote at its end is cut', files: ['.package-lock.json', 'react'].map((file) => `${file}!`) },
  { name: 'pnpm, after npm', files: ['.package-lock.json', '.modules.yaml', 'react'], manager: 'pnpm', npm: ['react'] },
  { name: 'Yarn', files: ['.yarn-integrity', 'react'], manager: 'Yarn' },
  { name: 'Yarn without node_modules', files: ['../.pnp.cjs'], manager: 'Yarn' },
  { name: 'Bun', files: ['../bun.lock', 'react'], manager: 'Bun' },
  { name: 'nobody, though Bun could', files: ['../bun.lock'] },
  { name: 'npm, though Bun could', files: ['../bun.lock', '.package-lock.json', 'react'], npm: ['react'] },
];

for (const { name, files, manager, npm = [] } of trees)
  packages(`what is installed, and by whom: ${name}`, () => {
    const folder = makeTemporaryFolder();
    for (const file of files) {
      const path = join(folder, 'node_modules', file.includes('.') ? file.replace('!', '') : `${file}/package.json`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, file.endsWith('!') ? '' : JSON.stringify({ packages: forLinux }));
    }
    assert.is(findOtherManager(folder), manager);
    assert.equal(
      Object.keys(readInstalled(folder)).map((path) => path.split('/')[1]),
      npm,
    );
    rmSync(folder, { recursive: true });
  });

packages('a native part that is missing or for another platform is told in a sentence', () => {
  const errorOf = (message: string, code?: string, cause?: unknown) => {
    const error = Object.assign(new Error(message, { cause }), code === undefined ? {} : { code });
    error.stack = `Error: ${message}\n    at /project/node_modules/@one/part/index.js:1:1`;
    return error;
  };
  const missing = errorOf("Cannot find module '../part.node'\nRequire stack:", 'MODULE_NOT_FOUND');
  const says =
    /^The package @one\/part has no part that can be loaded on \w+-\w+: [^\n]+\. Remove node_modules\/ and run/;
  assert.match(explainUnloadable(missing) ?? '', says);
  assert.match(explainUnloadable(errorOf('wrong ELF class', 'ERR_DLOPEN_FAILED')) ?? '', says);
  assert.match(explainUnloadable(errorOf('Failed to load native binding')) ?? '', says);
  assert.match(explainUnloadable(errorOf('no bindings', undefined, missing)) ?? '', says);
  assert.is(explainUnloadable(errorOf('another mistake')), undefined);
});

packages('the lock file has the native parts of every platform', () => {
  const all = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages as Record<
    string,
    { optionalDependencies?: Record<string, string> }
  >;
  const parts = Object.entries(all).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ path, name })),
  );
  assert.ok(parts.length > 100, `${parts.length} native parts`);
  const lost = parts.filter(({ path, name }) => !all[`node_modules/${name}`] && !all[`${path}/node_modules/${name}`]);
  assert.equal(lost, [], 'write the lock file anew in a folder without node_modules: npm install --package-lock-only');
});

packages.run();
