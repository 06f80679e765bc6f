import type { CompiledTemplates } from '../model/templates.ts';
import { type BrowserBundler, createBrowserBundler } from './bundler.ts';
import { type CompileOptions, describeBrowserFiles } from './compile.ts';

/** Bundles the files of the browser, again only if one of their sources may have changed. */
export function createBrowserFiles(options: CompileOptions) {
  let bundler: Promise<BrowserBundler> | undefined;
  let last: { client: CompiledTemplates['client']; inputs: ReadonlySet<string> } | undefined;
  return {
    async read(changed: readonly string[], known: ReadonlyMap<string, unknown>) {
      bundler ??= createBrowserBundler(options);
      const { bundle, styles } = await bundler;
      const { inputs } = last ?? {};
      // A file that is in no module yet may be a new island.
      if (!inputs || changed.some((path) => inputs.has(path) || !known.has(path))) {
        last = undefined;
        const bundled = await bundle();
        last = { client: describeBrowserFiles(bundled), inputs: new Set(Object.keys(bundled.metafile.inputs)) };
      }
      const css = Object.fromEntries([...styles].map(([path, sheet]) => [path, sheet.css]));
      return { client: (last as NonNullable<typeof last>).client, css };
    },
    dispose: async () => (await bundler)?.dispose(),
  };
}
