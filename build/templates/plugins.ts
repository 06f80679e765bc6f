import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { scopeCss } from '../css/css.ts';
import { virtualModules } from './virtual.ts';

interface PluginOptions {
  /** The generator's folder. */
  root: string;
  /** The folder of the site whose templates are compiled. */
  siteFolder: string;
  runtime: 'preact' | 'react';
  /** Collects the CSS that the templates import, by path. */
  css: Record<string, string>;
}

/** Makes what esbuild needs to compile the templates of a site. */
export function templatePlugins({ root, siteFolder, runtime, css }: PluginOptions): Plugin[] {
  return [authoringPlugin(root), virtualModules(siteFolder, runtime), stylePlugin(siteFolder, css)];
}

/** Resolves `#authoring/…` to this generator, wherever the site is. */
function authoringPlugin(root: string): Plugin {
  const folder = join(root, 'build/authoring');
  return {
    name: 'authoring',
    setup(build) {
      build.onResolve({ filter: /^#authoring\// }, ({ path }) => ({
        path: join(folder, path.slice('#authoring/'.length)),
      }));
    },
  };
}

/** CSS modules become class maps, other style sheets become nothing; the CSS itself is collected by path. */
function stylePlugin(siteFolder: string, css: Record<string, string>): Plugin {
  return {
    name: 'styles',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, (args) => {
        const path = args.path.slice(siteFolder.length + 1);
        const scoped = scopeCss(path, readFileSync(args.path));
        css[path] = scoped.css;
        return { contents: `export default ${JSON.stringify(scoped.classes)};`, loader: 'js' };
      });
    },
  };
}
