import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Watcher, watchFolders } from '../../build/preview/rebuild/watch.ts';
import { makeTemporaryFolder } from '../support/project.ts';

interface State {
  folder: string;
  watcher: Watcher;
  /** Each path that was reported, with what the file contained then. */
  changes: { path: string; text: string }[];
  /** Waits until a wanted change is reported. */
  until: (isWanted: (change: State['changes'][number]) => boolean) => Promise<void>;
}

const watching = suite<State>('watching files');

watching.before.each(async (state) => {
  state.folder = makeTemporaryFolder();
  mkdirSync(join(state.folder, 'content'));
  write(state, 'content/a.yaml', 'first');
  state.changes = [];
  let notify = () => {};
  state.watcher = await watchFolders([join(state.folder, 'content')], (path) => {
    state.changes.push({ path: path.slice(state.folder.length + 1), text: readFileSync(path, 'utf8') });
    notify();
  });
  state.until = (isWanted) =>
    new Promise((resolve, reject) => {
      const end = setTimeout(() => reject(new Error(`Reported: ${JSON.stringify(state.changes)}`)), 5000);
      notify = () => {
        if (!state.changes.some(isWanted)) return;
        clearTimeout(end);
        resolve();
      };
      notify();
    });
});
watching.after.each(async ({ folder, watcher }) => {
  await watcher.close();
  rmSync(folder, { recursive: true });
});

function write({ folder }: Pick<State, 'folder'>, path: string, text: string): void {
  writeFileSync(join(folder, path), text);
}

watching('a file that is saved twice in a moment is told as it was saved last', async (state) => {
  for (const gap of [2, 10, 25, 45]) {
    write(state, 'content/a.yaml', `formatted ${gap}`);
    await wait(gap);
    write(state, 'content/a.yaml', `and saved ${gap}`);
    await state.until(({ text }) => text === `and saved ${gap}`);
  }
});

watching('a file that an editor empties before it writes is told when it is written', async (state) => {
  for (let save = 0; save < 10; save++) {
    const file = openSync(join(state.folder, 'content/a.yaml'), 'w');
    await wait(5);
    writeSync(file, `saved ${save}`);
    closeSync(file);
    await state.until(({ text }) => text === `saved ${save}`);
  }
  assert.not(state.changes.some(({ text }) => text === ''));
  write(state, 'content/a.yaml', '');
  await state.until(({ text }) => text === '');
});

watching('new files are told, hidden ones and backups are not', async (state) => {
  for (const name of ['.a.swp', 'a.yaml~', 'b.yaml']) write(state, `content/${name}`, 'new');
  await state.until(({ path }) => path === 'content/b.yaml');
  write(state, 'content/a.yaml', 'last');
  await state.until(({ text }) => text === 'last');
  assert.equal([...new Set(state.changes.map(({ path }) => path))].sort(), ['content/a.yaml', 'content/b.yaml']);
});

watching.run();
