import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lastResort } from '../support/last-resort.ts';
import { makeTemporaryFolder } from '../support/project.ts';
import { layOutProject } from '../support/project-copy.ts';

/** `npm test -- --watch`, in a copy of the repository. */
const watching = suite<{ folder: string; child?: ChildProcess }>('tests that run again after each change');

watching.before((state) => {
  state.folder = makeTemporaryFolder();
  layOutProject(state.folder);
});
watching.after(({ folder, child }) => {
  // Its runs are in the same group.
  if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

watching('a changed suite and a changed source run the named suite again, and only it', async (state) => {
  const { folder } = state;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const writeSuite = (expected: string) =>
    write(
      'test/unit/word.test.ts',
      `import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { word } from '../../build/model/files/word.ts';
const words = suite('word');
words('is the expected one', () => assert.is(word, '${expected}'));
words.run();
`,
    );
  write('build/model/files/word.ts', "export const word = 'one';\n");
  writeSuite('one');
  const { TEST_SITE: _site, TEST_RUN: _run, ...env } = process.env;
  const child = spawn(process.execPath, ['scripts/test.mjs', '--watch', '--quick', 'unit/word'], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  state.child = child;
  assert.match(await untilItWaits(child), /^1 passed, 0 failed$/m);
  writeSuite('two');
  assert.match(await untilItWaits(child), /^0 passed, 1 failed$/m);
  write('build/model/files/word.ts', "export const word = 'two';\n");
  assert.match(await untilItWaits(child), /^1 passed, 0 failed$/m);
});

watching.run();

/** Returns what a process prints until it waits for the next change. */
function untilItWaits({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`It does not wait for a change:\n${output}`)), lastResort);
    const read = (part: Buffer) => {
      output += part;
      if (!output.endsWith('Waiting for changes; Ctrl+C ends.\n')) return;
      clearTimeout(timer);
      stdout?.off('data', read);
      resolve(output);
    };
    stdout?.on('data', read);
    stdout?.once('end', () => reject(new Error(`The watching process ended:\n${output}`)));
  });
}
