import type { CompiledTemplates, EditedTemplates } from '../../model/templates.ts';
import { type BrowserBundler, createBrowserBundler } from './bundler.ts';
import { describeBrowserFiles, fromContent } from './compile.ts';
import type { CompileOptions } from './compile-options.ts';
import { createModulePlaceFinder } from './find-source-place.ts';
import { createPackages } from './live-packages.ts';
import { createResolver, readGraph, withImporters } from './module-graph.ts';
import { createModuleRegistry, type ModuleRegistry } from './module-registry.ts';
import { createModuleTexts } from './module-texts.ts';
import { pickTemplates } from './pick-templates.ts';
import { rememberRunningCode } from './stray-errors.ts';

/** Templates that are ready again milliseconds after one of their files is saved, without bundling. */
export interface LiveTemplates {
  /**
   * Returns the templates as their files are now. Throws if a file cannot be used: bundling then reports the mistake,
   * or compiles what this function cannot.
   * @param changed paths from the site's folder that may have changed since the last call
   */
  update: (changed: readonly string[]) => Promise<LiveUpdate>;
  dispose: () => Promise<void>;
}

/** The templates after a change. */
export interface LiveUpdate {
  templates: EditedTemplates;
  /** The files that may have changed, and every module that imports one of them. */
  concerned: ReadonlySet<string>;
}

const [serverEntry, islandEntry] = ['virtual:server', 'virtual:island-server'] as const;

/** Creates the live templates of a site. Nothing is read before the first update. */
export function createLiveTemplates(options: CompileOptions): LiveTemplates {
  const { root, siteFolder, runtime } = options;
  const texts = createModuleTexts(siteFolder, runtime);
  const resolver = createResolver(root);
  const packages = createPackages(options);
  const browser = createBrowserFiles(options);
  const places = createModulePlaceFinder(texts.list, fromContent(options));
  rememberRunningCode('modules', { ...places, fromContent: fromContent(options) });
  /** The modules that have run, and the packages that they were given. */
  let running: { onServer: ModuleRegistry; inIslands: ModuleRegistry; packages: unknown } | undefined;

  async function run(changed: readonly string[]): Promise<LiveUpdate> {
    const stale = await texts.readAgain(changed);
    const { importsOf, used } = await readGraph(texts, resolver, [serverEntry, islandEntry]);
    const [server, islands, { client, css }] = await Promise.all([
      packages('react', used),
      packages(runtime, used),
      browser.read(changed, importsOf),
    ]);
    if (running?.packages !== server)
      running = {
        onServer: createModuleRegistry({ textOf: texts.get, resolve: resolver.onServer, packages: server }),
        inIslands: createModuleRegistry({ textOf: texts.get, resolve: resolver.inIslands, packages: islands }),
        packages: server,
      };
    const { onServer, inIslands } = running;
    for (const registry of [onServer, inIslands]) {
      registry.forget(withImporters(stale, importsOf));
      registry.retain(importsOf);
    }
    const exported = pickTemplates(onServer.load(serverEntry), inIslands.load(islandEntry), {
      places,
      fromContent: fromContent(options),
    });
    for (const id of importsOf.keys()) {
      const { styles } = texts.get(id);
      if (styles) css[id] = styles.css;
    }
    const compiled = { client, css, imports: Object.fromEntries(importsOf), fromContent: fromContent(options) };
    return {
      templates: { ...exported, compiled, ...places },
      concerned: withImporters(changed, importsOf),
    };
  }

  /** The update before, however it ended. */
  let before: Promise<unknown> = Promise.resolve();
  return {
    update(changed) {
      const update = before.then(() => run(changed));
      before = update.catch(() => {
        // What has run holds modules as they were before the change.
        running = undefined;
      });
      return update;
    },
    async dispose() {
      await before;
      await browser.dispose();
    },
  };
}

/** The files of the browser, and the sources that they were bundled from. */
interface Bundled {
  client: CompiledTemplates['client'];
  inputs: ReadonlySet<string>;
}

/** Bundles the files of the browser, again only if one of their sources may have changed. */
function createBrowserFiles(options: CompileOptions) {
  let bundler: Promise<BrowserBundler> | undefined;
  let last: Bundled | undefined;
  return {
    async read(changed: readonly string[], known: ReadonlyMap<string, unknown>) {
      bundler ??= createBrowserBundler(options);
      const { bundle, styles } = await bundler;
      const previous = last;
      // A file that is in no module yet may be a new island.
      const isCurrent = previous && !changed.some((path) => previous.inputs.has(path) || !known.has(path));
      // If bundling fails, the next call bundles again.
      last = undefined;
      const current = isCurrent ? previous : await bundleAgain(bundle);
      last = current;
      const css = Object.fromEntries([...styles].map(([path, sheet]) => [path, sheet.css]));
      return { client: current.client, css };
    },
    dispose: async () => (await bundler)?.dispose(),
  };
}

async function bundleAgain(bundle: BrowserBundler['bundle']): Promise<Bundled> {
  const bundled = await bundle();
  return { client: describeBrowserFiles(bundled), inputs: new Set(Object.keys(bundled.metafile.inputs)) };
}
