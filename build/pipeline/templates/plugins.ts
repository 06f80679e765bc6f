import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';
import { findCssMistakes } from '../../formats/css/check-css.ts';
import { isCssError, scopeCss } from '../../formats/css/css.ts';
import type { CssMistake } from '../../formats/css/css-mistake.ts';
import { explainCssError } from '../../formats/css/explain-error.ts';
import { moduleIds } from '../../formats/css/module-ids.ts';
import { hiddenPartOf } from '../../model/files/ignored-files.ts';
import { textReader } from '../../model/files/text-reader.ts';
import { describeReadError } from '../../model/files/walk-folder.ts';
import type { CompileOptions } from './compile-options.ts';
import { listSources } from './source-stamps.ts';
import { virtualModules } from './virtual.ts';

interface PluginOptions extends Pick<CompileOptions, 'siteFolder' | 'runtime' | 'broken'> {
  /** Collects the style sheets that the templates import, by path. Those that it has are not read. */
  styles: Map<string, ScopedStyles>;
}

/** A style sheet with scoped class names, and the map of them that its importers have. */
export type ScopedStyles = ReturnType<typeof scopeCss>;

/** Creates the plugins of esbuild that compile the templates of a site. */
export function templatePlugins({ siteFolder, runtime, broken = new Set(), styles }: PluginOptions): Plugin[] {
  const usual = [virtualModules(siteFolder, runtime, broken), stylePlugin(siteFolder, styles), overflowPlugin()];
  return broken.size > 0 ? [standInPlugin(siteFolder, broken), ...usual] : usual;
}

/**
 * Creates a plugin that replaces sources that cannot be compiled with modules that have the same exports. Validation
 * renders no components; an export that is used all the same throws.
 */
function standInPlugin(siteFolder: string, broken: ReadonlySet<string>): Plugin {
  return {
    name: 'stand-ins',
    setup(build) {
      build.onLoad({ filter: /[\\/](?:templates|client)[\\/]/ }, ({ path }) => {
        const source = relative(siteFolder, path).split(sep).join('/');
        return broken.has(source) ? { contents: standInFor(source, siteFolder), loader: 'js' } : undefined;
      });
    },
  };
}

/**
 * Replaces the exports of a source that cannot be compiled. A module that computes something from them while it is
 * loaded gets nothing useful, but is loaded. Later uses throw.
 */
const createStandIn = `
let isLoading = true;
queueMicrotask(() => { isLoading = false; });
const fail = () => { throw new Error("This source cannot be compiled."); };
const orFail = (answer) => () => isLoading ? answer() : fail();
const read = (_, name) => {
  if (!isLoading) fail();
  if (name === Symbol.toPrimitive) return () => "";
  if (name === Symbol.iterator) return function* () {};
  return name === "then" ? undefined : standIn;
};
const standIn = new Proxy(() => {}, {
  apply: orFail(() => standIn), get: read, has: orFail(() => true), ownKeys: orFail(() => []),
});`;

/** Writes the module that is loaded in place of a source that cannot be compiled. */
function standInFor(source: string, siteFolder: string): string {
  // Modules may read their classes while they are loaded. Validation shows none.
  if (source.endsWith('.css')) return 'export default new Proxy({}, { get: (_, name) => String(name) });';
  const text = textReader(siteFolder)(source) ?? '';
  const names = text.matchAll(/^export (?:async )?(?:function|class|const|let) (\w+)/gm);
  // Menus may name a layout that has targets of its own, and texts may have the directive, so both stand-ins allow
  // that. The menus of the site are not known.
  const isLayout = /^templates\/layouts\/[^/]+\/index\.tsx$/.test(source);
  const isDirective = /^templates\/directives\/[^/]+\.tsx$/.test(source);
  const standIn = isLayout
    ? '{ component: standIn, ownMenuTargets: true }'
    : source === 'templates/site.ts'
      ? '{}'
      : isDirective
        ? 'undefined'
        : 'standIn';
  return [
    createStandIn,
    ...Array.from(names, ([, name]) => `export { standIn as ${name} };`),
    `export default ${standIn};`,
  ].join('\n');
}

/**
 * Lets a stack overflow end the rendering. React goes on with an empty stack instead, so that a component that renders
 * itself without an end would use all memory.
 */
