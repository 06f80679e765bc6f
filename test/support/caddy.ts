import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltFolder } from './built-site.ts';
import { type HostServer, runServer } from './host-server.ts';

/** Starts Caddy with the directives that the build made. */
export function startCaddy(
  program: string,
  { folder, hosts }: Pick<BuiltFolder, 'folder' | 'hosts'>,
): Promise<HostServer> {
  const own = mkdtempSync(join(tmpdir(), 'wevoya-caddy-'));
  const socketPath = join(own, 'socket');
  const file = join(own, 'Caddyfile');
  writeFileSync(
    file,
    `{
	admin off
	auto_https off
}
http:// {
	bind unix/${socketPath}
	root * ${folder}
	import ${join(hosts, 'caddy/site.caddy')}
}
`,
  );
  // By default Caddy keeps its state in the user's folders.
  const env = { XDG_DATA_HOME: own, XDG_CONFIG_HOME: own };
  return runServer({
    program,
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env,
    address: { socketPath },
    folder: own,
  });
}
