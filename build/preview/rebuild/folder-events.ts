import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { watch as watchBySystem } from 'chokidar';
import { isIgnoredFile } from '../../model/files/ignored-files.ts';
import { withSlashes } from '../../model/files/relative-path.ts';

/** The system's events of folders and of what is in them. */
export interface FolderEvents {
  /** Watches all folders anew: the watcher of a folder follows it to where it is moved, and does not see another in its place. */
  restart: () => void;
  close: () => void;
}

interface EventsInput {
  roots: readonly string[];
  /** Called with each path for which the system has reported an event. */
  onEvent: (path: string) => void;
  /** Called each time when all folders are watched: what has changed before has no events. */
  onReady: () => void;
  /** Called once if the system cannot report changes. Then nothing is watched any more. */
  onFailure: (error: unknown) => void;
  /** That of chokidar, by default. */
  watch?: StartWatching;
}

/** Starts to watch, as chokidar does. */
export type StartWatching = (
  ...args: Parameters<typeof watchBySystem>
) => Pick<ReturnType<typeof watchBySystem>, 'on' | 'close'>;

/**
 * Watches the folders below some folders with chokidar. Files need no watchers of their own: an event of the folder that
 * they are in names them, and chokidar passes such events on as `raw`.
 */
export function watchFolderEvents({
  roots,
  onEvent,
  onReady,
  onFailure,
  watch = watchBySystem,
}: EventsInput): FolderEvents {
  /** The watchers of the last start; empty after a failure. */
  let watchers: ReturnType<StartWatching>[] = [];
  let state: 'starting' | 'dirty' | 'ready' | 'closed' = 'ready';
  const isClosed = (): boolean => state === 'closed';
  function close(): void {
    for (const watcher of watchers.splice(0)) void watcher.close();
  }
  function start(): void {
    state = 'starting';
    // If a folder is missing, chokidar watches its parent instead.
    const there = roots.filter((root) => existsSync(root));
    const waiting = new Set(there);
    watchers = [];
    if (there.length === 0) queueMicrotask(ready);
    for (const root of there) {
      if (isClosed()) return;
      startOne(root, () => {
        waiting.delete(root);
        if (waiting.size === 0) ready();
      });
    }
  }
  function startOne(root: string, onStart: () => void): void {
    // chokidar reads a backslash in a path as a slash, but not in the watched folder, to which the path is relative.
    const watcher = watch('.', {
      cwd: root,
      ignored: (path, stats) => stats?.isFile() === true || isIgnoredFile(withSlashes(path)),
      ignoreInitial: true,
      followSymlinks: false,
      ignorePermissionErrors: true,
    });
    watchers.push(watcher);
    const isCurrent = () => watchers.includes(watcher);
    watcher.on('raw', (_event, name, details) => {
      // chokidar passes `watchedPath`, but its types lack it.
      const { watchedPath } = details as { watchedPath: string };
      if (isCurrent() && !isIgnoredFile(withSlashes(name ?? ''))) onEvent(name ? join(watchedPath, name) : watchedPath);
    });
    watcher.on('ready', () => isCurrent() && onStart());
    watcher.on('error', (error) => {
      if (!isCurrent()) return;
      state = 'closed';
      close();
      onFailure(error);
    });
  }
  function ready(): void {
    if (isClosed()) return;
    const isDirty = state === 'dirty';
    state = 'ready';
    onReady();
    if (isDirty) restart();
  }
  function restart(): void {
    if (state === 'starting') state = 'dirty';
    if (state !== 'ready') return;
    close();
    start();
  }
  start();
  return {
    restart,
    close() {
      state = 'closed';
      close();
    },
  };
}
