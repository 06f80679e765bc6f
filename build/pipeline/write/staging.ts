import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../../model/files/error-code.ts';
import type { Contents, OutputArea, StagedFile, StoredHtml, StorePage } from '../../model/output.ts';
import { explainError } from './explain-error.ts';
import { hasJournal, recoverOutput } from './journal.ts';
import { canRename, stagingLocations } from './locations.ts';
import { acquireFolder, releaseFolder } from './lock.ts';
import { WriteProblem } from './writer.ts';

/** Where the HTML of pages waits until it is written; plain data, so that it can be sent to a thread. */
export type PageStore = { in: 'memory' } | { in: 'folder'; folder: string } | { in: 'nowhere' };

/** The folders in which the new files of an output wait. Only one process has them at a time. */
export interface Staging {
  /** The folder that holds the journal. */
  main: string;
  /** Each on the same file system as the area's own folder, so that its files are moved by renaming them. */
  folders: Record<OutputArea, string>;
  /** Whether another build of the same output was waited for: what was known of it may be wrong. */
  waited: boolean;
  /** Whether all files wait in it, so that they are being moved. */
  isComplete: () => boolean;
  /** Removes the folders, unless their files are still to be moved. */
  close: () => void;
}

/** How long to wait for another build of the same output, in milliseconds. */
const timeout = 120_000;

/**
 * Opens the staging folders of an output. Finishes or discards first what a killed process left there, and waits for a
 * running one.
 */
export async function openStaging(
  folders: Record<OutputArea, string>,
  onWait: (process: number) => void = () => {},
): Promise<Staging> {
  let waited = false;
  const end = performance.now() + timeout;
  for (let busy = recoverOutput(folders); busy !== undefined; busy = recoverOutput(folders)) {
    if (performance.now() > end)
      throw new WriteProblem(
        `Process ${busy} still writes to ${folders.site}. Wait until it has ended, or give another folder with --out DIR.`,
      );
    if (!waited) onWait(busy);
    waited = true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const main = takeLocation(folders.site);
  // Another process was faster.
  if (main === undefined) return { ...(await openStaging(folders, onWait)), waited: true };
  const taken = new Set([main]);
  const stagingOf = (area: OutputArea): string => {
    const location = canRename(main, nearestFolder(folders[area])) ? main : (takeLocation(folders[area]) ?? main);
    taken.add(location);
    return join(location, area);
  };
  return {
    main,
    folders: { site: stagingOf('site'), documents: stagingOf('documents'), hosts: stagingOf('hosts') },
    waited,
    isComplete: () => hasJournal(main),
    close() {
      if (!hasJournal(main)) for (const location of taken) releaseFolder(location);
    },
  };
}

/** Takes a staging folder beside a folder, or else inside it. Returns `undefined` if another process has it. */
function takeLocation(folder: string): string | undefined {
  const [beside, inside] = stagingLocations(folder);
  try {
    mkdirSync(dirname(beside), { recursive: true });
    if (canRename(dirname(beside), nearestFolder(folder))) return take(beside);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? ''))
      throw explainError(error, { folder, place: folder, begun: false });
  }
  try {
    mkdirSync(folder, { recursive: true });
    return take(inside);
  } catch (error) {
    throw explainError(error, { folder, place: folder, begun: false });
  }
}

function take(location: string): string | undefined {
  const result = acquireFolder(location);
  if (result.type === 'foreign')
    throw new WriteProblem(
      `${location} has files that are not the build’s. Move them: the build works in that folder.`,
    );
  return result.type === 'taken' ? location : undefined;
}

/** Returns the folder itself, or the nearest one above it that is there. */
function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}

/** Creates a store of pages: in memory, in a staging folder, or none if nothing is written. */
export function createPageStore(pageStore: PageStore): StorePage {
  if (pageStore.in === 'memory') return (html) => html;
  if (pageStore.in === 'nowhere') return () => new Uint8Array();
  return (html, path) => {
    try {
      return stageFile(pageStore.folder, path, html);
    } catch {
      // A full disk is reported when the site is written; until then the page waits in memory.
      return html;
    }
  };
}

/** Writes a file that is moved to its place later, with its folders; whole, or not at all. */
export function stageFile(folder: string, path: string, contents: Contents): StagedFile {
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  const file = openSync(target, 'w');
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
    const { size, mtimeMs } = fstatSync(file);
    return { folder, path, size, modified: mtimeMs };
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Returns the HTML of a stored page. */
export function loadPage(stored: StoredHtml): Uint8Array {
  return stored instanceof Uint8Array ? stored : readFileSync(join(stored.folder, stored.path));
}
