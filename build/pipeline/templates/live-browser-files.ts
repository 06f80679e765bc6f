import type { CompiledTemplates } from '../../model/templates.ts';
import { type BrowserBundler, createBrowserBundler } from './bundler.ts';
import { describeBrowserFiles } from './compile.ts';
import type { CompileOptions } from './compile-options.ts';

/** The files of the browser, and the sources that they were bundled from. */
interface Bundled {
  client: CompiledTemplates['client'];
  inputs: ReadonlySet<string>;
}

/** Bundles the files of the browser, again only if one of their sources may have changed. */
export function createBrowserFiles(options: CompileOptions) {
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
