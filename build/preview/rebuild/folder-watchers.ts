import type { FSWatcher, watch as watchFolder } from 'node:fs';
import { basename, join } from 'node:path';
import { errorCode } from '../../model/files/error-code.ts';
import { isIgnoredFile } from '../../model/files/ignored-files.ts';
import { withSlashes } from '../../model/files/relative-path.ts';

/** The system's watchers of folders. */
interface FolderWatchers {
  /** Watches those of the folders that are not watched yet → the folders that are watched now and were not before. */
  open: (folders: Iterable<string>) => Set<string>;
  close: (folder: string) => void;
  closeAll: () => void;
}

interface WatchersInput {
  /** The folders that were asked for; the others are below them. */
  roots: readonly string[];
  /** Called with each path for which the system has reported an event. */
  onEvent: (path: string) => void;
  /** Called once if the system cannot report changes. Then nothing is watched any more. */
  onFailure: (error: unknown) => void;
  watch: typeof watchFolder;
}

/** Systems on which one watcher reports everything below a folder. On others, each folder has a watcher. */
const isDeep = ['darwin', 'win32'].includes(process.platform);

/** Creates watchers of folders, none at first. */
export function createFolderWatchers({ roots, onEvent, onFailure, watch }: WatchersInput): FolderWatchers {
  const watchers = new Map<string, FSWatcher>();
  let hasFailed = false;

  function close(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  function closeAll(): void {
    for (const folder of [...watchers.keys()]) close(folder);
  }

  function handleError(folder: string, error: unknown): void {
    close(folder);
    // The build reports such folders. The folder above has an event when they can be read.
    if (hasFailed || ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(errorCode(error) ?? '')) return;
    hasFailed = true;
    closeAll();
    onFailure(error);
  }

  function handleEvent(folder: string, name: string | null): void {
    if (name !== null && isIgnoredFile(withSlashes(name))) return;
    // A folder that is moved or removed has events with its own name. Its watcher follows it to where it is now.
    if (name === null || name === basename(folder)) {
      close(folder);
      onEvent(folder);
    } else onEvent(join(folder, name));
  }

  return {
    open(folders) {
      const opened = new Set<string>();
      for (const folder of folders) {
        if (hasFailed || watchers.has(folder) || (isDeep && !roots.includes(folder))) continue;
        try {
          const watcher = watch(folder, { recursive: isDeep }, (_event, name) => handleEvent(folder, name));
          watcher.on('error', (error) => handleError(folder, error));
          watchers.set(folder, watcher);
          opened.add(folder);
        } catch (error) {
          handleError(folder, error);
        }
      }
      return opened;
    },
    close,
    closeAll,
  };
}
