import { spawn } from 'node:child_process';
import { watch } from 'node:fs';

const folders = ['build', 'client', 'content', 'static', 'templates', 'test'];

/**
 * Runs a program once the files that tests read are watched, and after each change of one, one run at a time. Ends with
 * Ctrl+C.
 * @param {string[]} args the arguments of Node
 */
export function rerunOnChange(args) {
  let isRunning = false;
  let isStale = false;
  const run = () => {
    isStale = isRunning;
    if (isRunning) return;
    isRunning = true;
    spawn(process.execPath, args, { stdio: 'inherit' }).on('close', () => {
      isRunning = false;
      if (isStale) run();
      else console.log('Waiting for changes; Ctrl+C ends.');
    });
  };
  for (const folder of folders) watch(folder, { recursive: true }, run);
  run();
}
