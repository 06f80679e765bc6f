import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { scopeCss } from '../css/css.ts';
import { virtualModules } from './virtual.ts';

/** Makes what esbuild needs to compile templates; the CSS that they import is collected in `css` by path. */
export function templatePlugins(root: string, runtime: 'preact' | 'react', css: Record<string, string>): Plugin[] {
  return [virtualModules(root, runtime), stylePlugin(root, css)];
}

/** CSS modules become class maps, other style sheets become nothing; the CSS itself is collected by path. */
function stylePlugin(root: string, css: Record<string, string>): Plugin {
  return {
    name: 'styles',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, (args) => {
        const path = args.path.slice(root.length + 1);
        const scoped = scopeCss(path, readFileSync(args.path));
        css[path] = scoped.css;
        return { contents: `export default ${JSON.stringify(scoped.classes)};`, loader: 'js' };
      });
    },
  };
}