export function overflowPlugin(): Plugin {
  return {
    name: 'overflow',
    setup(build) {
      build.onLoad({ filter: /react-dom-server-legacy\.node\.production\.js$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replaceAll('"Maximum call stack size exceeded" ===', 'undefined ==='),
      }));
    },
  };
}

/**
 * Gives the JSX of templates a runtime of our own, which finds the component that fails. Packages keep React's. Our
 * own imports of the runtime are resolved here too. esbuild does not read `type` of the package of a module that a
 * plugin resolves, so the first import would decide how the file is bundled.
 */
export function tracingPlugin(root: string): Plugin {
  const runtime = join(root, 'build/authoring/server/jsx-runtime.ts');
  return {
    name: 'tracing',
    setup(build) {
      build.onResolve({ filter: /^react\/jsx-runtime$|\/jsx-runtime\.ts$/ }, ({ importer }) =>
        importer === runtime || importer.includes('node_modules') ? undefined : { path: runtime },
      );
    },
  };
}

/**
 * Creates a plugin that turns CSS modules into class maps and other style sheets into empty modules, and collects the
 * CSS by path. Bundles that are made together share what was read.
 */
function stylePlugin(siteFolder: string, styles: Map<string, ScopedStyles>): Plugin {
  return {
    name: 'styles',
    setup(build) {
      let ids: Map<string, string> | undefined;
      // A build may have new modules.
      build.onStart(() => {
        ids = undefined;
      });
      build.onLoad({ filter: /\.css$/ }, (args) => {
        const path = relative(siteFolder, args.path).split(sep).join('/');
        const known = styles.get(path);
        if (!known) ids ??= styleIds(siteFolder);
        const scoped = known ?? readStyles(path, args.path, ids?.get(path));
        if ('errors' in scoped) return scoped;
        styles.set(path, scoped);
        return { contents: `export default ${JSON.stringify(scoped.classes)};`, loader: 'js' };
      });
    },
  };
}

/** Returns the ids of all CSS modules of a site, by their paths. */
export function styleIds(siteFolder: string): Map<string, string> {
  return moduleIds(listSources(siteFolder).filter((path) => path.endsWith('.module.css') && !hiddenPartOf(path)));
}

/** Reads style sheets again. Returns `undefined` if one has a mistake, or new class names, which importers need. */
export function readStylesAgain(
  siteFolder: string,
  paths: readonly string[],
  known: ReadonlyMap<string, ScopedStyles>,
): Map<string, ScopedStyles> | undefined {
  const ids = styleIds(siteFolder);
  const read = new Map<string, ScopedStyles>();
  for (const path of paths) {
    const before = known.get(path);
    // No template imports it.
    if (!before) continue;
    const scoped = readStyles(path, join(siteFolder, path), ids.get(path));
    if ('errors' in scoped || JSON.stringify(scoped.classes) !== JSON.stringify(before.classes)) return undefined;
    read.set(path, scoped);
  }
  return read;
}

/** Reads a style sheet. A mistake in it is returned as esbuild's own messages are. */
export function readStyles(
  path: string,
  file: string,
  id: string | undefined,
): ReturnType<typeof scopeCss> | { errors: PartialMessage[] } {
  let source: Buffer;
  try {
    source = readFileSync(file);
  } catch (error) {
    // It was there and could be read when the sources were checked.
    return { errors: [{ text: `This file ${describeReadError(error)}`, location: { file: path } }] };
  }
  const css = source.toString('utf8');
  const mistakes = findCssMistakes(css);
  if (mistakes.length > 0) return { errors: mistakes.map((mistake) => messageOf(path, css, mistake)) };
  try {
    return scopeCss(path, source, id);
  } catch (error) {
    if (!isCssError(error)) throw error;
    const { line, column } = error.loc;
    return { errors: [{ text: explainCssError(error, css), location: { file: path, line, column: column - 1 } }] };
  }
}

function messageOf(path: string, css: string, { text, offset }: CssMistake): PartialMessage {
  const before = css.slice(0, offset).split('\n');
  return { text, location: { file: path, line: before.length, column: before.at(-1)?.length ?? 0 } };
}
