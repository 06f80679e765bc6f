import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { bundle, loadBundled } from './bundle-tests.mjs';

/** @import { Bundling } from './bundle-tests.mjs' */

/** @typedef {'quick' | 'main' | 'all'} Tier which tests run: `npm run test:quick`, `npm test` or `npm run test:all` */

/** The beginnings of the suites of a quick run: no browser, no web server, not the whole site. */
const quickSuites = [
  'unit/',
  'architecture.',
  'codes.',
  'exports.',
  'generated.',
  'properties.',
  'sites.',
  'template-sites.',
];

/** Units that build sites, draw pictures or start commands: a quick run leaves them to `npm test`. */
const slowUnits = [
  'unit/bad-input',
  'unit/contour',
  'unit/live-templates',
  'unit/publish',
  'unit/redirect-properties',
  'unit/schemas',
  'unit/search',
  'unit/social',
  'unit/special-files',
  'unit/systems',
];

/** The beginnings of the suites that only `npm run test:all` has. Other suites run fewer tests in the other tiers. */
const exhaustiveSuites = [
  'visual/',
  'browser/broken-words',
  'browser/runtimes',
  'hosts/container',
  'security/expressions',
  'site/a-year-later',
  'site/linkinator',
  'site/publish-kills',
  'site/strict',
  'site/watch-tests',
  'tools/components',
  'tools/web-editor',
  'unit/copy-of',
];

/** The suites that take longest, the longest first: a run that begins with them keeps every core busy to its end. */
const longest = [
  'browser/every-page',
  'sites',
  'template-sites',
  'browser/forms',
  'browser/filters',
  'site/template-mistakes',
  'browser/search',
  'site/command-line',
  'tools/template-edits',
  'unit/drawings',
  'hosts/publish-remote',
  'tools/preview',
  'facets',
  'site/cache-damage',
  'time',
];

/**
 * The modules of `test/support/` with a site that is built once in a run. Each exports `buildOnce`, which is called
 * before the suites that import the module.
 */
export const siteModules = ['test/support/real-site.ts', 'test/support/small-site.ts'];

/** The folder of the fixture sites: a name such as `sites/body-is-missing` selects one of them. */
const fixtureFolder = 'test/sites';

/**
 * Finds the suites of a run → their paths from the project's folder, those that take longest first, and the fixture
 * sites that the names select.
 * @param {{ tier: Tier, names: readonly string[] }} run
 */
export function findSuites({ tier, names }) {
  const all = allSuites();
  const fixtures = names.flatMap((name) => fixtureOf(name) ?? []);
  const wanted = names.map((name) => (fixtureOf(name) ? 'test/sites.test.ts' : name));
  const suites =
    names.length > 0
      ? all.filter((path) => wanted.some((name) => path.includes(name)))
      : all.filter((path) => isInTier(path.slice('test/'.length), tier));
  return { suites: suites.sort((one, other) => rank(one) - rank(other)), fixtures };
}

/** @param {string} name a name of the command line, such as `sites/body-is-missing` */
function fixtureOf(name) {
  const fixture = /^(?:test\/)?sites\/([\w-]+)\/?$/.exec(name)?.[1];
  return fixture && existsSync(join(fixtureFolder, fixture)) ? fixture : undefined;
}

/**
 * @param {string} suite its path from `test/`
 * @param {Tier} tier
 */
function isInTier(suite, tier) {
  const begins = (/** @type {string} */ start) => suite.startsWith(start);
  if (tier === 'quick') return quickSuites.some(begins) && !slowUnits.some((slow) => suite.startsWith(`${slow}.`));
  return tier === 'all' || !exhaustiveSuites.some(begins);
}

/** @param {string} path */
function rank(path) {
  const index = longest.indexOf(shortName(path));
  return index < 0 ? longest.length : index;
}

function allSuites() {
  return fastGlob.globSync('test/**/*.test.{ts,tsx}').sort();
}

/**
 * Returns the name of a suite as the command line takes it: `unit/markdown`.
 * @param {string} path
 */
export function shortName(path) {
  return path.replace(/^test\/|\.test\.tsx?$/g, '');
}

/**
 * Explains names that select no suite, or returns `undefined` if there are none.
 * @param {readonly string[]} names
 * @param {Bundling} bundling
 */
export async function explainUnknownNames(names, bundling) {
  const paths = allSuites();
  const unknown = names.filter((name) => !fixtureOf(name) && !paths.some((path) => path.includes(name)));
  if (unknown.length === 0) return undefined;
  await bundle(bundling, { suggest: 'build/model/diagnostics/suggest.ts' });
  const { findClosest } = await loadBundled(bundling, 'suggest');
  const fixtures = fastGlob.globSync('*', { cwd: fixtureFolder, onlyDirectories: true }).map((name) => `sites/${name}`);
  const suites = [...paths.map(shortName), ...fixtures].sort();
  const byName = new Map(
    suites.flatMap((suite) => [
      [suite.slice(suite.lastIndexOf('/') + 1), suite],
      [suite, suite],
    ]),
  );
  return unknown
    .map((name) => {
      const near = byName.get(findClosest(shortName(name), byName.keys()));
      return `No suite has "${name}" in its path. ${near ? `Did you mean ${near}?` : 'List the suites: npm test -- --list'}`;
    })
    .join('\n');
}
