import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { removeStampRecord } from './stamp-record.ts';

/** The folders that are scanned: everything below the inputs, and below the outputs. */
export interface ScanFolders {
  /** The folder of the records of the last successful build. */
  records: string;
  inputs: readonly string[];
  outputs: readonly string[];
}

/** What a successful build depended on beside its inputs (code, options, date), its report, and the memo it saved. */
interface BuildRecord<Report> {
  key: string;
  report: Report;
  /** The seal of the memo: the stamps only show what has changed since this memo was saved. */
  memo: string;
}

/** The differences between the files and their stamps after the last successful build. */
export interface ScanResult<Report> {
  /** Missing if there was no build, or the last one failed. */
  lastBuild?: BuildRecord<Report>;
  /** Whether the stamps of all inputs are the same, and the stamps of all outputs. */
  sameInputs: boolean;
  sameOutputs: boolean;
  /** The input files that were changed, added or removed. */
  touched: string[];
}

/**
 * A scan of inputs and outputs on a worker thread, while the main thread loads its code and its memo. Inputs are stamped
 * before they are read: the next scan finds what changes during a build.
 */
export interface ChangeScan<Report> {
  /** Whether the stamps of all inputs are the same; known before the outputs have been scanned. */
  sameInputs: Promise<boolean>;
  result: Promise<ScanResult<Report>>;
  /**
   * Records the stamps after a successful build. If the outputs were unchanged before, stamps only these paths again.
   * Throws if the records cannot be written.
   */
  save: (record: BuildRecord<Report>, touched: Iterable<string>) => Promise<void>;
  /** Removes the records: after a failed build, the next one has to read everything. */
  forget: () => Promise<void>;
}

/** A request to the thread that scans: to save a record, or to remove the records. */
export type ScanRequest = { save: BuildRecord<unknown>; touched: string[] } | { forget: true };
/** What the thread answers: the first and the whole result of its scan, or that a request is done. */
export type ScanResponse<Report> =
  | { sameInputs: boolean }
  | { result: ScanResult<Report> }
  | { done: true; error?: string };

export interface InputsRecord extends BuildRecord<unknown> {
  /** The folders that were stamped. A record is useless for copies of these folders, whose stamps differ. */
  folders: string;
  /** The seal of the record of the outputs. */
  outputs: string;
}

/** Names the files of the records. */
export function recordFiles(folder: string): { inputs: string; outputs: string } {
  return { inputs: join(folder, 'inputs.stamps'), outputs: join(folder, 'outputs.stamps') };
}

/** Removes the records. */
export function removeRecords(folder: string): void {
  for (const file of Object.values(recordFiles(folder))) removeStampRecord(file);
}

const nothing = { sameInputs: false, sameOutputs: false, touched: [] };

/** Starts a scan. If its thread dies, the result is empty, and the next scan has no records. */
export function startChangeScan<Report>(
  folders: ScanFolders,
  file = fileURLToPath(new URL('./change-scan-worker.mjs', import.meta.url)),
): ChangeScan<Report> {
  const thread = new Worker(file, { workerData: folders });
  let isDead = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isDead = true;
      resolve();
    };
    thread.once('error', end);
    thread.once('exit', end);
  });
  const sameInputs = new Promise<boolean>((resolve) => {
    thread.on('message', (response: ScanResponse<Report>) => 'sameInputs' in response && resolve(response.sameInputs));
    ended.then(() => resolve(false));
  });
  const result = new Promise<ScanResult<Report>>((resolve) => {
    thread.on('message', (response: ScanResponse<Report>) => 'result' in response && resolve(response.result));
    ended.then(() => resolve(nothing));
  });
  const done = new Promise<{ error?: string } | undefined>((resolve) => {
    thread.on('message', (response: ScanResponse<Report>) => 'done' in response && resolve(response));
    ended.then(() => resolve(undefined));
  });
  // An idle worker must not keep the process alive.
  result.then(() => thread.unref());
  const send = async (request: ScanRequest): Promise<void> => {
    if (!isDead) {
      thread.ref();
      thread.postMessage(request);
    }
    const response = await done;
    if (!response) removeRecords(folders.records);
    else if (response.error) throw new Error(response.error);
  };
  return {
    sameInputs,
    result,
    save: (record, touched) => send({ save: record, touched: [...touched] }),
    forget: () => send({ forget: true }),
  };
}
