import { existsSync, readFileSync } from 'node:fs';
import { basename, join, posix, relative, sep } from 'node:path';
import type { Metafile } from 'esbuild';
import { beginBundle, isFresh, writeBundle } from '../../../scripts/bundle.mjs';
import { readCachedJson } from '../../../scripts/cache-file.mjs';
import { digestOf } from '../../model/files/digest.ts';
import { relativePath } from '../../model/files/relative-path.ts';
import { TemplateProblem } from '../../model/template-problem.ts';
import type { CompiledTemplates } from '../../model/templates.ts';
import { type Bundle, type Bundler, type Bundles, clientEntry, createBundler } from './bundler.ts';
import { checkStyles } from './check-styles.ts';
import type { CompileOptions } from './compile-options.ts';
import { hasEventHandler } from './event-handlers.ts';
import { mapOf } from './find-source-place.ts';
import { findSourceFaults, sourceFolders } from './source-faults.ts';
import { templateProblemOf } from './template-problem.ts';

/** Compiled templates as the cache has them: modules are named by their files, wherever the site is. */
type StoredTemplates = Omit<CompiledTemplates, 'fromContent'>;

/** The file in a bundle's folder that describes the compiled templates and names their modules. */
const result = 'compiled.json';

/**
 * Compiles the templates for the server and the browser, or reads the compiled ones if no input has changed. A process
 * that compiles repeatedly passes a bundler and keeps it; otherwise the bundler is closed here.
 */
export async function compileTemplates(
  options: CompileOptions,
  keptBundler?: () => Promise<Bundler>,
): Promise<CompiledTemplates> {
  const { root, cache, runtime, broken } = options;
  const folder = join(cache, `templates-${runtime}${broken ? '-broken' : ''}`);
  if (!broken && isFresh(folder, root)) return withModulesIn(folder, readCachedJson(join(folder, result)), options);
  const begun = beginBundle();
  checkSources(options);
  const bundler = await (keptBundler?.() ?? createBundler(options));
  const bundles = await bundler
    .bundle()
    .catch((error) => {
      throw templateProblemOf(error, fromContent(options)) ?? error;
    })
    .finally(() => (keptBundler ? undefined : bundler.dispose()));
  const imports = importGraph(metafilesOf(bundles));
  // With sources that have mistakes, nothing is rendered.
  const mistakes = broken
    ? []
    : checkStyles({
        sources: readSources(Object.keys(imports), options),
        classes: bundles.classes,
        fromContent: fromContent(options),
      });
  if (mistakes.length > 0) throw new TemplateProblem(mistakes, { isInStyles: true });
  const modules = {
    server: moduleOf('server', bundles.server),
    site: moduleOf('site', bundles.site),
    islands: moduleOf('islands', bundles.islands),
  };
  const compiled = describeBundles(bundles, { modules, imports });
  const written = writeBundle({
    folder,
    root,
    files: {
      ...Object.fromEntries(
        Object.values(modules).flatMap(({ file, text, map }) => [
          [file, text],
          [mapOf(file), map],
        ]),
      ),
      [result]: JSON.stringify(compiled),
    },
    inputs: inputsOf(bundles, options),
    begun,
  });
  return withModulesIn(written, compiled, options);
}

/** Throws if sources cannot be read, other than those that are left out. */
export function checkSources(options: CompileOptions): void {
  const { siteFolder, broken = new Set() } = options;
  const start = fromContent(options);
  const faults = findSourceFaults(siteFolder, start).filter(({ file }) => !broken.has(posix.relative(start, file)));
  if (faults.length > 0) throw new TemplateProblem(faults);
}

/** A module of the server, and the file that is named by its contents. */
interface ServerModule {
  file: string;
  text: string;
  /** Its source map, as JSON. */
  map: string;
}

function moduleOf(name: string, { outputFiles }: Bundle): ServerModule {
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  const text = textOf('.mjs');
  return { file: `${name}-${digestOf(text)}.mjs`, text, map: textOf('.map') };
}

