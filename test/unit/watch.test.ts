import {
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { StartWatching } from '../../build/preview/rebuild/folder-events.ts';
import { type Watcher, watchFolders } from '../../build/preview/rebuild/watch.ts';
import { lastResort } from '../support/last-resort.ts';
import { makeTemporaryFolder } from '../support/project.ts';

interface State {
  folder: string;
  watcher: Watcher;
  /** Each path that was reported, with what the file contained then; nothing for a missing file. */
  changes: { path: string; text: string | undefined }[];
  /** Waits until a wanted change is reported. */
  until: (isWanted: (change: State['changes'][number]) => boolean) => Promise<void>;
}

const watching = suite<State>('watching files');

watching.before.each((state) => {
  // What is an escape or a pattern elsewhere is a character of a path.
  state.folder = join(makeTemporaryFolder(), String.raw`a\b [x] {y,z} (!c) * %20`);
  mkdirSync(join(state.folder, 'site/content/pages/home'), { recursive: true });
  write(state, 'a.yaml', 'first');
  write(state, 'pages/home/en.md', 'first');
  startWatching(state);
});
watching.after.each(({ folder, watcher }) => {
  watcher.close();
  rmSync(dirname(folder), { recursive: true });
});

/** Watches two folders, one of which is missing. */
function startWatching(state: State, options: Partial<Parameters<typeof watchFolders>[1]> = {}): void {
  const { folder } = state;
  const changes: State['changes'] = [];
  let notify = () => {};
  state.changes = changes;
  state.watcher?.close();
  state.watcher = watchFolders([join(folder, 'site/content'), join(folder, 'site/static')], {
    onChange(path) {
      changes.push({ path: path.slice(folder.length + 1), text: read(path) });
      notify();
    },
    onFailure: assert.unreachable,
    ...options,
  });
  void state.watcher.start();
  state.until = (isWanted) =>
    new Promise((resolve, reject) => {
      const end = setTimeout(() => reject(new Error(`Reported: ${JSON.stringify(changes)}`)), lastResort);
      notify = () => {
        if (!changes.some(isWanted)) return;
        clearTimeout(end);
        notify = () => {};
        resolve();
      };
      notify();
    });
}

function read(path: string): string | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : undefined;
}

function write({ folder }: Pick<State, 'folder'>, path: string, text: string): void {
  writeFileSync(join(folder, 'site/content', path), text);
}

/** Fails unless a later save of a file is reported. */
async function expectAwake(state: State, path: string): Promise<void> {
  const text = `saved at last ${path}`;
  writeFileSync(join(state.folder, path), text);
  await state.until((change) => change.path === path && change.text === text);
}

watching('a file that is saved twice in a moment is told as it was saved last', async (state) => {
  for (const gap of [2, 10, 25, 45]) {
    write(state, 'a.yaml', `formatted ${gap}`);
    await wait(gap);
    write(state, 'a.yaml', `and saved ${gap}`);
    await state.until(({ text }) => text === `and saved ${gap}`);
  }
});

watching('a file that an editor empties before it writes is told when it is written', async (state) => {
  for (let save = 0; save < 10; save++) {
    const file = openSync(join(state.folder, 'site/content/a.yaml'), 'w');
    await wait(5);
    writeSync(file, `saved ${save}`);
    closeSync(file);
    await state.until(({ text }) => text === `saved ${save}`);
  }
  assert.not(state.changes.some(({ text }) => text === ''));
  write(state, 'a.yaml', '');
  await state.until(({ text }) => text === '');
});

watching('a file that is removed before it is written again is told when it is written', async (state) => {
  rmSync(join(state.folder, 'site/content/a.yaml'));
  await wait(5);
  write(state, 'a.yaml', 'again');
  await state.until(({ text }) => text === 'again');
  assert.not(state.changes.some(({ text }) => text === undefined));
});

watching('new files are told, hidden ones and backups are not', async (state) => {
  for (const name of ['.a.swp', 'a.yaml~', 'b.yaml']) write(state, name, 'new');
  await state.until(({ path }) => path === 'site/content/b.yaml');
  write(state, 'a.yaml', 'last');
  await state.until(({ text }) => text === 'last');
  assert.equal([...new Set(state.changes.map(({ path }) => path))].sort(), [
    'site/content/a.yaml',
    'site/content/b.yaml',
  ]);
});

watching('a file in the place of one with the same time and size is told', async (state) => {
  const path = join(state.folder, 'site/content/a.yaml');
  const { atime, mtime } = statSync(path);
  writeFileSync(`${path}~`, 'other');
  utimesSync(`${path}~`, atime, mtime);
  renameSync(`${path}~`, path);
  await state.until(({ text }) => text === 'other');
});

/** Folders of which each may be away for a while; a file below each that is watched. */
const away: { folder: string; file: string }[] = [
  { folder: 'site', file: 'site/content/pages/home/en.md' },
  { folder: 'site/content', file: 'site/content/a.yaml' },
  { folder: 'site/content/pages', file: 'site/content/pages/home/en.md' },
  { folder: 'site/content/pages/home', file: 'site/content/pages/home/en.md' },
];

