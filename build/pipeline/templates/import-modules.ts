import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** What modules threw that Node has loaded all the same, and does not run again. */
const failures = new Map<string, unknown>();

/**
 * Imports modules. Throws what one of them throws while it is loaded, also what it leaves behind: a promise that is rejected,
 * a microtask that throws, a promise that it awaits and nothing settles.
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
  process.on('uncaughtException', fail);
  process.on('beforeExit', stall);
  try {
    const modules = Promise.all(paths.map((path) => import(pathToFileURL(path).href)));
    // What nobody catches is reported at the end of a turn.
    return await Promise.race([modules.finally(() => setImmediate()), failure]);
  } finally {
    process.off('uncaughtException', fail);
    process.off('beforeExit', stall);
  }
}
