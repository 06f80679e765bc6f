import { mkdirSync, rmSync } from 'node:fs';
import { lastResort } from './last-resort.ts';

/** Does work that no other process of the run does at the same time: a folder is there while it is done. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + lastResort;
  while (!take(path)) {
    if (performance.now() > end) throw new Error(`Another process of this run has had ${path} for too long.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  try {
    return await work();
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

function take(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}
