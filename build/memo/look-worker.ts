import { parentPort, workerData } from 'node:worker_threads';
import { readCachedJson, writeCached } from '../../scripts/cache-file.mjs';
import {
  forgetLooks,
  type KeptInputs,
  type LookAnswer,
  type LookOrder,
  type LookWork,
  lookFiles,
} from './look-thread.ts';
import { changedFiles, changedSince, type Looks, lookAgain, lookAt } from './looks.ts';

const work = workerData as LookWork;
const files = lookFiles(work.folder);

const kept: KeptInputs | undefined = readCachedJson(files.inputs);
const changed = kept && changedSince(kept.looks);
const inputs = kept && changed ? lookAgain(kept.looks, changed) : lookAt(work.inputs);
const outputs: Looks | undefined = readCachedJson(files.outputs);
const sameOutputs = outputs !== undefined && changedSince(outputs).length === 0;

parentPort?.once('message', (order: LookOrder) => {
  try {
    forgetLooks(work.folder);
    if ('keep' in order) keep(order);
    answer({ done: true });
  } catch (error) {
    answer({ done: true, error: error instanceof Error ? error.message : String(error) });
  }
});
answer({
  found: {
    ...(kept ? { stamp: { key: kept.key, report: kept.report, memo: kept.memo } } : {}),
    sameInputs: changed?.length === 0,
    sameOutputs,
    touched: kept ? changedFiles(kept.looks, inputs) : [],
  },
});
// While the build goes on; it waits for the rest.
const inputsText = JSON.stringify(inputs);

function keep(order: Extract<LookOrder, { keep: unknown }>): void {
  const looks = sameOutputs ? lookAgain(outputs, order.touched) : lookAt(work.outputs);
  writeCached(files.outputs, JSON.stringify(looks));
  writeCached(files.inputs, `${JSON.stringify(order.keep).slice(0, -1)},"looks":${inputsText}}`);
}

function answer(what: LookAnswer): void {
  parentPort?.postMessage(what);
}
