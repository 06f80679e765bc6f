import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { KeptInputs, LookAnswer, LookOrder, LookWork } from './look-thread.ts';
import { changedFiles, changedSince, type Looks, lookAgain, lookAt } from './looks.ts';

const work = workerData as LookWork;
const inputsFile = join(work.folder, 'inputs.json');
const outputsFile = join(work.folder, 'outputs.json');

const kept = read<KeptInputs>(inputsFile);
const changed = kept && changedSince(kept.looks);
const inputs = kept && changed ? lookAgain(kept.looks, changed) : lookAt(work.inputs);
const outputs = read<Looks>(outputsFile);
const sameOutputs = outputs !== undefined && changedSince(outputs).length === 0;

parentPort?.once('message', (order: LookOrder) => {
  // What cannot be written to its end must not look like what was there before.
  for (const file of [inputsFile, outputsFile]) rmSync(file, { force: true });
  if ('keep' in order) {
    mkdirSync(work.folder, { recursive: true });
    const looks = sameOutputs ? lookAgain(outputs, order.touched) : lookAt(work.outputs);
    writeFileSync(outputsFile, JSON.stringify(looks));
    writeFileSync(inputsFile, `${JSON.stringify(order.keep).slice(0, -1)},"looks":${inputsText}}`);
  }
  answer({ done: true });
});
answer({
  found: {
    ...(kept ? { stamp: { key: kept.key, report: kept.report } } : {}),
    sameInputs: changed?.length === 0,
    sameOutputs,
    touched: kept ? changedFiles(kept.looks, inputs) : [],
  },
});
// While the build goes on; it waits for the rest.
const inputsText = JSON.stringify(inputs);

function answer(what: LookAnswer): void {
  parentPort?.postMessage(what);
}

function read<Kept>(file: string): Kept | undefined {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
  } catch {
    return undefined;
  }
}
