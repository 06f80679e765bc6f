import { Worker } from 'node:worker_threads';

/** What the thread that looks at outputs is given: the folders, and the file where it keeps how they looked. */
export interface OutputWork {
  folders: readonly string[];
  file: string;
}

/** Looks after outputs on a thread of its own: of a big site, that takes as long as a small change. */
export interface OutputWatch {
  /** Whether every output looks as it did after the last good build. */
  intact: Promise<boolean>;
  /** Keeps how the outputs look now; where they were intact, only these paths are looked at again. */
  keep: (touched: Iterable<string>) => Promise<void>;
}

/** What the thread says. */
export type OutputAnswer = { intact: boolean } | { kept: true };

/** Starts looking at the outputs; `worker` is the bundled thread. */
export function watchOutputs(worker: string, work: OutputWork): OutputWatch {
  const thread = new Worker(worker, { workerData: work });
  const ended = new Promise<void>((resolve) => {
    // What cannot be looked at here is looked at file by file when it is written.
    thread.once('error', () => resolve());
    thread.once('exit', () => resolve());
  });
  const intact = new Promise<boolean>((resolve) => {
    thread.on('message', (answer: OutputAnswer) => 'intact' in answer && resolve(answer.intact));
    ended.then(() => resolve(false));
  });
  const kept = new Promise<void>((resolve) => {
    thread.on('message', (answer: OutputAnswer) => 'kept' in answer && resolve());
    ended.then(resolve);
  });
  // Until it is asked to keep something, it keeps the process from nothing.
  intact.then(() => thread.unref());
  return {
    intact,
    keep(touched) {
      thread.ref();
      thread.postMessage([...touched]);
      return kept;
    },
  };
}
