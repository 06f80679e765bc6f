import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../../model/files/error-code.ts';
import { acquireFolder, findRunningOwner, releaseFolder } from '../../pipeline/write/lock.ts';
import { removeEmpty } from '../../pipeline/write/move-files.ts';
import { checkPlaces } from './own-releases.ts';
import { PublishProblem, releasesFolder } from './releases.ts';
import { withUmask } from './steps.ts';

/**
 * Does work in the folder that a web server reads while no other process publishes there. Takes over from a process that
 * was killed. Throws a `PublishProblem` if another process runs.
 */
export function withPublishLock<T>(folder: string, work: () => T): T {
  const lock = lockPath(folder);
  checkPlaces(folder);
  const result = acquire(lock);
  if (result.type === 'busy') throw isBusy(folder, result.process);
  if (result.type === 'foreign')
    throw new PublishProblem(`${lock} has files that no publish command wrote. Nothing was published. Move them.`);
  try {
    return work();
  } finally {
    releaseFolder(lock);
    // Nothing is in it if the target was refused.
    removeEmpty(dirname(lock));
  }
}

function acquire(lock: string): ReturnType<typeof acquireFolder> {
  try {
    withUmask(() => mkdirSync(dirname(lock), { recursive: true }));
    return acquireFolder(lock);
  } catch (error) {
    const isDenied = ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '');
    const advice = isDenied ? 'Let the user who publishes write there' : 'Publish to a folder that can be written';
    throw new PublishProblem(
      `${lock} cannot be written: ${error instanceof Error ? error.message : error}. Nothing was published. ${advice}.`,
    );
  }
}

/** Throws a `PublishProblem` if a process publishes to a folder now. */
export function checkPublishLock(folder: string): void {
  const process = findPublisher(folder);
  if (process !== undefined) throw isBusy(folder, process);
}

/** Returns the process that publishes to a folder now. */
export function findPublisher(folder: string): number | undefined {
  return findRunningOwner(lockPath(folder));
}

const lockPath = (folder: string): string => join(folder, releasesFolder, 'lock');

function isBusy(folder: string, process: number): PublishProblem {
  return new PublishProblem(
    `Process ${process} is publishing to ${folder}. Nothing was published. Run this command again when it has ended.`,
  );
}
