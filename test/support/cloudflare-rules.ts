import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { hostEnginePath } from '../../scripts/setup/host-engines.mjs';
import { root } from './project.ts';

const engineFolder = join(root, hostEnginePath);

/** The rules of a site in the form in which Cloudflare's servers read them. */
export interface CloudflareRules {
  redirects?: object;
  headers?: object;
}

interface Parsed {
  rules: unknown[];
  invalid: { line?: string; message: string }[];
}

/** What the tests call of the engine of Cloudflare Pages, and of its parsers. */
interface PagesEngine {
  parseRedirects: (text: string) => Parsed;
  parseHeaders: (text: string) => Parsed;
  createMetadataObject: (parsed: { redirects: Parsed; headers: Parsed }) => CloudflareRules;
  generateHandler: (input: object) => Promise<Response>;
}

/** Returns whether Cloudflare's own server of Pages and its parsers are on this machine. */
export function hasPagesEngine(): boolean {
  return ['pages-engine', 'pages-parsers'].every((name) => existsSync(join(engineFolder, name, 'package.json')));
}

export function loadPagesEngine(): Promise<PagesEngine> {
  loaded ??= bundleEngine();
  return loaded;
}

let loaded: Promise<PagesEngine> | undefined;

async function bundleEngine(): Promise<PagesEngine> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { parseRedirects } from './pages-parsers/metadata-generator/parseRedirects.ts';
export { parseHeaders } from './pages-parsers/metadata-generator/parseHeaders.ts';
export { createMetadataObject } from './pages-engine/dist/metadata-generator/createMetadataObject.js';
export { generateHandler } from './pages-engine/dist/asset-server/handler.js';`,
      resolveDir: engineFolder,
    },
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')}`);
}

/** Reads `_redirects` and `_headers` as wrangler does before it uploads them; throws if it would ignore a line. */
export async function readCloudflareRules(folder: string): Promise<CloudflareRules> {
  const { parseRedirects, parseHeaders, createMetadataObject } = await loadPagesEngine();
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const parsed = { redirects: parseRedirects(read('_redirects')), headers: parseHeaders(read('_headers')) };
  const invalid = [...parsed.redirects.invalid, ...parsed.headers.invalid];
  if (invalid.length > 0) throw new Error(invalid.map(({ line, message }) => `${message} ${line ?? ''}`).join('\n'));
  return createMetadataObject(parsed);
}

/** Returns the media type with which wrangler uploads a file. */
export function uploadedType(file: string): string | undefined {
  const { getType } = createRequire(join(engineFolder, 'package.json'))('mime') as {
    getType: (path: string) => string | null;
  };
  const type = getType(file);
  return type?.startsWith('text/') ? `${type}; charset=utf-8` : (type ?? undefined);
}
