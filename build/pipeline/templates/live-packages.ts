import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { preactAlias } from './bundler.ts';
import type { CompileOptions } from './compile-options.ts';
import type { ModuleExports } from './module-registry.ts';

/** Returns a function that bundles packages for a runtime, again only if others are used than the last time. */
export function createPackages({ root, siteFolder }: CompileOptions) {
  const bundled = new Map<string, { names: string; packages: Promise<Record<string, ModuleExports>> }>();
  return (runtime: 'preact' | 'react', used: ReadonlySet<string>): Promise<Record<string, ModuleExports>> => {
    const names = [...used].sort();
    const known = bundled.get(runtime);
    if (known?.names === names.join()) return known.packages;
    const packages = bundlePackages(names);
    bundled.set(runtime, { names: names.join(), packages });
    // A package that is missing now may be installed before the next update.
    packages.catch(() => bundled.delete(runtime));
    return packages;

    async function bundlePackages(wanted: readonly string[]) {
      const [{ build }, { overflowPlugin }] = await Promise.all([import('esbuild'), import('./plugins.ts')]);
      const { outputFiles } = await build({
        stdin: { contents: packagesModule(wanted), resolveDir: siteFolder },
        absWorkingDir: siteFolder,
        nodePaths: [join(root, 'node_modules')],
        bundle: true,
        write: false,
        format: 'cjs',
        platform: 'node',
        target: 'node20',
        tsconfigRaw: '{}',
        define: { 'process.env.NODE_ENV': '"production"' },
        logLevel: 'silent',
        plugins: [overflowPlugin()],
        ...(runtime === 'preact' ? { alias: preactAlias } : {}),
      });
      // The code of the bundle fills it.
      const module = { exports: {} as { packages: Record<string, ModuleExports> } };
      const code = outputFiles[0]?.text ?? '';
      compileFunction(code, ['exports', 'require', 'module'])(
        module.exports,
        createRequire(join(root, 'package.json')),
        module,
      );
      return module.exports.packages;
    }
  };
}

/**
 * Returns each package as a module of the templates requires it: marked, so that its default export is found as such.
 */
function packagesModule(names: readonly string[]): string {
  return [
    ...names.map((name, index) => `import * as package${index} from ${JSON.stringify(name)};`),
    "const marked = (exports) => Object.defineProperty(Object.defineProperties({}, Object.getOwnPropertyDescriptors(exports)), '__esModule', { value: true });",
    `export const packages = { ${names.map((name, index) => `${JSON.stringify(name)}: marked(package${index})`).join(', ')} };`,
  ].join('\n');
}
