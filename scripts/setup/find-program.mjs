import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Finds a program on the PATH or in the system's folders → its path, or `undefined`.
 * @param {string} name
 */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
}
