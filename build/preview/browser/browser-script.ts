import { join } from 'node:path';

/** What the preview runs in browsers. */
export interface BrowserScripts {
  page: string;
  dashboard: string;
}

/** Returns the function that bundles what the preview adds to each page, and what its dashboard loads, once. */
export function createBrowserScripts(root: string): () => Promise<BrowserScripts> {
  let bundled: Promise<BrowserScripts> | undefined;
  return () => {
    bundled ??= bundleScripts(root);
    return bundled;
  };
}

async function bundleScripts(root: string): Promise<BrowserScripts> {
  const { build } = await import('esbuild');
  const folder = join(root, 'build/preview/browser');
  const { outputFiles } = await build({
    entryPoints: { page: join(folder, 'main.ts'), dashboard: join(folder, 'dashboard.ts') },
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: ['es2022'],
    logLevel: 'silent',
  });
  const text = (name: string) => outputFiles.find(({ path }) => path.endsWith(`${name}.js`))?.text ?? '';
  return { page: text('page'), dashboard: text('dashboard') };
}
