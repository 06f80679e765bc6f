import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Looks } from './looks.ts';

/** What is looked at: everything below the inputs, and below the outputs. */
export interface LookWork {
  /** Where is kept how they looked. */
  folder: string;
  inputs: readonly string[];
  outputs: readonly string[];
}

/** What a good build depended on beside its inputs: code, options, date; what it reported, and the memo it saved. */
export interface Stamp<Report> {
  key: string;
  report: Report;
  /** The seal of the memo: with another memo, the stamps say nothing about what has changed since. */
  memo: string;
}

/** How things look, beside how they looked after the last good build. */
export interface Found<Report> {
  /** Missing where there was no good build, or the last one was none. */
  stamp?: Stamp<Report>;
  /** Whether every input looks as it did, and every output. */
  sameInputs: boolean;
  sameOutputs: boolean;
  /** The input files that differ: changed, new or gone. */
  touched: string[];
}

/**
 * Looks after inputs and outputs on a thread of its own, while this one loads its code and what it remembers. Inputs
 * are looked at before they are read: what changes during a build is seen by the next one.
 */
export interface LookThread<Report> {
  found: Promise<Found<Report>>;
  /**
   * Keeps how things look after a good build; outputs that were as before are looked at again at these paths alone.
   * Throws if that cannot be written.
   */
  keep: (stamp: Stamp<Report>, touched: Iterable<string>) => Promise<void>;
  /** Forgets how things looked: after a build that failed, the next one has to look at everything. */
  forget: () => Promise<void>;
}

/** What the thread is asked for, and what it says. */
export type LookOrder = { keep: Stamp<unknown>; touched: string[] } | { forget: true };
export type LookAnswer = { found: Found<unknown> } | { done: true; error?: string };

/** What is kept in the thread's two files. */
export interface KeptInputs extends Stamp<unknown> {
  looks: Looks;
}

/** The thread's two files in its folder. */
export function lookFiles(folder: string): { inputs: string; outputs: string } {
  return { inputs: join(folder, 'inputs.json'), outputs: join(folder, 'outputs.json') };
}

/** Removes the thread's files: what cannot be written to its end must not look like what was there before. */
export function forgetLooks(folder: string): void {
  for (const file of Object.values(lookFiles(folder))) rmSync(file, { recursive: true, force: true });
}

const nothing = { sameInputs: false, sameOutputs: false, touched: [] };

/** Starts looking. If the thread dies, nothing is found, and nothing kept for the next build. */
export function startLooking<Report>(
  work: LookWork,
  file = fileURLToPath(new URL('./look-worker.mjs', import.meta.url)),
): LookThread<Report> {
  const thread = new Worker(file, { workerData: work });
  let isDead = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isDead = true;
      resolve();
    };
    thread.once('error', end);
    thread.once('exit', end);
  });
  const found = new Promise<Found<Report>>((resolve) => {
    thread.on('message', (answer: LookAnswer) => 'found' in answer && resolve(answer.found as Found<Report>));
    ended.then(() => resolve(nothing));
  });
  const done = new Promise<{ error?: string } | undefined>((resolve) => {
    thread.on('message', (answer: LookAnswer) => 'done' in answer && resolve(answer));
    ended.then(() => resolve(undefined));
  });
  // An idle worker must not keep the process alive.
  found.then(() => thread.unref());
  const order = async (what: LookOrder): Promise<void> => {
    if (!isDead) {
      thread.ref();
      thread.postMessage(what);
    }
    const answer = await done;
    if (!answer) forgetLooks(work.folder);
    else if (answer.error) throw new Error(answer.error);
  };
  return {
    found,
    keep: (stamp, touched) => order({ keep: stamp, touched: [...touched] }),
    forget: () => order({ forget: true }),
  };
}