function describeBundles(
  bundles: Bundles,
  {
    modules: { server, site, islands },
    imports,
  }: { modules: Record<'server' | 'site' | 'islands', ServerModule>; imports: StoredTemplates['imports'] },
): StoredTemplates {
  const { css } = bundles;
  const client = describeBrowserFiles(bundles.client);
  return {
    digest: digestOfCompiled({ files: [server.file, site.file, islands.file, ...Object.keys(client.files)], css }),
    server: server.file,
    site: site.file,
    islands: islands.file,
    client,
    css,
    imports,
    hasEventHandler: hasEventHandler(server.text),
  };
}

/** Returns the files of the browser by their names, and the name of the file that pages load. */
export function describeBrowserFiles({ outputFiles, metafile }: Bundle): CompiledTemplates['client'] {
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === clientEntry)?.[0];
  return {
    entry: basename(entry ?? ''),
    files: Object.fromEntries(outputFiles.map((file) => [basename(file.path), file.text])),
  };
}

function metafilesOf({ server, site, islands, client }: Bundles): Metafile[] {
  return [server, site, islands, client].map(({ metafile }) => metafile);
}

/** Reads the files of the site's code among some paths. Leaves out files that were removed since the bundling. */
function readSources(paths: readonly string[], { siteFolder }: CompileOptions): Map<string, string> {
  const files = paths.filter((path) => /^(?:templates|client)\/.*\.(?:tsx?|css)$/.test(path));
  return new Map(
    files.flatMap((path) => {
      const file = join(siteFolder, path);
      return existsSync(file) ? [[path, readFileSync(file, 'utf8')] as const] : [];
    }),
  );
}

/** The generator's own files that determine how templates are compiled. */
const compilerFiles = [
  'build/formats/css/check-css.ts',
  'build/formats/css/css.ts',
  'build/formats/css/known-names.ts',
  'build/formats/css/module-ids.ts',
  'build/model/files/decode-text.ts',
  ...[
    'authoring-alias',
    'bundler',
    'check-styles',
    'compile',
    'event-handlers',
    'plugins',
    'source-faults',
    'source-stamps',
    'virtual',
  ].map((name) => `build/pipeline/templates/${name}.ts`),
];

/**
 * Lists what the bundles were made from: our sources, the folders whose new files are found, the code that compiles them,
 * and the packages.
 */
function inputsOf(bundles: Bundles, { root, siteFolder }: CompileOptions): string[] {
  const sources = metafilesOf(bundles)
    .flatMap(({ inputs }) => Object.keys(inputs))
    .map((path) => path.replace(/^[\w-]+:/, ''))
    .filter((path) => existsSync(join(siteFolder, path)) && !isOfPackage(path));
  return [
    ...[...sources, ...sourceFolders].map((path) => relativePath(root, join(siteFolder, path))),
    ...compilerFiles,
    'package-lock.json',
  ];
}

/** Names the modules of compiled templates by their paths. */
function withModulesIn(
  folder: string,
  { server, site, islands, ...compiled }: StoredTemplates,
  options: CompileOptions,
): CompiledTemplates {
  return {
    ...compiled,
    server: join(folder, server),
    site: join(folder, site),
    islands: join(folder, islands),
    fromContent: fromContent(options),
  };
}

/** Returns the path from the content folder to the folder of the site, with slashes: `..`. */
export function fromContent({ siteFolder, contentFolder = join(siteFolder, 'content') }: CompileOptions): string {
  return relative(contentFolder, siteFolder).split(sep).join(posix.sep);
}

/**
 * Returns the identity of compiled templates: the files that are named by their contents, and the rules, in whatever
 * order.
 */
export function digestOfCompiled({ files, css }: { files: readonly string[]; css: Record<string, string> }): string {
  const rules = Object.entries(css).sort(([a], [b]) => (a < b ? -1 : 1));
  return digestOf([...files.map((file) => basename(file)), JSON.stringify(rules)].join('\n'));
}

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

/** Returns whether a path of a bundle's input is a package's file. */
function isOfPackage(path: string): boolean {
  return /(^|\/)node_modules\//.test(path);
}
