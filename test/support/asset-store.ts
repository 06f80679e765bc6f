import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, type HostServer } from './host-server.ts';
import { runNginx } from './nginx.ts';

/** A store of assets in memory, which tests look into and disturb. */
export interface MemoryStore {
  address: string;
  /** Path → what was put there. */
  assets: Map<string, Buffer>;
  /** What it was asked: method and path. */
  asked: { method: string; path: string; headers: IncomingHttpHeaders }[];
  /** Method → the status that it is answered with, whatever is there; 0 for never. */
  refuses: Partial<Record<string, number>>;
  stop: () => Promise<void>;
}

/** Starts a store that answers GET and PUT. */
export async function startMemoryStore(): Promise<MemoryStore> {
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      store.asked.push({ method, path, headers });
      const refusal = store.refuses[method];
      if (refusal === 0) return;
      if (method === 'PUT' && !refusal) store.assets.set(path, Buffer.concat(parts));
      const asset = store.assets.get(path);
      response.statusCode = refusal ?? (method === 'PUT' ? 201 : asset ? 200 : 404);
      response.end(method === 'GET' && response.statusCode === 200 ? asset : '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const store: MemoryStore = {
    address: `http://127.0.0.1:${port}/site`,
    assets: new Map(),
    asked: [],
    refuses: {},
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return store;
}

/** Starts nginx as a store: its WebDAV module takes PUT. */
export async function startNginxStore(): Promise<HostServer & { address: string; folder: string }> {
  const own = mkdtempSync(join(tmpdir(), 'wevoya-store-'));
  const folder = join(own, 'assets');
  mkdirSync(folder);
  writeFileSync(join(folder, 'robots.txt'), '');
  const port = await findFreePort();
  const server = await runNginx({
    own,
    address: { host: '127.0.0.1', port },
    http: `client_max_body_size 50m;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / {
      dav_methods PUT;
      create_full_put_path on;
    }
  }`,
  });
  return { ...server, address: `http://127.0.0.1:${port}/site/`, folder };
}
