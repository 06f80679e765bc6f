import { statSync } from 'node:fs';
import { watch } from 'chokidar';
import { isIgnoredFile, isNamedAsFile } from '../../model/files/ignored-files.ts';

/** Folders that are watched. */
export interface Watcher {
  close: () => Promise<void>;
}

/** In ms: chokidar reports no second change of a file within 50 ms of the first, so each file is compared once more. */
const recheckDelay = 60;

/** In ms: many editors empty a file before they write it. An empty file is read again before it is reported. */
const emptyDelay = 10;

/** Watches the files below folders, without those that systems and editors leave there; reports each changed path. */
export async function watchFolders(folders: readonly string[], onChange: (path: string) => void): Promise<Watcher> {
  const timers = new Map<string, NodeJS.Timeout>();
  function later(path: string, delay: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(path);
      work();
    }, delay);
    timers.set(path, timer);
  }
  /** @param waited for how long the file is empty already, in ms */
  function change(path: string, waited = 0): void {
    const seen = stampOf(path);
    clearTimeout(timers.get(path));
    if (seen.endsWith(' 0') && waited < recheckDelay) {
      later(path, emptyDelay, () => change(path, waited + emptyDelay));
      return;
    }
    onChange(path);
    later(path, recheckDelay, () => {
      const now = stampOf(path);
      // A file that is gone is reported by chokidar.
      if (now !== '' && now !== seen) change(path);
    });
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
