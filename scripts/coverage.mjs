#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWith } from './setup/arguments.mjs';
import { ensurePackages } from './setup/packages.mjs';

const help = `Measures which lines of build/, templates/ and client/ the tests run.

npm run coverage -- [options and names of npm test]

Without arguments it measures the quick tests. The report in HTML is .cache/coverage/index.html.
`;

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache', 'coverage');
const raw = join(folder, 'raw');
const args = process.argv.slice(2);

if (args.includes('--help')) await endWith(0, help);
await ensurePackages({ development: true });
rmSync(folder, { recursive: true, force: true });
const tests = runNode('scripts/test.mjs', args.length > 0 ? args : ['--quick'], { NODE_V8_COVERAGE: raw });
for (const name of readdirSync(raw)) keepBundledTests(join(raw, name));
const report = runNode('node_modules/c8/bin/c8.js', [
  'report',
  ...['--temp-directory', raw, '--reports-dir', folder, '--exclude-after-remap'],
  ...['build', 'client', 'templates'].flatMap((name) => ['--include', `${name}/**`]),
  ...['--reporter', 'text-summary', '--reporter', 'html'],
]);
process.exitCode = tests || report;

/**
 * @param {string} script
 * @param {string[]} own
 * @param {Record<string, string>} [variables]
 * @returns {number} its exit code
 */
function runNode(script, own, variables = {}) {
  const env = { ...process.env, ...variables };
  return spawnSync(process.execPath, [script, ...own], { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}

/**
 * Leaves only the bundles of tests in a file of V8, and names their sources by paths: c8 compares what it includes with
 * the names in source maps, which Node writes as URLs. Commands that tests start run bundles without source maps.
 * @param {string} path
 */
function keepBundledTests(path) {
  const { result, 'source-map-cache': maps = {} } = JSON.parse(readFileSync(path, 'utf8'));
  const bundled = result.filter((/** @type {{ url: string }} */ { url }) => maps[url]?.data);
  if (bundled.length === 0) return rmSync(path);
  for (const { url } of bundled)
    maps[url].data.sources = maps[url].data.sources.map((/** @type {string} */ source) =>
      source.startsWith('file:') ? fileURLToPath(source) : source,
    );
  writeFileSync(path, JSON.stringify({ result: bundled, 'source-map-cache': maps }));
}
