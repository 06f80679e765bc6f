import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { listFiles } from '../../model/files/list-files.ts';

/** Returns the modules that list what is in the template folders of a site: a new folder is found by being there. */
export function virtualSources(
  siteFolder: string,
  runtime: 'preact' | 'react',
  broken: ReadonlySet<string> = new Set(),
): Record<string, () => string> {
  return {
    'virtual:server': () => serverModule(siteFolder, broken),
    'virtual:island-server': () => islandServerModule(siteFolder, runtime),
    'virtual:islands': () => islandsModule(siteFolder),
    'virtual:layouts': () => `export const layoutNames = ${JSON.stringify(foldersWith(siteFolder, 'layouts'))};`,
    'virtual:hydrate': () => hydrateModule(runtime),
  };
}

/** Gives esbuild the modules that list folders, without the kinds of entries whose own module is broken. */
export function virtualModules(siteFolder: string, runtime: 'preact' | 'react', broken: ReadonlySet<string>): Plugin {
  const modules = virtualSources(siteFolder, runtime, broken);
  return {
    name: 'virtual-modules',
    setup(build) {
      build.onResolve({ filter: /^virtual:/ }, (args) => ({ path: args.path, namespace: 'virtual' }));
      build.onLoad({ filter: /.*/, namespace: 'virtual' }, (args) => ({
        contents: modules[args.path]?.() ?? '',
        loader: 'tsx',
        resolveDir: siteFolder,
      }));
    },
  };
}

/** Writes the module of page types, kinds of data and layouts, and of the functions that render them. */
function serverModule(siteFolder: string, broken: ReadonlySet<string>): string {
  const pages = foldersWith(siteFolder, 'pages').filter((name) => !broken.has(`templates/pages/${name}/index.tsx`));
  const data = foldersWith(siteFolder, 'data', 'index.ts').filter(
    (name) => !broken.has(`templates/data/${name}/index.ts`),
  );
  const layouts = foldersWith(siteFolder, 'layouts');
  const directives = directivesOf(siteFolder);
  return [
    ...pages.map((name, index) => `import page${index} from './templates/pages/${name}/index.tsx';`),
    ...data.map((name, index) => `import data${index} from './templates/data/${name}/index.ts';`),
    ...layouts.map((name, index) => `import layout${index} from './templates/layouts/${name}/index.tsx';`),
    ...directives.map((name, index) => `import directive${index} from './templates/directives/${name}.tsx';`),
    "import { namePageType } from '#authoring/server/render.tsx';",
    "export { findFailure, markElements, renderDirective, renderDocument, renderShared } from '#authoring/server/render.tsx';",
    `export const pageTypes = [${pages.map((name, index) => `namePageType(page${index}, ${JSON.stringify(name)})`).join(', ')}];`,
    `export const dataKinds = [${data.map((_, index) => `data${index}`).join(', ')}];`,
    `export const dataFolders = [${data.map((name) => JSON.stringify(name)).join(', ')}];`,
    `export const layouts = { ${layouts.map((name, index) => `${JSON.stringify(name)}: layout${index}`).join(', ')} };`,
    `export const directives = { ${directives.map((name, index) => `${JSON.stringify(name)}: directive${index}`).join(', ')} };`,
    `export const pageFolders = [${pages.map((name) => JSON.stringify(name)).join(', ')}];`,
  ].join('\n');
}

/** Renders islands with the runtime that hydrates them. */
function islandServerModule(siteFolder: string, runtime: 'preact' | 'react'): string {
  const names = foldersWith(siteFolder, 'islands');
  const render =
    runtime === 'preact'
      ? "import { h } from 'preact'; import { renderToString } from 'preact-render-to-string'; const render = (Component, props) => renderToString(h(Component, props));"
      : "import { createElement } from 'react'; import { renderToString } from 'react-dom/server'; const render = (Component, props) => renderToString(createElement(Component, props));";
  return [
    render,
    ...names.map((name, index) => `import island${index} from './templates/islands/${name}/index.tsx';`),
    `const islands = { ${names.map((name, index) => `${JSON.stringify(name)}: island${index}`).join(', ')} };`,
    'export function renderIsland(name, props) {',
    '  const Component = islands[name];',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a generated module
    '  if (!Component) throw new Error(`There is no island "${name}".`);',
    '  return render(Component, props);',
    '}',
  ].join('\n');
}

/** Loads an island's component in the browser when it is wanted. */
function islandsModule(siteFolder: string): string {
  const names = foldersWith(siteFolder, 'islands');
  return `export const islands = { ${names.map((name) => `${JSON.stringify(name)}: () => import('./templates/islands/${name}/index.tsx')`).join(', ')} };`;
}

/** Hydrates a component over server markup: `hydrateComponent(element, Component, props)`. */
function hydrateModule(runtime: 'preact' | 'react'): string {
  return runtime === 'preact'
    ? "import { h, hydrate } from 'preact'; export const hydrateComponent = (element, Component, props) => hydrate(h(Component, props), element);"
    : "import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client'; export const hydrateComponent = (element, Component, props) => { hydrateRoot(element, createElement(Component, props)); };";
}

function directivesOf(siteFolder: string): string[] {
  return listFiles(join(siteFolder, 'templates/directives')).flatMap(
    (path) => /^([^./][^/]*)\.tsx$/.exec(path)?.[1] ?? [],
  );
}

function foldersWith(siteFolder: string, folder: string, file = 'index.tsx'): string[] {
  const paths = listFiles(join(siteFolder, 'templates', folder));
  const found = paths.filter((path) => path.endsWith(`/${file}`) && /^[^./][^/]*\/[^/]+$/.test(path));
  return found.map(dirname).sort();
}
