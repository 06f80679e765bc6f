import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { writeModules } from '../../../scripts/bundle.mjs';
import type { EntryKind, LayoutName } from '../../authoring/define.ts';
import type { PageContext } from '../../authoring/page.ts';
import { joinStyles } from '../../formats/css/css.ts';
import { digestOf } from '../../model/files/digest.ts';
import { stylesReachedFrom } from '../../pipeline/emit/sheets.ts';
import { authoringAlias } from '../../pipeline/templates/authoring-alias.ts';
import { importGraph } from '../../pipeline/templates/compile.ts';
import { type ScopedStyles, templatePlugins } from '../../pipeline/templates/plugins.ts';

/** Every component, ready to be rendered by itself. */
export interface CompiledComponents {
  /** By name: `Button`. */
  components: Readonly<Record<string, ComponentType<Record<string, unknown>>>>;
  /** The kinds of entry, which say what cards show of one. */
  kinds: readonly EntryKind[];
  createElement: (type: unknown, props: unknown, ...children: ReactNode[]) => ReactElement;
  /** Renders something that is on a page → its HTML. */
  render: (page: PageContext, node: ReactNode) => string;
  /** The style sheet of a layout with all components, after the given font faces. */
  sheet: (layout: LayoutName, fontFaces: string) => string;
}

interface CompileOptions {
  root: string;
  siteFolder: string;
  /** An ignored folder for what is compiled. */
  cache: string;
  /** Source files of components: `templates/components/button/index.tsx`. */
  sources: readonly string[];
}

/** Compiles all components into one module and loads it. */
export async function compileComponents({
  root,
  siteFolder,
  cache,
  sources,
}: CompileOptions): Promise<CompiledComponents> {
  const { build } = await import('esbuild');
  const styles = new Map<string, ScopedStyles>();
  const { outputFiles, metafile } = await build({
    absWorkingDir: siteFolder,
    nodePaths: [join(root, 'node_modules')],
    stdin: { contents: entryOf(sources), resolveDir: siteFolder, loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire as createRequireOfBundle } from 'node:module';const require = createRequireOfBundle(import.meta.url);",
    },
    alias: authoringAlias({ root, siteFolder }),
    plugins: templatePlugins({ siteFolder, runtime: 'preact', styles }),
    logLevel: 'silent',
  });
  const text = outputFiles[0]?.text ?? '';
  const name = `components-${digestOf(text)}.mjs`;
  const folder = writeModules({ folder: join(cache, 'gallery'), root, files: { [name]: text } });
  const loaded = await import(pathToFileURL(join(folder, name)).href);
  const imports = importGraph([metafile]);
  const islands = Object.keys(imports).filter((path) => /^templates\/islands\/[^/]+\/index\.tsx$/.test(path));
  return {
    components: Object.assign({}, ...loaded.modules),
    kinds: loaded.kinds,
    createElement: loaded.createElement,
    render: loaded.renderShared,
    sheet: (layout, fontFaces) => {
      const roots = [`templates/layouts/${layout}/index.tsx`, ...sources, ...islands.sort()];
      const paths = stylesReachedFrom(roots, imports);
      return joinStyles([
        { path: '', css: fontFaces },
        ...paths.map((path) => ({ path, css: styles.get(path)?.css ?? '' })),
      ]);
    },
  };
}

function entryOf(sources: readonly string[]): string {
  return [
    "export { renderShared } from '#authoring/server/render.tsx';",
    "export { createElement } from 'react';",
    "import * as site from 'virtual:server';",
    'export const kinds = [...site.pageTypes, ...site.dataKinds];',
    "import { islands } from 'virtual:islands';",
    ...sources.map((source, index) => `import * as module${index} from './${source}';`),
    // Exported, so that the bundle contains their style sheets.
    'export const alsoStyled = [site, islands];',
    `export const modules = [${sources.map((_, index) => `module${index}`).join(', ')}];`,
  ].join('\n');
}
