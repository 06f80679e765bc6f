import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltFolder } from './built-site.ts';
import { findFreePort, type HostServer, runServer } from './host-server.ts';

/** Where Debian keeps Apache's modules and their usual configuration, which comes with the package apache2, not with apache2-bin. */
const modules = '/usr/lib/apache2/modules';
const usual = '/etc/apache2/mods-available';

const loaded = [
  'mpm_event',
  'authz_core',
  'alias',
  'asis',
  'autoindex',
  'cgi',
  'deflate',
  'dir',
  'env',
  'filter',
  'headers',
  'include',
  'mime',
  'negotiation',
  'rewrite',
];
const configured = ['autoindex', 'deflate', 'dir', 'mime', 'negotiation'];

type Served = Pick<BuiltFolder, 'folder' | 'hosts'>;

/** What shared servers run, as Debian configures CGI, PHP, includes and files with their own headers. */
const handlers = `AddHandler cgi-script .cgi .pl
<FilesMatch ".+\\.ph(ar|p|tml)$">
SetHandler cgi-script
</FilesMatch>
AddHandler send-as-is asis
AddType text/html .shtml
AddOutputFilter INCLUDES .shtml`;

/** Starts Apache with the body of a virtual host that the build made. */
export function startApache(program: string, { folder, hosts }: Served): Promise<HostServer> {
  const site = `Define SITE_ROOT ${folder}\nDefine SITE_HOSTS ${hosts}\nInclude ${join(hosts, 'apache/site.conf')}`;
  return start(program, site);
}

/** Starts Apache as shared servers are configured, for a folder with the `.htaccess` that the build made. */
export function startHtaccess(program: string, { folder }: Pick<Served, 'folder'>): Promise<HostServer> {
  const site = `DocumentRoot ${folder}\n<Directory ${folder}>\nOptions Indexes FollowSymLinks ExecCGI Includes\nAllowOverride All\n</Directory>`;
  return start(program, site);
}

async function start(program: string, site: string): Promise<HostServer> {
  const own = mkdtempSync(join(tmpdir(), 'wevoya-apache-'));
  const file = join(own, 'apache.conf');
  const port = await findFreePort();
  writeFileSync(
    file,
    `ServerRoot ${own}
ServerName localhost
PidFile ${join(own, 'pid')}
ErrorLog ${join(own, 'error.log')}
LogLevel alert
TypesConfig /etc/mime.types
Listen 127.0.0.1:${port}
${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
${configured.map((name) => `IncludeOptional ${usual}/${name}.conf`).join('\n')}
<Directory />
Options ExecCGI Includes FollowSymLinks
</Directory>
${handlers}
<VirtualHost 127.0.0.1:${port}>
${site}
</VirtualHost>
`,
  );
  // -X: one process, which keeps the user that runs the tests.
  return runServer({ program, args: ['-f', file, '-X'], address: { host: '127.0.0.1', port }, folder: own });
}
