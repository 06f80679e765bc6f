import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../../model/files/error-code.ts';
import { removeEmpty } from './move-files.ts';

/** The result of taking a folder. A `stale` folder has what a killed process left. */
type LockResult =
  | { type: 'taken'; stale: boolean }
  /** A running process has it. */
  | { type: 'busy'; process: number }
  /** It has files that no build made. */
  | { type: 'foreign' };

/**
 * Makes a folder that belongs to this process alone, or takes over that of a process that has ended. The owner is the
 * name of a file in it: renaming that file is atomic, so that only one of several processes takes a folder over.
 */
export function acquireFolder(folder: string): LockResult {
  for (;;) {
    const owner = ownerOf(folder);
    if (owner === undefined) {
      if (createOwned(folder)) return { type: 'taken', stale: false };
    } else if (owner === 'none') {
      // Its maker was killed, or has not written its name yet and will try again.
      if (!removeEmpty(folder) && ownerOf(folder) === 'none') return { type: 'foreign' };
    } else {
      if (owner !== ownName() && isAlive(owner, join(folder, owner)))
        return { type: 'busy', process: parseOwner(owner).pid };
      if (owner === ownName() || renameOwner(folder, owner)) return { type: 'taken', stale: true };
    }
  }
}

/** Returns the process that has a folder, if it runs. */
export function findRunningOwner(folder: string): number | undefined {
  const owner = ownerOf(folder);
  if (owner === undefined || owner === 'none' || !isAlive(owner, join(folder, owner))) return undefined;
  return parseOwner(owner).pid;
}

/** Removes a folder that this process has; the file that names the owner is removed last. */
export function releaseFolder(folder: string): void {
  for (const name of readdirSync(folder))
    if (!ownerPattern.test(name)) rmSync(join(folder, name), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

const ownerPattern = /^owner-(\d+)-(\d+)-(.*)$/;

function ownName(): string {
  return `owner-${process.pid}-${startOf(process.pid) ?? 0}-${hostname()}`;
}

/** Returns the name of the owner's file; `undefined` if there is no folder. */
function ownerOf(folder: string): string | undefined {
  try {
    return readdirSync(folder).find((name) => ownerPattern.test(name)) ?? 'none';
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function createOwned(folder: string): boolean {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    writeFileSync(join(folder, ownName()), '');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
  // Another process may have removed the folder while it was empty, and made its own.
  if (readdirSync(folder).length === 1) return true;
  rmSync(join(folder, ownName()));
  return false;
}

function renameOwner(folder: string, owner: string): boolean {
  try {
    renameSync(join(folder, owner), join(folder, ownName()));
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/** How long a process of another machine is assumed to run, in milliseconds, because its state is unknown. */
const timeout = 10 * 60_000;

function isAlive(owner: string, path: string): boolean {
  const { pid, start, host } = parseOwner(owner);
  if (host !== hostname()) {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats !== undefined && Date.now() - stats.mtimeMs < timeout;
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user is one that runs.
    if (errorCode(error) !== 'EPERM') return false;
  }
  // A process number is reused after its process has ended.
  return (startOf(pid) ?? start) === start;
}

function parseOwner(owner: string): { pid: number; start: number; host: string } {
  const [, pid = '', start = '', host = ''] = ownerPattern.exec(owner) ?? [];
  return { pid: Number(pid), start: Number(start), host };
}

/** Returns when a process began, in ticks since the system did; `undefined` where the system does not say. */
export function startOf(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is the program's name in parentheses, which may hold anything.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? -1 : Number(fields[19]);
  } catch {
    return undefined;
  }
}
