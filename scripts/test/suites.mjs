import { bundle, loadBundled } from './bundle-tests.mjs';

/** @import { Bundling } from './bundle-tests.mjs' */

/** Folders of the tests that need a browser, a web server or the whole site. */
const slowFolders = ['browser', 'hosts', 'security', 'site', 'tools', 'visual'];
/** The beginnings of the suites that a quick run has, unless suites are named. */
const quickSuites = ['unit/', 'architecture.', 'codes.', 'exports.', 'properties.', 'sites.'];
const longSuite = 'test/sites.test.ts';
/** Suites that run only when they are named, because their references are of one version of the browser. */
const onlyNamed = 'test/visual/';
/** The tests that run in every browser engine. */
export const browserTests = 'test/browser/';
/** The tests of the preview and the web editor: they start Chromium by themselves. */
const toolTests = 'test/tools/';
/** The tests that ask servers and engines of hosts. */
export const hostTests = 'test/hosts/';

/**
 * Explains names that are in the path of no suite, or returns `undefined` if there are none.
 * @param {readonly string[]} names
 * @param {Bundling} bundling
 */
export async function explainUnknownNames(names, bundling) {
  const { default: fastGlob } = await import('fast-glob');
  const paths = fastGlob.globSync('**/*.test.{ts,tsx}', { cwd: 'test' }).map((path) => `test/${path}`);
  const unknown = names.filter((name) => !paths.some((path) => path.includes(name)));
  if (unknown.length === 0) return undefined;
  await bundle(bundling, { suggest: 'build/model/diagnostics/suggest.ts' });
  const { findClosest } = await loadBundled(bundling, 'suggest');
  const suites = paths.map((path) => path.replace(/^test\/|\.test\.tsx?$/g, '')).sort();
  const bySuite = new Map(
    suites.flatMap((suite) => [
      [suite.slice(suite.lastIndexOf('/') + 1), suite],
      [suite, suite],
    ]),
  );
  return unknown
    .map((name) => {
      const near = bySuite.get(findClosest(name.replace(/^test\/|\.test\.tsx?$/g, ''), bySuite.keys()));
      return `No suite has "${name}" in its path. ${near ? `Did you mean ${near}?` : describeFolders(suites)}`;
    })
    .join('\n');
}

/**
 * Says how many suites each folder has, and how to list them.
 * @param {readonly string[]} suites
 */
function describeFolders(suites) {
  const counts = new Map();
  for (const suite of suites) {
    const folder = suite.includes('/') ? suite.slice(0, suite.indexOf('/') + 1) : '';
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const own = suites.filter((suite) => !suite.includes('/'));
  const folders = [...counts].filter(([folder]) => folder !== '').map(([folder, count]) => `${folder} (${count})`);
  return `The suites are in ${folders.join(', ')}, and ${own.length} by themselves, such as ${own[0]}. List them: npm test -- --list`;
}

/**
 * Finds the suites of a run → their paths from the project's folder.
 * @param {{ quick: boolean, names: readonly string[] }} run
 * @returns {Promise<string[]>}
 */
export async function findSuites({ quick, names }) {
  const { default: fastGlob } = await import('fast-glob');
  const ignore = quick ? slowFolders.map((folder) => `${folder}/**`) : [];
  return fastGlob
    .globSync('**/*.test.{ts,tsx}', { cwd: 'test', ignore })
    .filter((path) => !quick || names.length > 0 || quickSuites.some((start) => path.startsWith(start)))
    .filter((path) =>
      names.length === 0 ? !`test/${path}`.startsWith(onlyNamed) : names.some((name) => `test/${path}`.includes(name)),
    )
    .sort()
    .map((path) => `test/${path}`);
}

/**
 * Chooses the suites that run in processes of their own: in a quick run the longest one, else all that do not run in
 * every engine, in two groups.
 * @param {readonly string[]} suites
 * @param {{ quick: boolean, names: readonly string[] }} run
 * @returns {Record<string, string[]>} paths of suites by the name of their group
 */
export function groupSuites(suites, { quick, names }) {
  if (quick) return { 'the fixture sites': names.length === 0 ? [longSuite] : [] };
  const others = suites.filter((path) => !path.startsWith(browserTests));
  if (others.length === suites.length) return {};
  const isOfSite = (/** @type {string} */ path) => isSlow(path) && !path.startsWith(toolTests);
  return {
    'the suites of units, fixture sites and tools': others.filter((path) => !isOfSite(path)),
    'the suites of the whole site and of hosts': others.filter(isOfSite),
  };
}

/**
 * Returns whether a suite needs a browser, a web server or the whole site, and so the tools of the tests.
 * @param {string} path
 */
export function isSlow(path) {
  return slowFolders.some((folder) => path.startsWith(`test/${folder}/`));
}
