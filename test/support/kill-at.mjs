// Loaded before a program: kills its process at one of its changes below a folder, by a signal, or counts these changes.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { KILL_BELOW = '', KILL_AT = '', KILL_BY = 'SIGKILL', COUNT_TO } = process.env;
let count = 0;

for (const name of /** @type {const} */ ([
  'copyFileSync',
  'fsyncSync',
  'linkSync',
  'mkdirSync',
  'openSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'symlinkSync',
  'unlinkSync',
  'writeFileSync',
])) {
  const original = /** @type {(...args: unknown[]) => unknown} */ (fs[name]);
  Reflect.set(fs, name, (/** @type {unknown[]} */ ...args) => {
    if (name === 'fsyncSync' || args.some((path) => typeof path === 'string' && path.startsWith(KILL_BELOW))) count++;
    if (String(count) === KILL_AT) {
      if (name === 'rmSync') removeHalf(String(args[0]), original);
      process.kill(process.pid, KILL_BY);
    }
    return original(...args);
  });
}
syncBuiltinESMExports();

/**
 * Removes what is first in a folder: a process can be killed while it removes one.
 * @param {string} path
 * @param {(...args: unknown[]) => unknown} remove
 */
function removeHalf(path, remove) {
  if (!fs.statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const [first] = fs.readdirSync(path);
  if (first) remove(`${path}/${first}`, { recursive: true });
}

if (COUNT_TO) process.on('exit', () => fs.writeFileSync(COUNT_TO, String(count)));
