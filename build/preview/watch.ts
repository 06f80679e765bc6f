import { statSync } from 'node:fs';
import { watch } from 'chokidar';
import { isIgnoredFile, isNamedAsFile } from '../files/ignored-files.ts';

/** Folders that are watched. */
export interface Watcher {
  close: () => Promise<void>;
}

/** In ms: chokidar reports no second change of a file within 50 ms of the first, so each file is compared once more. */
const recheckDelay = 60;

/** Watches the files below folders, without those that systems and editors leave there; reports each changed path. */
export async function watchFolders(folders: readonly string[], onChange: (path: string) => void): Promise<Watcher> {
  const timers = new Map<string, NodeJS.Timeout>();
  function change(path: string): void {
    const seen = stampOf(path);
    onChange(path);
    clearTimeout(timers.get(path));
    const timer = setTimeout(() => {
      timers.delete(path);
      if (stampOf(path) !== seen) change(path);
    }, recheckDelay);
    timers.set(path, timer);
  }
  const watcher = watch([...folders], { ignoreInitial: true, ignored: (path) => isIgnoredBelow(path, folders) });
  watcher.on('all', (event, path) => {
    if ((event !== 'addDir' && event !== 'unlinkDir') || isNamedAsFile(path)) change(path);
  });
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return {
    async close() {
      await watcher.close();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** Returns time and size of a file; empty if it is missing or cannot be read. */
function stampOf(path: string): string {
  try {
    const { mtimeMs, size } = statSync(path);
    return `${mtimeMs} ${size}`;
  } catch {
    return '';
  }
}

/** Returns whether a path below one of the watched folders is of a file that a system or an editor has left there. */
function isIgnoredBelow(path: string, folders: readonly string[]): boolean {
  const folder = folders.find((candidate) => path.startsWith(candidate)) ?? '';
  const below = path.slice(folder.length);
  return isIgnoredFile(below) || below.includes('/node_modules');
}
