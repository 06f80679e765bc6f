import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../scripts/setup.mjs';
import type { RealSite } from './real-site.ts';

/** An answer as it came, nothing followed or decoded. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values as they were sent, in turn. */
  rawHeaders: string[];
  body: Buffer;
}

export interface Nginx {
  /** Asks for a path exactly as it is written. */
  ask: (path: string, headers?: Record<string, string>, method?: 'GET' | 'POST') => Promise<RawAnswer>;
  stop: () => Promise<void>;
}

/** Starts nginx with the configuration that the build made; it listens on a socket, so that no port is taken. */
export async function startNginx({ folder, hosts }: Pick<RealSite, 'folder' | 'hosts'>): Promise<Nginx> {
  const program = findProgram('nginx');
  if (!program) throw new Error('nginx is missing; npm test installs it.');
  const own = mkdtempSync(join(tmpdir(), 'wevoya-nginx-'));
  const socketPath = join(own, 'socket');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${join(own, name)};`)
    .join('\n');
  writeFileSync(
    join(own, 'nginx.conf'),
    `daemon off;
master_process off;
pid ${join(own, 'pid')};
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
${temporary}
  include ${join(hosts, 'nginx/maps.conf')};
  server {
    listen unix:${socketPath};
    root ${folder};
    include ${join(hosts, 'nginx/server.conf')};
  }
}
`,
  );
  const child = spawn(program, ['-c', join(own, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (part) => said.push(String(part)));
  const ask: Nginx['ask'] = (path, headers = {}, method = 'GET') => askSocket(socketPath, path, { headers, method });
  await untilItAnswers(child, () => ask('/robots.txt'), said);
  return {
    ask,
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(own, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(child: ChildProcess, ask: () => Promise<unknown>, said: string[]): Promise<void> {
  for (const end = performance.now() + 10_000; performance.now() < end; ) {
    if (child.exitCode !== null) break;
    try {
      await ask();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  child.kill('SIGTERM');
  throw new Error(`nginx does not answer:\n${said.join('')}`);
}

function askSocket(
  socketPath: string,
  path: string,
  { headers, method }: { headers: Record<string, string>; method: string },
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { socketPath, path, method, headers: { Host: 'www.wevoya.example', ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
