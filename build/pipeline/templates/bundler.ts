import { join } from 'node:path';
import type { BuildContext, BuildOptions, BuildResult, Plugin } from 'esbuild';
import { authoringAlias } from './authoring-alias.ts';
import type { CompileOptions } from './compile-options.ts';
import type { ScopedStyles } from './plugins.ts';
import type { SourceStamps } from './source-stamps.ts';

/** Bundles the templates of a site. Between two bundles, esbuild keeps what it has parsed. */
export interface Bundler {
  bundle: () => Promise<Bundles>;
  dispose: () => Promise<void>;
}

/**
 * One module of the server, or all files of the browser, as esbuild made them: contents in memory, never on disk, and the
 * metafile, which names every source by its path from the site's folder. `compile.ts` writes the files to the cache.
 */
export type Bundle = BuildResult<{ write: false; metafile: true }>;

export interface Bundles {
  server: Bundle;
  site: Bundle;
  islands: Bundle;
  client: Bundle;
  /** Source path → its CSS with scoped class names. */
  css: Record<string, string>;
  /** Path of each CSS module → its classes. */
  classes: ReadonlyMap<string, readonly string[]>;
}

/** Creates the bundler of the modules of the server and the files of the browser. */
export async function createBundler(options: CompileOptions): Promise<Bundler> {
  // Loaded only to compile: most runs find compiled templates.
  const [{ context }, { readStylesAgain, templatePlugins, tracingPlugin }, { findChangedPaths, stampSources }] =
    await Promise.all([import('esbuild'), import('./plugins.ts'), import('./source-stamps.ts')]);
  const { siteFolder } = options;
  const styles = new Map<string, ScopedStyles>();
  const shared = sharedOptions(options, templatePlugins({ ...options, styles }));
  const alias = { alias: aliasesOf(options) };
  const prepare = (own: BuildOptions) => context({ ...shared, ...own, write: false as const, metafile: true as const });
  const prepareModule = (contents: string, own: BuildOptions = {}) =>
    prepare({
      ...serverOptions,
      outfile: join(siteFolder, 'module.mjs'),
      ...own,
      stdin: { contents, resolveDir: siteFolder },
    });
  const contexts = await Promise.all([
    prepareModule("export * from 'virtual:server';", {
      plugins: [tracingPlugin(options.root), ...(shared.plugins ?? [])],
    }),
    prepareModule("export { default } from './templates/site.ts';"),
    prepareModule("export * from 'virtual:island-server';", alias),
    prepare({ ...alias, ...clientOptions }),
  ]);
  let last: { stamps: SourceStamps; modules: Omit<Bundles, 'css' | 'classes'> } | undefined;
  /** Reads the style sheets alone, if nothing else has changed since the last time. */
  function restyle(stamps: SourceStamps): boolean {
    const changed = last && findChangedPaths(last.stamps, stamps);
    if (!changed?.every((path) => path.endsWith('.css'))) return false;
    const read = readStylesAgain(siteFolder, changed, styles);
    for (const [path, scoped] of read ?? []) styles.set(path, scoped);
    return read !== undefined;
  }
  return {
    async bundle() {
      // Before anything is read, so that a file that is saved meanwhile counts as changed the next time.
      const stamps = stampSources(siteFolder);
      if (last && restyle(stamps)) last = { ...last, stamps };
      else {
        last = undefined;
        styles.clear();
        const [server, site, islands, client] = await rebuildAll(contexts);
        last = { stamps, modules: { server, site, islands, client } };
      }
      return {
        ...last.modules,
        css: Object.fromEntries([...styles].map(([path, { css }]) => [path, css])),
        classes: new Map([...styles].map(([path, { classes }]) => [path, Object.keys(classes)])),
      };
    },
    async dispose() {
      await Promise.all(contexts.map((one) => one.dispose()));
    },
  };
}

/** Bundles the files of the browser alone. */
export interface BrowserBundler {
  bundle: () => Promise<Bundle>;
  /** The style sheets that the last bundle read, by path. */
  styles: ReadonlyMap<string, ScopedStyles>;
  dispose: () => Promise<void>;
}

/** Creates the bundler of the files of the browser. */
export async function createBrowserBundler(options: CompileOptions): Promise<BrowserBundler> {
  const [{ context }, { templatePlugins }] = await Promise.all([import('esbuild'), import('./plugins.ts')]);
  const styles = new Map<string, ScopedStyles>();
  const kept = await context({
    ...sharedOptions(options, templatePlugins({ ...options, styles })),
    alias: aliasesOf(options),
    ...clientOptions,
    write: false,
    metafile: true,
  });
  return {
    bundle() {
      styles.clear();
      return kept.rebuild();
    },
    styles,
    dispose: () => kept.dispose(),
  };
}

type Context = BuildContext<{ write: false; metafile: true }>;

/** Bundles all at once. Waits for all even if one fails: esbuild answers later calls with a run that has not ended. */
async function rebuildAll(contexts: [Context, Context, Context, Context]): Promise<[Bundle, Bundle, Bundle, Bundle]> {
  const [server, site, islands, client] = contexts;
  const runs = [server.rebuild(), site.rebuild(), islands.rebuild(), client.rebuild()] as const;
  await Promise.allSettled(runs);
  return Promise.all(runs);
}

function sharedOptions(options: CompileOptions, plugins: Plugin[]): BuildOptions {
  const { root, siteFolder } = options;
  return {
    absWorkingDir: siteFolder,
    nodePaths: [join(root, 'node_modules')],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    // The site's tsconfig.json is for editors.
    tsconfigRaw: '{}',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.json': 'json' },
    logLevel: 'silent',
    alias: authoringAlias(options),
    plugins,
  };
}

/** Returns the aliases of what runs in the browser. */
function aliasesOf(options: CompileOptions): Record<string, string> {
  return { ...authoringAlias(options), ...(options.runtime === 'preact' ? preactAlias : {}) };
}

const serverOptions: BuildOptions = {
  platform: 'node',
  target: 'node20',
  sourcemap: 'external',
  sourcesContent: false,
  // Kept as literals: esbuild would replace each by code that makes a new expression every time it runs.
  supported: { 'regexp-unicode-property-escapes': true },
  banner: {
    js: "import { createRequire as createRequireOfBundle } from 'node:module';const require = createRequireOfBundle(import.meta.url);",
  },
};

/**
 * The script that every page loads, as a path from the site's folder. `compile.ts` finds it by this name among the outputs
 * of the browser's bundle, whose file names have a hash.
 */
export const clientEntry = 'client/main.ts';

const clientOptions: BuildOptions = {
  entryPoints: { main: clientEntry },
  outdir: '/assets',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  platform: 'browser',
  target: ['es2022'],
  splitting: true,
  minify: true,
  legalComments: 'none',
};

/** The packages of islands that run by Preact. */
export const preactAlias = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
};
