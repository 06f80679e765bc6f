import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { OutputAnswer, OutputWork } from './output-watch.ts';
import { changedSince, type Looks, lookAgain, lookAt } from './stamp.ts';

const { folders, file } = workerData as OutputWork;
const looks = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Looks) : undefined;
const intact = looks !== undefined && changedSince(looks).length === 0;
parentPort?.once('message', (touched: string[]) => {
  // What cannot be written to its end must not look like what was there before.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(intact ? lookAgain(looks, touched) : lookAt(folders)));
  answer({ kept: true });
});
answer({ intact });

function answer(what: OutputAnswer): void {
  parentPort?.postMessage(what);
}
