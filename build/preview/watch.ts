import { statSync } from 'node:fs';
import { watch } from 'chokidar';
import { isIgnoredFile, isNamedAsFile } from '../files/ignored-files.ts';

/** Folders that are watched. */
export interface Watcher {
  close: () => Promise<void>;
}

/** Of what changes again within 50 ms after it was told, chokidar says nothing: so it is looked at once more, in ms. */
const lookAgainAfter = 60;

/** Watches the files below folders, but for what systems and editors leave there; tells each path that has changed. */
export async function watchFolders(folders: readonly string[], tell: (path: string) => void): Promise<Watcher> {
  const looks = new Map<string, NodeJS.Timeout>();
  function change(path: string): void {
    const seen = lookOf(path);
    tell(path);
    clearTimeout(looks.get(path));
    const again = setTimeout(() => {
      looks.delete(path);
      if (lookOf(path) !== seen) change(path);
    }, lookAgainAfter);
    looks.set(path, again);
  }
  const watcher = watch([...folders], { ignoreInitial: true, ignored: (path) => isIgnoredBelow(path, folders) });
  watcher.on('all', (event, path) => {
    if ((event !== 'addDir' && event !== 'unlinkDir') || isNamedAsFile(path)) change(path);
  });
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return {
    async close() {
      await watcher.close();
      for (const look of looks.values()) clearTimeout(look);
    },
  };
}

/** How a file looks; nothing where there is none, or none that may be looked at. */
function lookOf(path: string): string {
  try {
    const { mtimeMs, size } = statSync(path);
    return `${mtimeMs} ${size}`;
  } catch {
    return '';
  }
}

/** Whether a path below one of the watched folders is of a file that a system or an editor has left there. */
function isIgnoredBelow(path: string, folders: readonly string[]): boolean {
  const folder = folders.find((candidate) => path.startsWith(candidate)) ?? '';
  const below = path.slice(folder.length);
  return isIgnoredFile(below) || below.includes('/node_modules');
}
