import { fork, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @import { Order, Outcome } from './worker.mjs' */
/** @import { ChildProcess } from 'node:child_process' */

/**
 * A piece of a run: an order for a worker, or a program, which passes if it ends with 0. It waits for the jobs that it
 * names in `after`. A job `beside` takes no place of a worker, because it mostly waits.
 * @typedef {{ name: string, order?: Order, program?: string[], after?: string[], beside?: boolean }} Job
 */

/**
 * Runs jobs, as many at once as there are places, in the given order as far as what they wait for is done.
 * @param {readonly Job[]} jobs
 * @param {{ places: number, onEnd: (job: Job, outcome: Outcome, seconds: number) => void }} options
 */
export async function runJobs(jobs, { places, onEnd }) {
  const waiting = [...jobs];
  const done = new Set();
  const names = new Set(jobs.map(({ name }) => name));
  /** @type {Worker[]} */
  const workers = [];
  let busy = 0;
  await new Promise((resolve) => {
    const isReady = (/** @type {Job} */ { after = [], beside }) =>
      (beside || busy < places) && after.every((name) => done.has(name) || !names.has(name));
    const startNext = () => {
      for (let at = waiting.findIndex(isReady); at >= 0; at = waiting.findIndex(isReady)) {
        const [job] = waiting.splice(at, 1);
        if (job) start(job);
      }
      if (waiting.length === 0 && done.size === jobs.length) resolve(undefined);
    };
    const start = async (/** @type {Job} */ job) => {
      const started = performance.now();
      if (!job.beside) busy++;
      const outcome = job.program ? await runProgram(job.name, job.program) : await runInWorker(job, workers);
      if (!job.beside) busy--;
      done.add(job.name);
      onEnd(job, outcome, (performance.now() - started) / 1000);
      startNext();
    };
    startNext();
  });
  await Promise.all(workers.map((worker) => worker.end()));
}

/**
 * @param {Job} job
 * @param {Worker[]} workers those that are idle; a new one is started if there is none
 */
async function runInWorker({ name, order }, workers) {
  const worker = workers.pop() ?? startWorker();
  const outcome = await worker.run(name, /** @type {Order} */ (order));
  if (worker.isAlive()) workers.push(worker);
  return outcome;
}

/** @typedef {ReturnType<typeof startWorker>} Worker */

/** Starts a process that runs one suite after the other. */
function startWorker() {
  const child = fork(fileURLToPath(new URL('worker.mjs', import.meta.url)), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const printed = collectOutput(child);
  const ended = new Promise((resolve) => child.on('close', resolve));
  return {
    isAlive: () => child.connected,
    /**
     * Resolves with the outcome, also if the process ends before it has one.
     * @param {string} name
     * @param {Order} order
     * @returns {Promise<Outcome>}
     */
    run(name, order) {
      printed.clear();
      return new Promise((resolve) => {
        const onMessage = (/** @type {any} */ outcome) => {
          child.off('close', onClose);
          resolve(outcome.failed > 0 ? { ...outcome, report: `${printed.read()}\n${outcome.report}` } : outcome);
        };
        const onClose = (/** @type {number | null} */ code, /** @type {string | null} */ signal) =>
          resolve(failure(`${name} ended its process (${signal ?? `exit code ${code}`}).\n${printed.read()}`));
        child.once('message', onMessage);
        child.once('close', onClose);
        child.send(order);
      });
    },
    async end() {
      if (child.connected) child.send('end');
      await ended;
    },
  };
}

/**
 * Runs a program → passed if its exit code is 0, otherwise failed with what it printed.
 * @param {string} name
 * @param {string[]} command
 * @returns {Promise<Outcome>}
 */
function runProgram(name, [program = '', ...args]) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = collectOutput(child);
    child.on('error', (error) => resolve(failure(`${name}: ${error.message}`)));
    child.on('close', (code) => {
      const notes = printed.read().split('\n').filter(Boolean);
      resolve(
        code === 0 ? { passed: 1, failed: 0, report: '', times: [], notes } : failure(`${name}:\n${printed.read()}`),
      );
    });
  });
}

/** @param {ChildProcess} child */
function collectOutput({ stdout, stderr }) {
  let text = '';
  for (const stream of [stdout, stderr]) stream?.setEncoding('utf8').on('data', (part) => (text += part));
  return {
    read: () => text,
    clear() {
      text = '';
    },
  };
}

/**
 * @param {string} report
 * @returns {Outcome}
 */
function failure(report) {
  return { passed: 0, failed: 1, report, times: [], notes: [] };
}
