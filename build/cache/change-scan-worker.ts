import { parentPort, workerData } from 'node:worker_threads';
import { readCachedJson, writeCached } from '../../scripts/cache-file.mjs';
import {
  type InputsRecord,
  recordFiles,
  removeRecords,
  type ScanFolders,
  type ScanRequest,
  type ScanResponse,
} from './change-scan.ts';
import { changedFiles, changedSince, type FileStamps, stampFiles, updateStamps } from './file-stamps.ts';

const folders: ScanFolders = workerData;
const files = recordFiles(folders.records);

const recorded: InputsRecord | undefined = readCachedJson(files.inputs);
const changed = recorded && changedSince(recorded.stamps);
const inputs = recorded && changed ? updateStamps(recorded.stamps, changed) : stampFiles(folders.inputs);
const outputs: FileStamps | undefined = readCachedJson(files.outputs);
const sameOutputs = outputs !== undefined && changedSince(outputs).length === 0;

parentPort?.once('message', (request: ScanRequest) => {
  try {
    removeRecords(folders.records);
    if ('save' in request) save(request);
    respond({ done: true });
  } catch (error) {
    respond({ done: true, error: error instanceof Error ? error.message : String(error) });
  }
});
respond({
  result: {
    ...(recorded ? { lastBuild: { key: recorded.key, report: recorded.report, memo: recorded.memo } } : {}),
    sameInputs: changed?.length === 0,
    sameOutputs,
    touched: recorded ? changedFiles(recorded.stamps, inputs) : [],
  },
});
// Written as JSON while the main thread builds, so that it does not wait for this at the end.
const inputsText = JSON.stringify(inputs);

function save(request: Extract<ScanRequest, { save: unknown }>): void {
  const stamps = sameOutputs ? updateStamps(outputs, request.touched) : stampFiles(folders.outputs);
  writeCached(files.outputs, JSON.stringify(stamps));
  writeCached(files.inputs, `${JSON.stringify(request.save).slice(0, -1)},"stamps":${inputsText}}`);
}

function respond(response: ScanResponse<unknown>): void {
  parentPort?.postMessage(response);
}
