#!/usr/bin/env node
import module from 'node:module';
import { basename, dirname, join, parse } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { assetCode, beginBundle, CacheProblem, defineRequire, isFresh, writeBundle } from './bundle.mjs';
import { fail } from './setup/commands.mjs';
import { nativePackages } from './setup/native-parts.mjs';
import { hasOutputFailed } from './setup/output-errors.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { explainSystemError } from './setup/system-errors.mjs';
import { describeTracked } from './setup/tracked-files.mjs';

/** Ends the process at once. */
const reallyExit = Reflect.get(process, 'reallyExit');

// React, and everything that asks, runs in its production build.
process.env.NODE_ENV = 'production';

leaveRemovedFolder();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, '.cache', 'build');

// The V8 of Node 20 optimizes functions after 66 KB of bytecode: compiling them, on each thread anew, takes longer than a
// build gains by it. Later versions use a quicker compiler first, and have no such option.
if (process.versions.node.startsWith('20.')) v8.setFlagsFromString(`--interrupt-budget=${8 * 66 * 1024}`);

// From Node 22 on, what was compiled once is kept.
Reflect.get(module, 'enableCompileCache')?.(join(root, '.cache', 'compiled'));

/**
 * gray-matter is given the parser it uses; the old one that it brings would be loaded for nothing.
 * @type {import('esbuild').Plugin}
 */
const withoutOwnParser = {
  name: 'without-own-parser',
  setup(build) {
    build.onResolve({ filter: /^js-yaml$/ }, ({ importer }) =>
      importer.includes('gray-matter') ? { path: 'none', namespace: 'no-parser' } : undefined,
    );
    build.onLoad({ filter: /^none$/, namespace: 'no-parser' }, () => ({
      contents: 'exports.safeLoad = exports.safeDump = () => { throw new Error("gray-matter is given its parser."); };',
    }));
  },
};

// The code of the site may replace the functions that write.
const outputs = [process.stdout, process.stderr].map((stream) => ({ stream, write: stream.write }));
const tracked = describeTracked(root);
if (tracked !== undefined) fail(tracked);
const used = ensurePackages({ development: false });
const bundled = isFresh(folder, root)
  ? folder
  : await bundleBuild().catch(async (error) => {
      await used;
      return explain(error);
    });
await used;
const code = await runCommand().catch(explain);
// A timer or a server that a template leaves behind would keep the process alive.
for (const { stream, write } of outputs) await new Promise((resolve) => Reflect.apply(write, stream, ['', resolve]));
endWith(code);

/**
 * Ends the process. What listens for its end may be code of the site, which must not choose another code.
 * @param {number} code
 */
function endWith(code) {
  const { exit } = process;
  const refuse = () => {
    throw new Error('The process ends already.');
  };
  process.exitCode = code;
  const listeners = process.listeners('exit');
  process.removeAllListeners('exit');
  Object.assign(process, { exit: refuse, reallyExit: refuse, abort: refuse });
  for (const listener of listeners)
    try {
      listener.call(process, code);
    } catch {}
  Object.assign(process, { reallyExit });
  exit.call(process, code || Number(hasOutputFailed()));
}

/** Moves to the folder above all others if the current one was removed: packages read for it, and would throw. */
function leaveRemovedFolder() {
  try {
    process.cwd();
  } catch {
    process.chdir(parse(fileURLToPath(import.meta.url)).root);
  }
}

/** @returns {Promise<number>} the exit code */
async function runCommand() {
  const { main } = await import(pathToFileURL(join(bundled, 'cli.mjs')).href);
  return main(process.argv.slice(2), root);
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function explain(error) {
  const isOfBundle = error instanceof Error && 'errors' in error && 'warnings' in error;
  const message = isOfBundle
    ? 'The code of the build cannot be bundled, as reported above. If a package is at fault, install all packages again: npm ci'
    : error instanceof CacheProblem
      ? error.message
      : explainSystemError(error);
  if (message === undefined) throw error;
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * Bundles `build/` with its dependencies, because that starts three to ten times as fast as loading them one by one →
 * the folder of the bundle.
 */
async function bundleBuild() {
  const begun = beginBundle();
  const { build } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: {
      cli: 'build/cli.ts',
      'render-worker': 'build/pipeline/workers/render-worker.ts',
      'change-scan-worker': 'build/pipeline/cache/change-scan-worker.ts',
      'content-worker': 'build/pipeline/read/content-worker.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    entryNames: '[name]',
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Left as they are: in place of each the code would make it anew every time it comes by.
    supported: { 'regexp-unicode-property-escapes': true },
    jsx: 'automatic',
    metafile: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.ASSET_CODE': JSON.stringify(await assetCode(root)) },
    plugins: [withoutOwnParser],
    loader: { '.typ': 'text', '.css': 'text' },
    banner: { js: defineRequire },
    external: nativePackages,
    logLevel: 'error',
    logOverride: { 'direct-eval': 'silent' },
  });
  return writeBundle({
    folder,
    root,
    files: Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path), text])),
    inputs: [
      ...Object.keys(metafile.inputs).filter((path) => !/node_modules|^no-parser:/.test(path)),
      'package-lock.json',
      'scripts/run.mjs',
    ],
    begun,
  });
}
