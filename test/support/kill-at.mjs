// Loaded before a program: kills its process at one of its changes below a folder, or counts these changes.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { KILL_BELOW = '', KILL_AT = '', COUNT_TO } = process.env;
let count = 0;

for (const name of /** @type {const} */ ([
  'copyFileSync',
  'fsyncSync',
  'mkdirSync',
  'openSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'unlinkSync',
  'writeFileSync',
])) {
  const original = /** @type {(...args: unknown[]) => unknown} */ (fs[name]);
  Reflect.set(fs, name, (/** @type {unknown[]} */ ...args) => {
    if (name === 'fsyncSync' || args.some((path) => typeof path === 'string' && path.startsWith(KILL_BELOW))) count++;
    if (String(count) === KILL_AT) process.kill(process.pid, 'SIGKILL');
    return original(...args);
  });
}
syncBuiltinESMExports();
if (COUNT_TO) process.on('exit', () => fs.writeFileSync(COUNT_TO, String(count)));
