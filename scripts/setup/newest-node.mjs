import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const { env } = process;
const home = homedir();
const program = process.platform === 'win32' ? 'node.exe' : 'node';

/** Where version managers keep a folder for each version, and the folder of the program in it. */
const managed = [
  [env.NVM_DIR ?? join(home, '.nvm'), 'versions/node', 'bin'],
  [env.FNM_DIR ?? join(home, '.local/share/fnm'), 'node-versions', 'installation/bin'],
  [env.VOLTA_HOME ?? join(home, '.volta'), 'tools/image/node', 'bin'],
  [env.MISE_DATA_DIR ?? join(home, '.local/share/mise'), 'installs/node', 'bin'],
  [env.ASDF_DATA_DIR ?? join(home, '.asdf'), 'installs/nodejs', 'bin'],
  [env.N_PREFIX ?? '/usr/local', 'n/versions/node', 'bin'],
];

/**
 * Finds the newest Node that is installed: on the PATH, or by a version manager. NODE_NEWEST names one in place of these.
 * @param {{ candidates?: readonly string[], readVersion?: (path: string) => string | undefined }} [input]
 * @returns {string | undefined} its path; nothing if none is newer than the one that runs
 */
export function findNewerNode({ candidates = listNodes(), readVersion = askVersion } = {}) {
  let [path, version] = [/** @type {string | undefined} */ (undefined), process.versions.node];
  for (const candidate of new Set(candidates)) {
    const other = readVersion(candidate);
    if (other !== undefined && isNewer(other, version)) [path, version] = [candidate, other];
  }
  return path;
}

function listNodes() {
  if (env.NODE_NEWEST) return [env.NODE_NEWEST];
  const onPath = (env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));
  const inManagers = managed.flatMap(([folder = '', versions = '', bin = '']) => {
    const all = join(folder, versions);
    return existsSync(all) ? readdirSync(all).map((version) => join(all, version, bin, program)) : [];
  });
  return [...onPath, ...inManagers].filter((path) => existsSync(path));
}

/** @param {string} path */
function askVersion(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return /^v(\d+\.\d+\.\d+)$/.exec(stdout?.trim() ?? '')?.[1];
}

/**
 * @param {string} one
 * @param {string} other
 */
function isNewer(one, other) {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}
