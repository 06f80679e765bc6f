import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hostEnginePath } from '../../scripts/setup/host-engines.mjs';
import type { BuiltFolder } from './built-site.ts';
import { hasPagesEngine, readCloudflareRules, uploadedType } from './cloudflare-rules.ts';
import { type HostServer, toRawAnswer } from './host-server.ts';
import { root } from './project.ts';

interface Fetcher {
  fetch: (request: Request) => Promise<Response>;
}

/** What Cloudflare's asset worker asks of the files, and answers. */
interface AssetWorker extends Fetcher {
  unstable_canFetch: (request: Request) => Promise<boolean>;
  unstable_exists: (path: string) => Promise<string | null>;
  unstable_getByETag: (tag: string) => Promise<unknown>;
}

interface Router {
  fetch: (request: Request, env: object, context: object) => Promise<Response>;
}

const hostEngineFolder = join(root, hostEnginePath);
const packageName = '@cloudflare/workers-shared';

/** Returns whether Cloudflare's own workers for static assets, and its parsers, are on this machine. */
export const hasWorkersEngine = (): boolean =>
  existsSync(join(hostEngineFolder, 'node_modules', packageName)) && hasPagesEngine();

/** Serves a built site by Cloudflare's router and asset worker, with the settings and the Worker that the build made. */
export async function startWorkers({ folder, hosts }: Pick<BuiltFolder, 'folder' | 'hosts'>): Promise<HostServer> {
  const own = mkdtempSync(join(tmpdir(), 'wevoya-workers-'));
  const at = (path: string) => readFileSync(join(hosts, 'cloudflare-workers', path), 'utf8');
  const settings = JSON.parse(at('wrangler.jsonc').replace(/^\/\/.*\n/, ''));
  const Assets: new (context: object, env: object) => AssetWorker = await loadEngine('asset-worker.mjs', own);
  const router: Router = await loadEngine('router-worker.mjs', own);
  const worker = await load(at(settings.main), join(own, 'worker.mjs'));
  const { html_handling, not_found_handling } = settings.assets;
  const { compatibility_date, compatibility_flags } = settings;
  const rules = await readCloudflareRules(folder);
  const CONFIG = { html_handling, not_found_handling, compatibility_date, compatibility_flags, ...rules };
  const assets = new Assets({}, { CONFIG });
  Object.assign(assets, filesOf(folder));
  const user = { fetch: (request: Request) => worker.fetch(request, { [settings.assets.binding]: assets }) };
  const env = { CONFIG: { has_user_worker: true }, ASSET_WORKER: assets, USER_WORKER: user };
  return {
    async ask(path, headers = {}, method = 'GET') {
      const request = new Request(`https://www.wevoya.example${path}`, { method, headers: headers });
      return toRawAnswer(await router.fetch(request, env, {}));
    },
    async stop() {
      rmSync(own, { recursive: true, force: true });
    },
  };
}

/** Loads a worker of the engine; what it extends is part of Cloudflare's runtime. */
function loadEngine(file: string, folder: string) {
  const text = readFileSync(join(hostEngineFolder, 'node_modules', packageName, 'dist', file), 'utf8');
  const base = 'class{constructor(ctx,env){this.ctx=ctx;this.env=env}}';
  return load(
    text.replace(/^import\{WorkerEntrypoint as (\w+)\}from"cloudflare:workers";/, `const $1=${base};`),
    join(folder, file),
  );
}

async function load(text: string, path: string) {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return (await import(pathToFileURL(path).href)).default;
}

/** Returns what the asset worker asks, for the files that wrangler uploads. */
function filesOf(folder: string): Pick<AssetWorker, 'unstable_exists' | 'unstable_getByETag'> {
  const files = new Map<string, string>();
  const ignored = readFileSync(join(folder, '.assetsignore'), 'utf8').trim().split('\n');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  ))
    if (isUploaded(file, ignored)) files.set(createHash('md5').update(file).digest('hex'), file);
  const tags = new Map([...files].map(([tag, file]) => [`/${file}`, tag]));
  return {
    unstable_exists: async (path) => tags.get(path) ?? null,
    unstable_getByETag: async (tag) => {
      const file = files.get(tag) ?? '';
      return {
        readableStream: readFileSync(join(folder, file)),
        contentType: uploadedType(file),
        cacheStatus: 'HIT',
      };
    },
  };
}

function isUploaded(file: string, ignored: readonly string[]): boolean {
  if (['_headers', '_redirects', '.assetsignore'].includes(file) || !/\.\w+$/.test(file)) return false;
  const name = file.slice(file.lastIndexOf('/') + 1);
  return !ignored.some((line) => (line.startsWith('*') ? name.endsWith(line.slice(1)) : name === line));
}
