import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { assetCode, defineRequire } from '../bundle.mjs';

/**
 * The project's folder, and the folder of a run's bundles.
 * @typedef {{ root: string, scratch: string }} Bundling
 */

/**
 * Replaces uvu by a module that also keeps the time of each test.
 * @type {import('esbuild').Plugin}
 */
const timedTests = {
  name: 'timed-tests',
  setup(build) {
    build.onResolve({ filter: /^uvu$/ }, () => ({
      path: fileURLToPath(new URL('timed-uvu.mjs', import.meta.url)),
      external: true,
    }));
  },
};

/**
 * Bundles suites, with the plugins that compile templates: CSS modules, and modules that list folders.
 * @param {Bundling} bundling
 * @param {readonly string[]} paths
 * @returns {Promise<Map<string, Set<string>>>} the path of each suite → the files of the project that it imports
 */
export async function bundleSuites(bundling, paths) {
  await bundle(bundling, { plugins: 'build/pipeline/templates/plugins.ts' });
  const { templatePlugins } = await loadBundled(bundling, 'plugins');
  const { root } = bundling;
  const plugins = templatePlugins({ root, siteFolder: root, runtime: 'preact', styles: new Map() });
  const entryPoints = Object.fromEntries(paths.map((path) => [withoutEnding(path), path]));
  const { outputs } = await bundle(bundling, entryPoints, [timedTests, ...plugins]);
  const entries = Object.values(outputs).filter(({ entryPoint }) => entryPoint !== undefined);
  return new Map(entries.map((entry) => [String(entry.entryPoint), collectInputs(entry, outputs)]));
}

/**
 * @param {import('esbuild').Metafile['outputs'][string]} entry
 * @param {import('esbuild').Metafile['outputs']} outputs
 */
function collectInputs(entry, outputs) {
  const reached = new Set([entry]);
  for (const output of reached)
    for (const { path } of output.imports) {
      const imported = outputs[path];
      if (imported) reached.add(imported);
    }
  return new Set([...reached].flatMap(({ inputs }) => Object.keys(inputs)));
}

/**
 * Loads a bundled module by the path of its source.
 * @param {Pick<Bundling, 'scratch'>} bundling
 * @param {string} path
 */
export function loadBundled({ scratch }, path) {
  return import(pathToFileURL(join(scratch, `${withoutEnding(path)}.mjs`)).href);
}

/** @param {string} path */
function withoutEnding(path) {
  return path.replace(/\.tsx?$/, '');
}

/**
 * Bundles modules of the project for Node.
 * @param {Bundling} bundling
 * @param {Record<string, string>} entryPoints
 * @param {import('esbuild').Plugin[]} [plugins]
 * @returns {Promise<import('esbuild').Metafile>}
 */
export async function bundle({ root, scratch }, entryPoints, plugins = []) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: scratch,
    outExtension: { '.js': '.mjs' },
    entryNames: '[dir]/[name]',
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.ASSET_CODE': JSON.stringify(await assetCode(root)) },
    loader: { '.typ': 'text' },
    banner: { js: defineRequire },
    plugins,
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'error',
  });
  return metafile;
}