for (const { folder, file } of away) {
  watching(`${folder} is renamed and has its name again`, async (state) => {
    const path = join(state.folder, folder);
    renameSync(path, `${path}-away`);
    await state.until((change) => change.path === file && change.text === undefined);
    renameSync(`${path}-away`, path);
    await state.until((change) => change.path === file && change.text === 'first');
    await expectAwake(state, file);
  });

  watching(`${folder} is renamed and back in a moment`, async (state) => {
    const path = join(state.folder, folder);
    renameSync(path, `${path}-away`);
    renameSync(`${path}-away`, path);
    await expectAwake(state, file);
  });

  watching(`${folder} is removed and made again`, async (state) => {
    const path = join(state.folder, folder);
    cpSync(path, `${path}-copy`, { recursive: true });
    rmSync(path, { recursive: true });
    await state.until((change) => change.path === file && change.text === undefined);
    cpSync(`${path}-copy`, path, { recursive: true });
    await state.until((change) => change.path === file && change.text === 'first');
    await expectAwake(state, file);
  });

  watching(`${folder} is removed and made again in a moment`, async (state) => {
    const path = join(state.folder, folder);
    cpSync(path, `${path}-copy`, { recursive: true });
    rmSync(path, { recursive: true });
    cpSync(`${path}-copy`, path, { recursive: true });
    await state.until((change) => change.path === file);
    await expectAwake(state, file);
  });

  watching(`another folder takes the place of ${folder}`, async (state) => {
    const path = join(state.folder, folder);
    cpSync(path, `${path}-new`, { recursive: true });
    writeFileSync(
      file.replace(folder, () => `${path}-new`),
      'other',
    );
    renameSync(path, `${path}-old`);
    renameSync(`${path}-new`, path);
    await state.until((change) => change.path === file && change.text === 'other');
    await expectAwake(state, file);
  });
}

watching('a watched folder that becomes a link to itself elsewhere, and a folder again, is told', async (state) => {
  const folder = join(state.folder, 'site/content');
  renameSync(folder, `${folder}-elsewhere`);
  symlinkSync(`${folder}-elsewhere`, folder);
  await state.until(({ path }) => path === 'site/content');
  state.changes.length = 0;
  rmSync(folder);
  renameSync(`${folder}-elsewhere`, folder);
  await state.until(({ path }) => path === 'site/content');
  await expectAwake(state, 'site/content/a.yaml');
});

watching('a folder that was missing is made, loses its last file, and has one again', async (state) => {
  for (let round = 0; round < 2; round++) {
    mkdirSync(join(state.folder, 'site/static'));
    await expectAwake(state, 'site/static/robots.txt');
    rmSync(join(state.folder, 'site/static'), { recursive: true });
    await state.until((change) => change.path === 'site/static/robots.txt' && change.text === undefined);
    state.changes.length = 0;
  }
});

watching('where the system watches no folder, one message says so, and saves are told', async (state) => {
  const messages: string[] = [];
  startWatching(state, { onFailure: (message) => messages.push(message), watch: () => fail('ENOSPC') });
  await expectAwake(state, 'site/content/a.yaml');
  renameSync(join(state.folder, 'site/content'), join(state.folder, 'site/away'));
  await state.until(({ path, text }) => path === 'site/content/a.yaml' && text === undefined);
  renameSync(join(state.folder, 'site/away'), join(state.folder, 'site/content'));
  await expectAwake(state, 'site/content/pages/home/en.md');
  assert.is(messages.length, 1);
});

watching('where CHOKIDAR_USEPOLLING asks for it, files are compared, and the system watches nothing', async (state) => {
  process.env.CHOKIDAR_USEPOLLING = 'true';
  try {
    startWatching(state, { watch: () => fail('EMFILE') });
  } finally {
    delete process.env.CHOKIDAR_USEPOLLING;
  }
  await expectAwake(state, 'site/content/a.yaml');
});

const advice: { code: string; names: RegExp }[] = [
  { code: 'ENOSPC', names: /fs\.inotify\.max_user_watches/ },
  { code: 'EMFILE', names: /fs\.inotify\.max_user_instances/ },
  { code: 'ENOSYS', names: /\(ENOSYS\b.* every second/ },
];

for (const { code, names } of advice) {
  watching(`the message about ${code} says what to do`, (state) => {
    const messages: string[] = [];
    startWatching(state, { onFailure: (message) => messages.push(message), watch: () => fail(code) });
    assert.match(messages.join('\n'), names);
  });
}

/** Watches as a system that refuses. */
function fail(code: string): ReturnType<StartWatching> {
  const watcher = {
    on(event: string, listener: (error: Error) => void) {
      if (event === 'error') listener(Object.assign(new Error(`${code}: the system refuses, watch`), { code }));
      return watcher;
    },
    close: async () => {},
  };
  return watcher as unknown as ReturnType<StartWatching>;
}

watching.run();
