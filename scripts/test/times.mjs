import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readProcessStat, ticks } from '../process-stat.mjs';

/** @typedef {{ wall: number, processor: number }} Time seconds by the clock, and of all processors */
/** @typedef {Time & { name: string }} NamedTime */

const shown = 40;
/** @type {NamedTime[]} */
const tests = [];

/**
 * A plugin that replaces uvu by this module in tests: their suites then report how long each test took.
 * @type {import('esbuild').Plugin}
 */
export const timing = {
  name: 'timing',
  setup(build) {
    build.onResolve({ filter: /^uvu$/ }, () => ({
      path: fileURLToPath(new URL('timed-uvu.mjs', import.meta.url)),
      external: true,
    }));
  },
};

/**
 * Keeps the time of a test for `slowestTests`.
 * @param {NamedTime} time
 */
export function keepTime(time) {
  tests.push(time);
}

/** Begins to measure → what gives the time since. What runs at the same time in this process counts too. */
export function startTime() {
  const [wall, processor] = [performance.now(), processorSeconds()];
  return () => ({ wall: (performance.now() - wall) / 1000, processor: processorSeconds() - processor });
}

/** Prints the tests that took the most processor time, of a run so far. */
export function slowestTests() {
  return [...tests]
    .sort((one, other) => other.processor - one.processor)
    .slice(0, shown)
    .filter(({ processor }) => processor >= 0.05)
    .map(({ name, ...time }) => `${formatTime(time)}  ${name}`)
    .join('\n');
}

/** @param {Time} time */
export function formatTime({ wall, processor }) {
  return `${wall.toFixed(2).padStart(7)} s ${processor.toFixed(2).padStart(7)} processor s`;
}

/** The processor seconds of this process and of all that it has started; where there is no /proc, only its own. */
function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + processorSecondsOfOthers();
}

function processorSecondsOfOthers() {
  const processes = new Map(readProcesses().map((one) => [one.id, one]));
  const isOurs = (/** @type {number} */ id) => {
    for (let at = processes.get(id); at; at = processes.get(at.parent)) if (at.parent === process.pid) return true;
    return false;
  };
  let sum = processes.get(process.pid)?.ended ?? 0;
  for (const { id, own, ended } of processes.values()) if (isOurs(id)) sum += own + ended;
  return sum / ticks;
}

/** @returns {{ id: number, parent: number, own: number, ended: number }[]} */
function readProcesses() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const stat = readProcessStat(name);
        // It may have ended meanwhile.
        return stat ? [{ id: Number(name), ...stat }] : [];
      });
  } catch {
    return [];
  }
}
