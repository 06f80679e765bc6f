import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assetCode } from '../bundle.mjs';
import { timing } from './times.mjs';

/**
 * The project's folder, the folder of a run's bundles, and whether the tests report how long they took.
 * @typedef {{ root: string, scratch: string, times?: boolean }} Bundling
 */

/**
 * Bundles suites, with the plugins that compile templates: CSS modules, and modules that list folders.
 * @param {Bundling} bundling
 * @param {readonly string[]} paths
 */
export async function bundleSuites(bundling, paths) {
  await bundle(bundling, { plugins: 'build/pipeline/templates/plugins.ts' });
  const { templatePlugins } = await loadBundled(bundling, 'plugins');
  const entryPoints = Object.fromEntries(paths.map((path) => [withoutEnding(path), path]));
  const { root } = bundling;
  const plugins = templatePlugins({ root, siteFolder: root, runtime: 'preact', styles: new Map() });
  await bundle(bundling, entryPoints, bundling.times ? [timing, ...plugins] : plugins);
}

/**
 * Loads a bundled module by the path of its source.
 * @param {Bundling} bundling
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
 * Bundles modules of the project for this process.
 * @param {Bundling} bundling
 * @param {Record<string, string>} entryPoints
 * @param {import('esbuild').Plugin[]} [plugins]
 */
export async function bundle({ root, scratch }, entryPoints, plugins = []) {
  const { build } = await import('esbuild');
  await build({
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
    plugins,
    sourcemap: 'linked',
    logLevel: 'error',
  });
}
