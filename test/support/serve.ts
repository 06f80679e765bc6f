import { existsSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Header } from '../../build/hosts/host.ts';
import { headersOf } from '../../build/pipeline/build.ts';
import { createPreviewServer } from '../../build/preview/server/server.ts';
import { axePath, axeServers, axeSource } from './axe.ts';
import type { BuiltFolder } from './built-site.ts';

export interface RunningServer {
  /** `http://127.0.0.1:40123` */
  origin: string;
  stop: () => Promise<void>;
}

export interface ServeOptions {
  /** Where the forms are sent, in place of the address that the site was built with. */
  formsApi?: string;
  /** Whether a file, by its path, is not to be had for now. */
  isLacking?: (path: string) => boolean;
}

/** Serves the published files with the headers, redirects and 404 pages of their hosts. */
export async function serveSite(
  { folder, site }: Pick<BuiltFolder, 'folder' | 'site'>,
  { formsApi, isLacking = () => false }: ServeOptions = {},
): Promise<RunningServer> {
  const { formsApi: ownApi = '' } = site.config;
  const served = { ...site, config: { ...site.config, ...(formsApi === undefined ? {} : { formsApi }) } };
  const server = createPreviewServer({
    read: async (path) => {
      if (`/${path}` === axePath) return axeSource;
      const file = join(folder, path);
      if (isLacking(path) || !existsSync(file) || !statSync(file).isFile()) return undefined;
      const contents = readFileSync(file);
      return path.endsWith('.html') && formsApi !== undefined
        ? String(contents).replaceAll(ownApi, formsApi)
        : contents;
    },
    unbuilt: () => undefined,
    redirects: () => site.redirects,
    headersFor: (path) => [...headersOf(served, path).map(withoutUpgrade), ...notKept(path)],
    prefixes: () => site.config.locales.map(({ prefix }) => prefix).filter((prefix) => prefix !== ''),
    base: () => '',
    addition: '',
    own: () => undefined,
    report: (error) => console.error(error),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  axeServers.add(origin);
  return {
    origin,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** What a test may find lacking is asked for anew by every visit. */
function notKept(path: string): Header[] {
  return path.startsWith('/assets/search-') ? [['Cache-Control', 'no-store']] : [];
}

/** WebKit would ask this machine for https, too. */
function withoutUpgrade([name, value]: Header): Header {
  return [name, value.replace('; upgrade-insecure-requests', '')];
}
