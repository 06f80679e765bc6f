import { suite as untimed } from 'uvu';

/**
 * A test, or what is done before or after the tests of a suite: its name, its seconds by the clock and, where it
 * failed, the reason.
 * @typedef {{ name: string, seconds: number, error?: unknown }} TestRun
 */

/** @type {TestRun[]} */
let runs = [];

/** Returns the tests that have run since the last call. */
export function takeRuns() {
  const taken = runs;
  runs = [];
  return taken;
}

/**
 * A suite of uvu that keeps how long each test took, and why a hook failed, which uvu does not report.
 * @param {string} name
 * @param {any} [state]
 */
export function suite(name, state) {
  const own = untimed(name, state);
  const keep = (/** @type {string} */ test, /** @type {any} */ work) => own(test, kept(`${name}: ${test}`, work));
  const hook = (/** @type {'before' | 'after'} */ kind) =>
    Object.assign((/** @type {any} */ work) => own[kind](kept(`${name}: (${kind})`, work)), own[kind]);
  return Object.assign(keep, own, { before: hook('before'), after: hook('after') });
}

/**
 * @param {string} name
 * @param {(state: unknown) => unknown} work
 */
function kept(name, work) {
  return async (/** @type {unknown} */ state) => {
    const started = performance.now();
    /** @type {Pick<TestRun, 'error'>} */
    const outcome = {};
    try {
      await work(state);
    } catch (error) {
      outcome.error = error;
      throw error;
    } finally {
      runs.push({ name, seconds: (performance.now() - started) / 1000, ...outcome });
    }
  };
}

export const test = suite('');
