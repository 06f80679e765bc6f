import { loadBundled } from './bundle-tests.mjs';

/**
 * What this process is told: where the bundles are, and either a suite to run or a module of which to call an export.
 * @typedef {{ scratch: string, path: string, call?: string }} Order
 */
/**
 * What a suite or a call came to. `report` has every failure with its reason.
 * @typedef {{ passed: number, failed: number, report: string, times: { name: string, seconds: number }[], notes: string[] }} Outcome
 */
/** @typedef {() => Promise<[string | true, number, number, number]>} SuiteRun */

/** @type {any} uvu's: with UVU_DEFER, loading a suite puts its runs into UVU_QUEUE */
const uvu = globalThis;
uvu.UVU_DEFER = 1;
uvu.UVU_QUEUE = [[]];
// Otherwise uvu would run what is in its queue by itself.
const { takeRuns } = await import('./timed-uvu.mjs');

/** @type {string[]} what the run reports at its end, beside failures */
const notes = [];
process.on('warning', ({ name, message }) => {
  if (name === 'SecondAttempt') notes.push(message);
});
// Suites tidy up as the process ends: servers, browsers and folders of many.
process.setMaxListeners(100);
process.on('message', (/** @type {Order | 'end'} */ order) => {
  if (order === 'end') process.exit();
  carryOut(order).then(
    (outcome) => process.send?.(outcome),
    (error) => process.send?.({ ...nothing(), failed: 1, report: describe(order.path, error) }),
  );
});
// The process that gives the orders has ended.
process.on('disconnect', () => process.exit());

/** @param {Order} order */
async function carryOut({ scratch, path, call }) {
  const module = await loadBundled({ scratch }, path);
  const outcome = nothing();
  if (call) {
    await module[call]();
    return { ...outcome, passed: 1 };
  }
  const runs = uvu.UVU_QUEUE[0].splice(0);
  for (const run of runs) await add(outcome, path, run);
  const kept = takeRuns();
  outcome.times.push(...kept.map(({ name, seconds }) => ({ name, seconds })));
  for (const { name, error } of kept)
    if (error && /: \((before|after)\)$/.test(name)) outcome.report += describe(name, error);
  // A warning is emitted in a turn of its own.
  await new Promise(setImmediate);
  outcome.notes.push(...notes.splice(0));
  return outcome;
}

/**
 * @param {Outcome} outcome
 * @param {string} path
 * @param {SuiteRun} run
 */
async function add(outcome, path, run) {
  try {
    const [errors, passed, , total] = await run();
    outcome.passed += passed;
    outcome.failed += total - passed;
    if (errors !== true) outcome.report += errors;
    else if (passed < total) outcome.report += `${path}: ${total - passed} tests were not run.\n`;
  } catch (error) {
    outcome.failed++;
    outcome.report += describe(path, error);
  }
}

/** @returns {Outcome} */
function nothing() {
  return { passed: 0, failed: 0, report: '', times: [], notes: [] };
}

/**
 * @param {string} name
 * @param {unknown} error
 */
function describe(name, error) {
  return `${name}: ${error instanceof Error ? error.stack : error}\n`;
}
