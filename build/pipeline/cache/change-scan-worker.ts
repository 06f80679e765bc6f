import { parentPort, workerData } from 'node:worker_threads';
import {
  type InputsRecord,
  recordFiles,
  removeRecords,
  type ScanFolders,
  type ScanRequest,
  type ScanResponse,
} from './change-scan.ts';
import { findChangedFiles, listChangedPaths, restamp, stampFiles } from './file-stamps.ts';
import { openStampRecord } from './stamp-record.ts';

const folders: ScanFolders = workerData;
const files = recordFiles(folders.records);

const scanned = [folders.inputs, folders.outputs].join('\n');
const inputs = openStampRecord<InputsRecord>(files.inputs);
const known = inputs.known?.data.folders === scanned ? inputs.known : undefined;
const changed = known && listChangedPaths(known.stamps);
respond({ sameInputs: changed?.length === 0 });
const inputsChange = known && changed ? restamp(known.stamps, changed) : undefined;
// Stamped before the build reads them: the next scan finds files that change during a build.
const allInputs = inputsChange ? undefined : stampFiles(folders.inputs);
const outputs = openStampRecord<null>(files.outputs);
// A build that was stopped may have left the outputs of other inputs.
const isOfSameBuild = known?.data.outputs === outputs.seal;
const sameOutputs = outputs.known !== undefined && isOfSameBuild && listChangedPaths(outputs.known.stamps).length === 0;

parentPort?.once('message', (request: ScanRequest) => {
  try {
    if ('save' in request) save(request);
    else removeRecords(folders.records);
    respond({ done: true });
  } catch (error) {
    forget();
    respond({ done: true, error: error instanceof Error ? error.message : String(error) });
  }
});
respond({
  result: {
    ...(known ? { lastBuild: { key: known.data.key, report: known.data.report, memo: known.data.memo } } : {}),
    sameInputs: changed?.length === 0,
    sameOutputs,
    touched: known && inputsChange ? findChangedFiles(known.stamps, inputsChange) : [],
  },
});

/** Saves both records. The record of the inputs is last and has the seal of the other: they are only used together. */
function save({ save: record, touched }: Extract<ScanRequest, { save: unknown }>): void {
  const outputsSeal =
    sameOutputs && outputs.known
      ? outputs.add(null, restamp(outputs.known.stamps, touched))
      : outputs.replace(null, stampFiles(folders.outputs));
  const data: InputsRecord = { ...record, folders: scanned, outputs: outputsSeal };
  if (inputsChange) inputs.add(data, inputsChange);
  else inputs.replace(data, allInputs ?? new Map());
}

/** Removes the records: after a failure they must not describe an earlier build. */
function forget(): void {
  try {
    removeRecords(folders.records);
  } catch {
    // A record that cannot be removed names outputs that have been replaced.
  }
}

function respond(response: ScanResponse<unknown>): void {
  parentPort?.postMessage(response);
}
