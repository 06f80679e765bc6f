import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { homeFolder } from './home-folder.mjs';

const { env } = process;
const home = homeFolder();
const program = process.platform === 'win32' ? 'node.exe' : 'node';

/** @param {string} path */
const inHome = (path) => home && join(home, path);

/** Where version managers keep a folder for each version, and the folder of the program in it. */
const managed = [
  [env.NVM_DIR ?? inHome('.nvm'), 'versions/node', 'bin'],
  [env.FNM_DIR ?? inHome('.local/share/fnm'), 'node-versions', 'installation/bin'],
  [env.VOLTA_HOME ?? inHome('.volta'), 'tools/image/node', 'bin'],
  [env.MISE_DATA_DIR ?? inHome('.local/share/mise'), 'installs/node', 'bin'],
  [env.ASDF_DATA_DIR ?? inHome('.asdf'), 'installs/nodejs', 'bin'],
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
  const inManagers = managed.flatMap(([folder, versions = '', bin = '']) => {
    const all = folder && join(folder, versions);
    return all && existsSync(all) ? readdirSync(all).map((version) => join(all, version, bin, program)) : [];
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
