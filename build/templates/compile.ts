import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';
import { isFresh, writeBundle } from '../../scripts/bundle.mjs';
import { readCachedJson } from '../../scripts/cache-file.mjs';
import { digestOf } from '../files/digest.ts';
import type { CompiledTemplates } from '../model/templates.ts';

export interface CompileOptions {
  /** The generator's folder: its packages are the templates' packages. */
  root: string;
  /** The folder of the site that has `templates/` and `client/`. */
  siteFolder: string;
  /** An ignored folder for what is compiled. */
  cache: string;
  runtime: 'preact' | 'react';
}

/** The file of a bundle that has what is compiled, with the names of its modules. */
const result = 'compiled.json';

/** Compiles the templates for the server and the browser, or reads what was compiled if no input has changed. */
export async function compileTemplates({
  root,
  siteFolder,
  cache,
  runtime,
}: CompileOptions): Promise<CompiledTemplates> {
  const folder = join(cache, `templates-${runtime}`);
  if (isFresh(folder, root)) return withModulesIn(folder, readCachedJson(join(folder, result)));
  // Loaded only to compile: most runs find compiled templates.
  const [{ build }, { templatePlugins }] = await Promise.all([import('esbuild'), import('./plugins.ts')]);
  const css: Record<string, string> = {};
  const shared: BuildOptions = {
    absWorkingDir: siteFolder,
    nodePaths: [join(root, 'node_modules')],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.json': 'json' },
    logLevel: 'silent',
    plugins: templatePlugins({ root, siteFolder, runtime, css }),
  };
  const onServer: BuildOptions = {
    ...shared,
    platform: 'node',
    target: 'node20',
    // Left as they are: in place of each the code would make it anew every time it comes by.
    supported: { 'regexp-unicode-property-escapes': true },
    banner: {
      js: "import { createRequire as createRequireOfBundle } from 'node:module';const require = createRequireOfBundle(import.meta.url);",
    },
  };
  const runtimeAlias = runtime === 'preact' ? { alias: preactAlias } : {};
  const [server, site, islands, client] = await Promise.all([
    build({ ...onServer, stdin: { contents: "export * from 'virtual:server';", resolveDir: siteFolder } }),
    build({
      ...onServer,
      stdin: { contents: "export { default } from './templates/site.ts';", resolveDir: siteFolder },
    }),
    build({
      ...onServer,
      ...runtimeAlias,
      stdin: { contents: "export * from 'virtual:island-server';", resolveDir: siteFolder },
    }),
    build({
      ...shared,
      ...runtimeAlias,
      entryPoints: { main: 'client/main.ts' },
      outdir: '/assets',
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      platform: 'browser',
      target: ['es2022'],
      splitting: true,
      minify: true,
      legalComments: 'none',
    }),
  ]);

  const serverText = textOf(server.outputFiles);
  const siteText = textOf(site.outputFiles);
  const islandsText = textOf(islands.outputFiles);
  const serverFile = `server-${digestOf(serverText)}.mjs`;
  const siteFile = `site-${digestOf(siteText)}.mjs`;
  const islandsFile = `islands-${digestOf(islandsText)}.mjs`;
  const clientFiles = Object.fromEntries((client.outputFiles ?? []).map((file) => [basename(file.path), file.text]));
  const entry =
    Object.entries(client.metafile?.outputs ?? {}).find(([, output]) => output.entryPoint === 'client/main.ts')?.[0] ??
    '';
  const metafiles = [server.metafile, site.metafile, islands.metafile, client.metafile].filter(
    (file) => file !== undefined,
  );
  const compiled: CompiledTemplates = {
    digest: digestOfCompiled({ files: [serverFile, siteFile, islandsFile, ...Object.keys(clientFiles)], css }),
    server: serverFile,
    site: siteFile,
    islands: islandsFile,
    client: { entry: basename(entry), files: clientFiles },
    css,
    imports: importGraph(metafiles),
  };
  const inputs = metafiles.flatMap((file) => Object.keys(file.inputs)).map((path) => path.replace(/^[\w-]+:/, ''));
  const written = writeBundle({
    folder,
    root,
    files: {
      [serverFile]: serverText,
      [siteFile]: siteText,
      [islandsFile]: islandsText,
      [result]: JSON.stringify(compiled),
    },
    inputs: [
      ...[...inputs.filter((path) => existsSync(join(siteFolder, path)) && !isOfPackage(path)), ...templateFolders].map(
        (path) => relative(root, join(siteFolder, path)),
      ),
      'package-lock.json',
    ],
  });
  return withModulesIn(written, compiled);
}

/** Names the modules of compiled templates by their paths. */
function withModulesIn(folder: string, compiled: CompiledTemplates): CompiledTemplates {
  const { server, site, islands } = compiled;
  return { ...compiled, server: join(folder, server), site: join(folder, site), islands: join(folder, islands) };
}

/** What compiled templates are known by: the files that are named by their contents, and the rules, in whatever order. */
export function digestOfCompiled({ files, css }: { files: readonly string[]; css: Record<string, string> }): string {
  const rules = Object.entries(css).sort(([a], [b]) => (a < b ? -1 : 1));
  return digestOf([...files.map((file) => basename(file)), JSON.stringify(rules)].join('\n'));
}

/** Folders whose new files are found by being there. */
const templateFolders = ['pages', 'layouts', 'data', 'islands', 'components'].map((name) => `templates/${name}`);

const preactAlias = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Reads from what esbuild made which source imports which of ours, in order. */
export function importGraph(metafiles: Metafile[]): Record<string, string[]> {
  const imports: Record<string, string[]> = {};
  for (const file of metafiles) {
    for (const [path, input] of Object.entries(file.inputs)) {
      if (isOfPackage(path)) continue;
      const targets = input.imports.map((target) => target.path).filter((target) => !isOfPackage(target));
      imports[path] = [...new Set([...(imports[path] ?? []), ...targets])];
    }
  }
  return imports;
}

/** Whether a path of a bundle's input is a package's file. */
function isOfPackage(path: string): boolean {
  return /(^|\/)node_modules\//.test(path);
}

function textOf(files: { text: string }[] | undefined): string {
  return files?.[0]?.text ?? '';
}
