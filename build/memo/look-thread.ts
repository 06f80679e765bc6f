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

/** What a good build depended on beside its inputs: code, options, date; and what it reported. */
export interface Stamp<Report> {
  key: string;
  report: Report;
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
  /** Keeps how things look after a good build; outputs that were as before are looked at again at these paths alone. */
  keep: (stamp: Stamp<Report>, touched: Iterable<string>) => Promise<void>;
  /** Forgets how things looked: after a build that failed, the next one has to look at everything. */
  forget: () => Promise<void>;
}

/** What the thread is asked for, and what it says. */
export type LookOrder = { keep: Stamp<unknown>; touched: string[] } | { forget: true };
export type LookAnswer = { found: Found<unknown> } | { done: true };

/** What is kept in the thread's two files. */
export interface KeptInputs extends Stamp<unknown> {
  looks: Looks;
}

const nothing = { sameInputs: false, sameOutputs: false, touched: [] };

/** Starts looking. */
export function startLooking<Report>(
  work: LookWork,
  file = fileURLToPath(new URL('./look-worker.mjs', import.meta.url)),
): LookThread<Report> {
  const thread = new Worker(file, { workerData: work });
  const ended = new Promise<void>((resolve) => {
    // What is not known is looked at file by file when it is read or written.
    thread.once('error', () => resolve());
    thread.once('exit', () => resolve());
  });
  const found = new Promise<Found<Report>>((resolve) => {
    thread.on('message', (answer: LookAnswer) => 'found' in answer && resolve(answer.found as Found<Report>));
    ended.then(() => resolve(nothing));
  });
  const done = new Promise<void>((resolve) => {
    thread.on('message', (answer: LookAnswer) => 'done' in answer && resolve());
    ended.then(resolve);
  });
  // Until it is given an order, it keeps the process from nothing.
  found.then(() => thread.unref());
  const order = (what: LookOrder): Promise<void> => {
    thread.ref();
    thread.postMessage(what);
    return done;
  };
  return {
    found,
    keep: (stamp, touched) => order({ keep: stamp, touched: [...touched] }),
    forget: () => order({ forget: true }),
  };
}
