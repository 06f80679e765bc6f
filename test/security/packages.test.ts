import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { root } from '../support/project.ts';

/** Which packages the project trusts, and how far. */
const packages = suite('packages');

interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = readJson('package.json');
const locked: [path: string, LockedPackage][] = Object.entries<LockedPackage>(
  readJson('package-lock.json').packages,
).filter(([path]) => path !== '');

/** Licenses that ask for a notice at most. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT'];
/** Like MIT, written by Python's and zlib's authors. */
const likePermissive = ['PSF-2.0', 'Python-2.0', 'Zlib'];
/** Fonts may be served with a site. Changed files of these libraries would have to be published; none is changed. */
const unchanged = ['LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1'];
const allowed = new Set([...permissive, ...likePermissive, ...unchanged]);

/** What has an install script, and why the project does without it. Nothing here runs: `.npmrc` forbids it. */
const withInstallScript: Record<string, string> = {
  'node_modules/esbuild': 'It checks the binary, which comes as the package of the platform.',
  'node_modules/vnu-jar': 'It downloads Java without a checksum; the tests use the Java of the system.',
};

packages('every license is allowed', () => {
  const found = locked.filter(([, { license = 'none' }]) =>
    license
      .replace(/[()]/g, '')
      .split(/ AND | OR /)
      .some((one) => !allowed.has(one)),
  );
  assert.equal(
    found.map(([path, { license }]) => `${path}: ${license}`),
    [],
  );
});

packages('what is installed has the version and the license of the lock file', () => {
  const different = locked.flatMap(([path, { version, license }]) => {
    const file = `${path}/package.json`;
    if (!existsSync(join(root, file))) return [];
    const installed: { version: string; license?: string | { type: string } } = readJson(file);
    const own = typeof installed.license === 'object' ? installed.license.type : installed.license;
    return installed.version === version && own === license ? [] : [`${path}: ${installed.version} ${own}`];
  });
  assert.equal(different, []);
});

packages('every package has a SHA-512 checksum, and none an address of its own', () => {
  const found = locked.filter(([, one]) => !/^sha512-[\w+/]{86}==$/.test(one.integrity ?? '') || 'resolved' in one);
  assert.equal(
    found.map(([path]) => path),
    [],
  );
});

packages('install scripts are known, and do not run', () => {
  const found = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  assert.equal(found.sort(), Object.keys(withInstallScript).sort());
  assert.match(readFileSync(join(root, '.npmrc'), 'utf8'), /^ignore-scripts=true$/m);
});

packages('every package of package.json has one exact version', () => {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  assert.equal(
    ranges.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)),
    [],
  );
});

packages('build/README.md gives the reason of every package, and of no other', () => {
  const [, section = ''] = readFileSync(join(root, 'build/README.md'), 'utf8').split('\n## Packages\n');
  const [, known = ''] = /\bBeside (.*?):\n/s.exec(section) ?? [];
  const rows = [...section.matchAll(/^\| (.+?) \| .+ \|$/gm)].slice(1).map(([, names = '']) => names);
  const named = [known.replace(' and ', ', '), ...rows].flatMap((names) => names.split(/,\s+/));
  const direct = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const isNamed = (name: string) => named.includes(name) || named.includes(name.replace(/\/.*/, '/*'));
  const isDirect = (name: string) => direct.some((one) => one === name || one.replace(/\/.*/, '/*') === name);
  assert.equal(
    direct.filter((name) => !isNamed(name)),
    [],
  );
  assert.equal(
    named.filter((name) => !isDirect(name)),
    [],
  );
});

packages('what builds the site imports no development package', async () => {
  const sources = ['build/**/*.{ts,tsx}', 'templates/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}'];
  const files = await fastGlob([...sources, 'scripts/{run,setup,bundle}.mjs'], { cwd: root });
  assert.ok(files.length > 300, `${files.length} files are read`);
  const imported = files.flatMap((file) => importedPackages(file).map((name) => ({ file, name })));
  assert.ok(imported.length > 40, `${imported.length} imports are read`);
  const missing = imported.filter(({ name }) => !(name in manifest.dependencies));
  assert.equal(missing, []);
});

packages.run();

/** Lists the packages that a file imports at run time: types are gone by then. */
function importedPackages(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/^import type [^;]*;/gm, '');
  const specifiers = [...text.matchAll(/(?:^|[\s;}])(?:from|import)\s*\(?\s*'([^'.:/][^':]*)'/gm)];
  return specifiers.flatMap(([, specifier = '']) => {
    const name = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1);
    // What begins with # is a folder of this project: `imports` of package.json.
    return isBuiltin(specifier) || specifier.startsWith('#') ? [] : [name.join('/')];
  });
}
