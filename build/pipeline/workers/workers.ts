import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Shard } from '../../model/shard.ts';
import type { SharedStore } from '../cache/shared-assets.ts';
import type { WorkerIndex } from '../emit/assets.ts';
import type { RenderJob, RenderRequest } from '../input.ts';
import type { PackedBatch } from '../render/packed-batch.ts';
import type { RenderWorkers } from '../render/render-pages.ts';

/** The number of pages from which another thread saves more time than it takes to start. */
const enoughPages = 300;

/** The input of a worker thread: the work, the folder of the cache, and its turn among the threads. */
export interface WorkerData extends RenderJob {
  cache: string;
  sharedStore?: SharedStore;
  pseudo?: boolean;
  shard?: Shard;
  workerIndex: WorkerIndex;
}

interface ThreadsInput {
  /** The bundled worker. */
  file: string;
  /** The folder of what takes long to make. */
  cache: string;
  /** The store of assets that machines share, if there is one. */
  sharedStore?: SharedStore | undefined;
  /** Whether pages are in the pseudo-locale. */
  pseudo?: boolean;
  /** The shard whose documents are made. */
  shard?: Shard | undefined;
  /** Threads beside this one; as many as there are other cores, three at most, by default. */
  threads?: number;
  enough?: number;
}

/**
 * Starts workers that render on the machine's other cores. If many pages are expected, the threads start at once: they
 * make documents until the assets are ready.
 */
export function startRenderWorkers({
  file,
  cache,
  sharedStore,
  pseudo,
  shard,
  threads = Math.min(3, availableParallelism() - 1),
  enough = enoughPages,
}: ThreadsInput): (work: RenderJob, pages: number) => (assets: RenderRequest['assets']) => RenderWorkers {
  return (work, pages) => {
    const { contentFolder, staticFolder, date, drafts, override, strict, compiled, pageStore } = work;
    const { files, pictures, checks, statics } = work.memo;
    const data: Omit<WorkerData, 'workerIndex'> = {
      contentFolder,
      staticFolder,
      date,
      ...(drafts === undefined ? {} : { drafts }),
      ...(override ? { override } : {}),
      ...(strict ? { strict } : {}),
      ...(pseudo ? { pseudo } : {}),
      ...(shard ? { shard } : {}),
      compiled,
      memo: { files, pictures, checks, statics },
      pageStore,
      cache,
      ...(sharedStore ? { sharedStore } : {}),
    };
    const start = () =>
      Array.from({ length: threads }, (_, index) =>
        startWorker(file, { ...data, workerIndex: { index, of: threads } }),
      );
    const early = pages >= enough ? start() : undefined;
    return (assets) => (routes, counter) => {
      if (threads < 1 || routes.length < enough) {
        for (const { worker } of early ?? []) worker.terminate();
        return undefined;
      }
      const order: RenderRequest = { assets, urls: routes.map((route) => route.url), counter };
      return Promise.all((early ?? start()).map((started) => runWorker(started, order))).then((batches) =>
        batches.filter((batch) => batch !== undefined),
      );
    };
  };
}

interface StartedWorker {
  worker: Worker;
  /** Resolves when the worker has stopped, for whatever reason. */
  stopped: Promise<undefined>;
}

function startWorker(file: string, workerData: WorkerData): StartedWorker {
  const worker = new Worker(file, {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 4096 },
  });
  const stopped = new Promise<undefined>((resolve) => {
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => resolve(undefined));
  });
  // An idle worker must not keep the process alive.
  worker.unref();
  return { worker, stopped };
}

/** Returns `undefined` if the worker stops before it answers: the main thread renders what it has not. */
function runWorker({ worker, stopped }: StartedWorker, order: RenderRequest): Promise<PackedBatch | undefined> {
  const answered = new Promise<PackedBatch>((resolve) => worker.once('message', resolve));
  worker.ref();
  worker.postMessage(order);
  return Promise.race([answered, stopped]);
}
