import { CacheProblem } from '../../../scripts/bundle.mjs';

/** Runs one build at a time; what changes meanwhile is taken together into the next. */
interface Queue {
  add: (path: string) => void;
  run: (paths: readonly string[]) => Promise<void>;
  /** Whether something has changed since the last build began. */
  hasChanges: () => boolean;
}

/** Editors write a file in several steps; changes within these milliseconds belong together. */
const debounceDelay = 2;

/** Describes a failure: one of the generator with its stack. */
function describe(error: unknown): string {
  if (error instanceof CacheProblem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Creates a queue around a build. A failure of the generator is logged, and does not end the preview. */
export function createQueue(build: (changed: readonly string[]) => Promise<void>, log: (line: string) => void): Queue {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  function run(paths: readonly string[]): Promise<void> {
    const turn: Promise<void> = (running ?? Promise.resolve())
      .then(() => build(paths))
      .catch((error) => log(describe(error)))
      .finally(() => {
        if (running !== turn) return;
        running = undefined;
        start();
      });
    running = turn;
    return turn;
  }
  function start(): void {
    timer = undefined;
    if (running || waiting.size === 0) return;
    const paths = [...waiting].sort();
    waiting.clear();
    run(paths);
  }
  return {
    add(path) {
      waiting.add(path);
      clearTimeout(timer);
      timer = setTimeout(start, debounceDelay);
    },
    run,
    hasChanges: () => waiting.size > 0,
  };
}
