import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { hostEnginePath } from '../../scripts/setup/host-engines.mjs';
import type { BuiltFolder } from './built-site.ts';
import { findFreePort, type HostServer, runServer, toRawAnswer } from './host-server.ts';
import { root } from './project.ts';

const engine = join(root, hostEnginePath, 'node_modules/superstatic');

/** Returns whether the server of Firebase's emulator is on this machine. */
export const hasFirebaseEngine = (): boolean => existsSync(join(engine, 'package.json'));

/** Serves the files that Firebase would upload, with the configuration that the build made. */
export async function startFirebase({ folder, hosts }: Pick<BuiltFolder, 'folder' | 'hosts'>): Promise<HostServer> {
  const own = mkdtempSync(join(tmpdir(), 'wevoya-firebase-'));
  const { hosting } = JSON.parse(readFileSync(join(hosts, 'firebase/firebase.json'), 'utf8'));
  for (const path of fastGlob.sync('**/*', { cwd: folder, dot: true, ignore: hosting.ignore })) {
    mkdirSync(dirname(join(own, hosting.public, path)), { recursive: true });
    symlinkSync(join(folder, path), join(own, hosting.public, path));
  }
  const port = await findFreePort();
  const settings = { cwd: own, config: hosting, host: '127.0.0.1', port, compression: false };
  const script = join(own, 'server.cjs');
  writeFileSync(script, `require(${JSON.stringify(engine)}).server(${JSON.stringify(settings)}).listen();\n`);
  const address = { host: '127.0.0.1', port };
  const server = await runServer({ program: process.execPath, args: [script], address, folder: own });
  // superstatic has no answer to an address that is no UTF-8.
  const refused = () => toRawAnswer(new Response(null, { status: 400 }));
  return { ...server, ask: (path, ...more) => (isDecodable(path) ? server.ask(path, ...more) : refused()) };
}

function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== undefined;
  } catch {
    return false;
  }
}
