import { lstatSync, statfsSync, statSync } from 'node:fs';
import { errorCode } from '../../model/files/error-code.ts';
import { type FolderEvents, type StartWatching, watchFolderEvents } from './folder-events.ts';
import { stampedFiles } from './stamped-files.ts';

export interface Watcher {
  /** Starts to report changes, with those since the watcher was created. Resolves when the system watches the folders. */
  start: () => Promise<void>;
  close: () => void;
}

interface WatchInput {
  /** Called with the path of each file that has changed, is new or is gone, and of a watched folder that is a link now. */
  onChange: (path: string) => void;
  /** Called once if the system cannot report changes. From then on, all files are compared again and again. */
  onFailure: (message: string) => void;
  /** That of chokidar, by default. */
  watch?: StartWatching;
}

/** In ms: programs empty or remove a file before they write it. It is reported if it stays so for this time. */
const saveTime = 60;

/** In ms: the time between two comparisons of the watched folders themselves. No event reports that a removed one is back. */
const rootInterval = 250;

/** In ms: the least time between two comparisons of all files. */
const pollInterval = 1000;

/** In ms: clocks of file systems are late by so much. Two changes within this time can leave the same stamp. */
const clockLag = 20;

/**
 * File systems that report no changes of other machines: NFS, SMB, the file systems of WSL and of containers (9P, FUSE), and the
 * shared folders of VirtualBox, VMware and Parallels.
 */
const remoteFileSystems: ReadonlySet<number> = new Set([
  0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x1021997, 0x65735546, 0x786f4256, 0xbacbacbc, 0x7c7c6673,
]);

/**
 * Watches the files below folders, which may be missing, without those that systems and editors leave there. Stamps the
 * files now. An event is only a reason to compare stamps, from which all reports follow.
 */
export function watchFolders(roots: readonly string[], { onChange, onFailure, watch }: WatchInput): Watcher {
  const files = stampedFiles(roots);
  const { notice, forget } = createNotices({ files, compare, onChange });
  const identities = new Map(roots.map((root) => [root, identityOf(root)]));
  const linked = new Map(roots.map((root) => [root, isLink(root)]));
  let pollTimer: NodeJS.Timeout | undefined;
  let events = notWatching;
  let started: Promise<void> | undefined;

  const start = () =>
    new Promise<void>((resolve) => {
      const onReady = () => {
        files.differing().forEach(notice);
        resolve();
      };
      const pollInstead = (error: unknown) => {
        onFailure(describeWatchFailure(error));
        pollTimer ??= setTimeout(poll, pollInterval);
        resolve();
      };
      // chokidar would compare the files on its own.
      if (isPollingWanted()) return resolve();
      events = watchFolderEvents({ roots, onEvent: notice, onReady, onFailure: pollInstead, ...(watch && { watch }) });
    });

  /** Reports which paths have changed, and keeps all folders watched. */
  function compare(paths: readonly string[]): void {
    let isReplaced = false;
    for (const root of roots.filter((folder) => paths.includes(folder))) {
      const identity = identityOf(root);
      isReplaced ||= identity !== identities.get(root);
      identities.set(root, identity);
      // The files behind a link look as they did, but are not read.
      if (linked.get(root) !== isLink(root)) onChange(root);
      linked.set(root, isLink(root));
    }
    const changed = files.compare(paths);
    for (const path of changed.files) onChange(path);
    if (isReplaced || changed.folders.length > 0) events.restart();
  }

  function poll(): void {
    const begun = performance.now();
    compare(files.below());
    // Comparing takes a twentieth of the time at most.
    pollTimer = setTimeout(poll, Math.max(pollInterval, 19 * (performance.now() - begun)));
  }

  if (isPollingWanted() || roots.some(isRemote)) pollTimer ??= setTimeout(poll, pollInterval);
  const rootTimer = setInterval(() => {
    for (const [root, identity] of identities) if (identityOf(root) !== identity) notice(root);
  }, rootInterval);
  return {
    start() {
      started ??= start();
      return started;
    },
    close() {
      // Nothing starts any more.
      started ??= Promise.resolve();
      clearInterval(rootTimer);
      clearTimeout(pollTimer);
      forget();
      events.close();
    },
  };
}

const notWatching: FolderEvents = { restart() {}, close() {} };

/** Returns whether all files must be compared every second: the environment variable of chokidar for polling is set. */
function isPollingWanted({ CHOKIDAR_USEPOLLING: wish = '' } = process.env): boolean {
  return !/^(?:|0|false)$/i.test(wish);
}

interface NoticesInput {
  files: ReturnType<typeof stampedFiles>;
  compare: (paths: readonly string[]) => void;
  onChange: (path: string) => void;
}

/** Creates the function that compares a path of an event: at once, or later if the file is missing or empty. */
function createNotices({ files, compare, onChange }: NoticesInput) {
  const timers = new Map<string, NodeJS.Timeout>();
  function compareLater(path: string): void {
    const timer = setTimeout(() => {
      timers.delete(path);
      compare(files.below(path));
    }, saveTime);
    timers.set(path, timer);
  }
  return {
    notice(path: string): void {
      clearTimeout(timers.get(path));
      timers.delete(path);
      const stats = statOf(path);
      if (!stats || (stats.isFile() && stats.size === 0)) {
        compareLater(path);
        return;
      }
      const before = files.stampOf(path);
      compare(files.below(path));
      const isUnsure = stats.isFile() && files.stampOf(path) === before;
      if (isUnsure && Date.now() - stats.ctimeMs < clockLag) onChange(path);
    },
    forget() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** Returns which folder is at a path, who may read it, and whether it is a link; nothing if it is missing. */
function identityOf(folder: string): string {
  const stats = statOf(folder);
  return stats
    ? [stats.dev, stats.ino, stats.birthtimeMs, stats.mode, stats.uid, stats.gid, isLink(folder)].join()
    : '';
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  } catch {
    return false;
  }
}

function statOf(path: string) {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

function isRemote(folder: string): boolean {
  try {
    return remoteFileSystems.has(statfsSync(folder).type);
  } catch {
    return false;
  }
}

/** What allows more, by the code of an error of `fs.watch`. */
const advice: Readonly<Record<string, string>> = {
  ENOSPC: 'To see saves at once, let this user watch more folders: sudo sysctl fs.inotify.max_user_watches=524288',
  EMFILE:
    'To see saves at once, let this user run more watching programs: sudo sysctl fs.inotify.max_user_instances=512 (if that does not help, ulimit -n 65536)',
};

/** Explains why changes are not reported by the system, and what to do about it. */
function describeWatchFailure(error: unknown): string {
  const code = errorCode(error) ?? '';
  const reason = error instanceof Error ? error.message : String(error);
  return `The system does not report changed files (${reason}). The preview compares all files every second instead.${
    advice[code] === undefined ? '' : ` ${advice[code]}`
  }`;
}
