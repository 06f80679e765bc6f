import { join } from 'node:path';

/** Bundles what the preview adds to each page. */
export async function bundleBrowserScript(root: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(root, 'build/preview/browser.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: ['es2022'],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
