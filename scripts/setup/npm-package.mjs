import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt, enginePatience } from './commands.mjs';
import { npmCommand } from './packages.mjs';

/**
 * Brings the files of an npm package, without what it depends on.
 * @param {object} wanted
 * @param {string} wanted.name
 * @param {string} wanted.version exact
 * @param {string} [wanted.integrity] as package-lock.json writes it, with SHA-512
 * @param {string[]} [wanted.files] paths in the package; all files unless given
 * @param {string} folder is replaced once the files are there
 * @returns {string | undefined} why it failed
 */
export function unpackPackage({ name, version, integrity, files = [] }, folder) {
  mkdirSync(dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  try {
    const problem = npm(['pack', '--ignore-scripts', '--pack-destination', temporary, `${name}@${version}`]);
    if (problem) return problem;
    const archive = join(temporary, readdirSync(temporary)[0] ?? '');
    const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (integrity !== undefined && integrity !== `sha512-${hash}`)
      return `${name} ${version} is not what it was when its checksum was written down.`;
    const unpacked = join(temporary, 'unpacked');
    mkdirSync(unpacked);
    const paths = files.map((file) => `package/${file}`);
    const unread = attempt('tar', ['-xzf', archive, '-C', unpacked, '--strip-components=1', ...paths], {
      limit: enginePatience,
    });
    if (unread) return unread;
    rmSync(folder, { recursive: true, force: true });
    renameSync(unpacked, folder);
    return undefined;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * Runs npm.
 * @param {string[]} args
 * @returns {string | undefined} why it failed
 */
export function npm(args) {
  const [program, ...first] = npmCommand();
  return attempt(program, [...first, ...args, '--loglevel=error'], { limit: enginePatience });
}
