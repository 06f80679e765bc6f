import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { median } from './measure.mjs';

/**
 * Measures the time from a saved file to its new page being served, in milliseconds: the median of nine saves, each made
 * when the preview has nothing left to do.
 * @param {{ root: string, env: NodeJS.ProcessEnv, args: readonly string[], path: string, change: () => string }} options
 *   `path` is that of a page, `change` changes its file and returns the text that the page then has
 */
export async function measurePreview({ root, env, args, path, change }) {
  const child = spawn('node', ['scripts/run.mjs', 'preview', ...args, '--port', '0'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let output = '';
    const address = await new Promise((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        output += chunk;
        const found = /Preview: (\S+)\//.exec(output);
        // Earlier versions print the address after the first build.
        if (found && output.includes(' pages rendered')) resolve(found[1]);
      });
      child.once('close', () => reject(new Error(`The preview ended:\n${output}`)));
    });
    const times = [];
    for (let save = 0; save < 9; save++) {
      const started = performance.now();
      const text = change();
      while (!(await (await fetch(address + path)).text()).includes(text));
      times.push(performance.now() - started);
      while (output.split(' pages rendered').length < save + 3) await once(child.stdout, 'data');
    }
    return median(times);
  } finally {
    child.kill('SIGTERM');
  }
}
