import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../scripts/setup/find-program.mjs';
import { type HostServer, runServer } from './host-server.ts';
import type { RealSite } from './real-site.ts';

/** Starts nginx with the configuration that the build made; it listens on a socket, so that no port is taken. */
export async function startNginx({ folder, hosts }: Pick<RealSite, 'folder' | 'hosts'>): Promise<HostServer> {
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
  const args = ['-c', join(own, 'nginx.conf'), '-e', 'stderr'];
  return runServer({ program, args, address: { socketPath }, folder: own });
}
