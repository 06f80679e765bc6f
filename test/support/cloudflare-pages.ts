import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFolder } from './built-site.ts';
import { loadPagesEngine, readCloudflareRules, uploadedType } from './cloudflare-rules.ts';
import { type HostServer, toRawAnswer } from './host-server.ts';
import { filesBelow } from './site.ts';

/** The files that Cloudflare Pages reads, and does not publish. */
const ruleFiles = ['_headers', '_redirects'];

/** Serves a built site by the server of Cloudflare Pages, with the rules that the build made. */
export async function startPages({ folder }: Pick<BuiltFolder, 'folder'>): Promise<HostServer> {
  const { generateHandler } = await loadPagesEngine();
  const metadata = await readCloudflareRules(folder);
  const files = new Set(filesBelow(folder).filter((file) => !ruleFiles.includes(file)));
  return {
    async ask(path, headers = {}, method = 'GET') {
      const answer = await generateHandler({
        request: new Request(`https://www.wevoya.example${path}`, { method, headers }),
        metadata,
        logError(error: Error) {
          throw error;
        },
        findAssetEntryForPath: async (wanted: string) => (files.has(wanted.slice(1)) ? wanted.slice(1) : null),
        getAssetKey: (file: string) => file,
        negotiateContent: () => ({ encoding: null }),
        fetchAsset: async (file: string) => ({
          body: readFileSync(join(folder, file)),
          contentType: uploadedType(file) ?? 'application/octet-stream',
        }),
      });
      return toRawAnswer(answer);
    },
    stop: async () => {},
  };
}
