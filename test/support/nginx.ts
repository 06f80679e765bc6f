import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../scripts/setup/find-program.mjs';
import type { BuiltFolder } from './built-site.ts';
import { type HostServer, runServer } from './host-server.ts';

/** Starts nginx with the configuration that the build made; it listens on a socket, so that no port is taken. */
export async function startNginx({ folder, hosts }: Pick<BuiltFolder, 'folder' | 'hosts'>): Promise<HostServer> {
  const own = mkdtempSync(join(tmpdir(), 'wevoya-nginx-'));
  const socketPath = join(own, 'socket');
  return runNginx({
    own,
    address: { socketPath },
    http: `include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ssi on;
  include ${join(hosts, 'nginx/maps.conf')};
  server {
    listen unix:${socketPath};
    root ${folder};
    include ${join(hosts, 'nginx/server.conf')};
    include ${join(hosts, 'nginx/brotli.conf')};
  }`,
  });
}

interface NginxInput extends Pick<Parameters<typeof runServer>[0], 'address'> {
  /** A folder for the configuration and temporary files, which the server removes at its end. */
  own: string;
  /** Directives of the `http` block. */
  http: string;
}

/** Runs nginx in the foreground with the directives of an `http` block. */
export async function runNginx({ own, address, http }: NginxInput): Promise<HostServer> {
  const program = findProgram('nginx');
  if (!program) throw new Error('nginx is missing; npm test installs it.');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${join(own, name)};`)
    .join('\n');
  const path = join(own, 'nginx.conf');
  writeFileSync(
    path,
    `load_module modules/ngx_http_brotli_static_module.so;
daemon off;
master_process off;
pid ${join(own, 'pid')};
error_log stderr;
events {}
http {
  access_log off;
${temporary}
  ${http}
}
`,
  );
  return runServer({ program, args: ['-c', path, '-e', 'stderr'], address, folder: own });
}
