import { existsSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { headersOf } from '../../build/pipeline.ts';
import { createPreviewServer } from '../../build/preview/server.ts';
import type { RealSite } from './real-site.ts';

/** A server that runs. */
export interface RunningServer {
  /** `http://127.0.0.1:40123` */
  origin: string;
  stop: () => Promise<void>;
}

/** Serves the published files with the headers, redirects and 404 pages of their hosts. */
export async function serveSite({ folder, site }: RealSite): Promise<RunningServer> {
  const server = createPreviewServer({
    read: async (path) => {
      const file = join(folder, path);
      return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
    },
    redirects: () => site.redirects,
    headersFor: (path) => headersOf(site, path),
    prefixes: () => site.config.locales.map(({ prefix }) => prefix).filter((prefix) => prefix !== ''),
    addition: '',
    own: () => undefined,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
