import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkFile, findUnusable } from '../../scripts/setup/native-parts.mjs';
import { explainUnusable, findMissing, findOtherManager, readInstalled } from '../../scripts/setup/packages.mjs';
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

const forLinux: Record<string, { version: string }> = {
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
  {
    name: 'what a package says of itself is cut',
    files: ['.package-lock.json', 'react', '@one/linux-x64-gnu/package.json!'],
    npm: ['react'],
  },
  { name: 'an installation of npm was interrupted', files: ['react', '@one/linux-x64-gnu', '.bin/tsc'] },
  { name: 'what npm wrote at its end is cut', files: ['.package-lock.json', 'react'].map((file) => `${file}!`) },
  { name: 'pnpm, after npm', files: ['.package-lock.json', '.modules.yaml', 'react'], manager: 'pnpm', npm: ['react'] },
  { name: 'Yarn', files: ['.yarn-integrity', 'react'], manager: 'Yarn' },
  { name: 'Yarn without node_modules', files: ['../.pnp.cjs'], manager: 'Yarn' },
  { name: 'Yarn 2 without node_modules', files: ['../.pnp.js'], manager: 'Yarn' },
  { name: 'Yarn with links', files: ['../yarn.lock', '.store/react@19.0.0'], manager: 'Yarn' },
  { name: 'pnpm, interrupted', files: ['../pnpm-lock.yaml', 'react'], manager: 'pnpm' },
  { name: 'pnpm, in a workspace', files: ['.pnpm-workspace-state-v1.json'], manager: 'pnpm' },
  { name: 'cnpm', files: ['.store/react@19.0.0', 'react'], manager: 'cnpm' },
  { name: 'Bun', files: ['../bun.lock', 'react'], manager: 'Bun' },
  { name: 'nobody, though Bun could', files: ['../bun.lock', '.bin/tsc'] },
  { name: 'npm, though Bun could', files: ['../bun.lock', '.package-lock.json', 'react'], npm: ['react'] },
];

for (const { name, files, manager, npm = [] } of trees)
  packages(`what is installed, and by whom: ${name}`, () => {
    const folder = makeTemporaryFolder();
    for (const file of files) {
      const path = join(folder, 'node_modules', file.includes('.') ? file.replace('!', '') : `${file}/package.json`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(
        path,
        file.endsWith('!') ? '' : JSON.stringify({ packages: forLinux, ...forLinux[`node_modules/${file}`] }),
      );
    }
    assert.is(findOtherManager(folder), manager);
    assert.equal(
      Object.keys(readInstalled(folder)).map((path) => path.split('/')[1]),
      npm,
    );
    rmSync(folder, { recursive: true });
  });

const own = readFileSync(process.execPath).subarray(0, 4096);
const otherMachine = Buffer.from(own);
otherMachine.writeUInt16LE(0xffff, 18);

/** Files of a package with native parts, and what is said of them. */
const parts: { name: string; file: string; contents: Uint8Array | string; says?: RegExp }[] = [
  { name: 'a program', file: 'bin/tool', contents: own },
  { name: 'a script', file: 'bin/tool', contents: '#!/bin/sh\n' },
  { name: 'WebAssembly', file: 'one.wasm', contents: Buffer.from('\0asm\u0001\0\0\0') },
  { name: 'an empty program', file: 'bin/tool', contents: '', says: /tool is damaged, or for another processor/ },
  { name: 'a text', file: 'part.node', contents: 'cat > a'.padEnd(5000), says: /part\.node is damaged/ },
  { name: 'the beginning of a program', file: 'lib.so.42', contents: own.subarray(0, 100), says: /so\.42 is damaged/ },
  { name: 'a program of another processor', file: 'tool', contents: otherMachine, says: /for another processor/ },
  { name: 'WebAssembly that was cut', file: 'one.wasm', contents: '', says: /WebAssembly/ },
];

for (const { name, file, contents, says } of parts)
  packages(`a file with a native part, and whether it can be used: ${name}`, () => {
    const path = join(makeTemporaryFolder(), file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
    if (says) assert.throws(() => checkFile(path), says);
    else checkFile(path);
  });

packages('the package that cannot be used is named', async () => {
  const unusable = await findUnusable([join(makeTemporaryFolder(), 'node_modules/@one/part/lib/tool')], []);
  assert.is(unusable?.name, '@one/part');
  assert.match(unusable?.reason ?? '', /ENOENT/);
});

packages('the remedy for a package that cannot be used is that of who installed it', () => {
  const unusable = { name: 'esbuild', reason: 'it ends Node (SIGBUS)' };
  assert.match(
    explainUnusable(unusable, {}),
    /^esbuild cannot be used on \w+-\w+: it ends Node \(SIGBUS\)\. .*npm ci$/,
  );
  assert.match(explainUnusable(unusable, { other: 'pnpm' }), /install the packages again with pnpm\.$/);
  const overrides = [{ name: 'ESBUILD_BINARY_PATH' }];
  assert.match(explainUnusable(unusable, { other: 'pnpm', overrides }), /unset ESBUILD_BINARY_PATH$/);
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
