import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RenderWork } from './pipeline.ts';
import type { Helpers, RenderedBatch } from './render/render-pages.ts';

/** From so many pages on, another thread earns the time that it takes to start. */
const enoughPages = 300;

interface ThreadsInput {
  /** The bundled worker. */
  file: string;
  /** Threads beside this one; as many as there are other cores, three at most, unless told. */
  threads?: number;
  enough?: number;
}

/** Makes helpers that render on the machine's other cores. */
export function renderThreads({
  file,
  threads = Math.min(3, availableParallelism() - 1),
  enough = enoughPages,
}: ThreadsInput): (work: Omit<RenderWork, 'urls' | 'counter'>) => Helpers {
  return ({ contentFolder, staticFolder, date, drafts, override, compiled, memo, assets }) =>
    (routes, counter) => {
      if (threads < 1 || routes.length < enough) return undefined;
      const { files, checks, statics } = memo;
      const work: RenderWork = {
        contentFolder,
        staticFolder,
        date,
        ...(drafts ? { drafts } : {}),
        ...(override ? { override } : {}),
        compiled,
        memo: { files, checks, statics },
        assets,
        urls: routes.map((route) => route.url),
        counter,
      };
      return Promise.all(Array.from({ length: threads }, () => runWorker(file, work)));
    };
}

function runWorker(file: string, workerData: RenderWork): Promise<RenderedBatch> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 4096 },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A rendering thread ended with ${code}.`)));
  });
}
