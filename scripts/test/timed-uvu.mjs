import { suite as untimed } from 'uvu';
import { keepTime, startTime } from './times.mjs';

/**
 * A suite of uvu whose tests, and what is done before them, are timed.
 * @param {string} name
 * @param {any} [state]
 */
export function suite(name, state) {
  const own = untimed(name, state);
  const timed = (/** @type {string} */ test, /** @type {any} */ work) => own(test, timedWork(`${name}: ${test}`, work));
  return Object.assign(timed, own, {
    before: Object.assign((/** @type {any} */ work) => own.before(timedWork(`${name}: (before)`, work)), own.before),
  });
}

/**
 * @param {string} name
 * @param {(state: unknown) => unknown} work
 */
function timedWork(name, work) {
  return async (/** @type {unknown} */ state) => {
    const stop = startTime();
    try {
      await work(state);
    } finally {
      keepTime({ name, ...stop() });
    }
  };
}

export const test = suite('');
