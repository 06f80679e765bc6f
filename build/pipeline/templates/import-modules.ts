import { setImmediate, setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** The errors of modules that threw. Node treats such modules as loaded and does not run them again. */
const failures = new Map<string, unknown>();

let importing = 0;

/** Returns whether modules are being loaded. */
export const isImporting = (): boolean => importing > 0;

/**
 * Waits for one timer and one turn of the event loop: timers that are due have run, and Node has reported uncaught
 * errors.
 */
export async function endTurn(): Promise<void> {
  await setTimeout(1);
  await setImmediate();
}

/**
 * Imports modules. Throws the first error while they are loaded, including what one leaves behind: a rejected promise,
 * a microtask or a timer without delay that throws, or an awaited promise that is never settled.
 */
export async function importModules(paths: readonly string[]): Promise<any[]> {
  const key = paths.join('\n');
  if (failures.has(key)) throw failures.get(key);
  let fail: (error: unknown) => void = () => {};
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failure.catch((error) => failures.set(key, error));
  const stall = () => fail(new Error('It awaits a promise that is never settled'));
  importing += 1;
  process.on('uncaughtException', fail);
  process.on('beforeExit', stall);
  try {
    const modules = Promise.all(paths.map((path) => import(pathToFileURL(path).href)));
    return await Promise.race([modules.finally(endTurn), failure]);
  } finally {
    importing -= 1;
    process.off('uncaughtException', fail);
    process.off('beforeExit', stall);
  }
}
