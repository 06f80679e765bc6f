import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readProcessStat, ticks } from '../process-stat.mjs';

/**
 * The time of a process by the clock and of all processors in seconds, and its peak memory, with all its threads, in
 * megabytes.
 * @typedef {{ seconds: number, processor: number, megabytes: number }} Measured
 */

/**
 * Runs a process to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, before?: () => void }} options
 * @returns {Promise<Measured>}
 */
export async function measure(command, args, { cwd, env, before }) {
  before?.();
  const started = performance.now();
  const startedProcessor = endedSeconds();
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, peakOf(child.pid));
  }, 20);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(0, 4000)}`);
  const processor = endedSeconds() - startedProcessor;
  return { seconds: (performance.now() - started) / 1000, processor, megabytes };
}

/** Returns the processor time of all children that have ended; 0 on systems without `/proc`. */
function endedSeconds() {
  return (readProcessStat('self')?.ended ?? 0) / ticks;
}

/** @param {number | undefined} pid */
function peakOf(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Measures several things one after the other in each run, because what else the machine does changes from minute to minute
 * → the median of each.
 * @param {number} runs
 * @param {Record<string, () => Promise<Measured>>} measured
 * @returns {Promise<Record<string, Measured>>}
 */
export async function measureInTurn(runs, measured) {
  /** @type {Record<string, Measured[]>} */
  const results = Object.fromEntries(Object.keys(measured).map((name) => [name, []]));
  for (let run = 0; run < runs; run++)
    for (const [name, once] of Object.entries(measured)) results[name]?.push(await once());
  return Object.fromEntries(Object.entries(results).map(([name, all]) => [name, medianOf(all)]));
}

/**
 * @param {readonly Measured[]} results
 * @returns {Measured}
 */
function medianOf(results) {
  return {
    seconds: median(results.map(({ seconds }) => seconds)),
    processor: median(results.map(({ processor }) => processor)),
    megabytes: median(results.map(({ megabytes }) => megabytes)),
  };
}

/** @param {readonly number[]} values */
export function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
