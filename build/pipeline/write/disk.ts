import { existsSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputAreas } from '../../model/files/folders.ts';
import type {
  Contents,
  OutputArea,
  OutputFile,
  StagedFile,
  StoredHtml,
  Written,
  WrittenFile,
} from '../../model/output.ts';
import { explainError } from './explain-error.ts';
import { describeForeignFiles, listForeignFiles } from './foreign-files.ts';
import { inParallel } from './in-parallel.ts';
import { applyJournal, writeJournal } from './journal.ts';
import { resolveLinks } from './locations.ts';
import { fileExists, statsOf } from './move-files.ts';
import { checkWritable, planWriting } from './plan.ts';
import { emptyRecord, formatRecord, type OutputRecord, type PathsByArea, readRecord, recordFile } from './record.ts';
import { loadPage, openStaging, type Staging, stageFile } from './staging.ts';
import { findUnchanged, keyOf } from './unchanged.ts';
import { ForeignFilesProblem, type WriteProgress, type WriteResult, type Writer } from './writer.ts';

interface DiskWriter extends Writer {
  written: () => Written;
}

interface DiskWriterOptions {
  /** Whether the folders are as the last run left them. */
  intact?: boolean;
  /** Whether files that no build wrote are accepted, and overwritten where the site has their names. */
  force?: boolean;
  /** Where new files wait; opened for each writing unless given. */
  staging?: Staging;
}

/**
 * Makes a writer to folders on disk. New files wait in staging folders and are moved in when all are there, so a full
 * disk leaves the last good site as it was. `known` is what an earlier run wrote; a file with another size, or another time and
 * other contents, is written again. Throws a `ForeignFilesProblem` if the folders have files that no build wrote.
 */
export function createDiskWriter(
  outputs: Record<OutputArea, string>,
  known: Written,
  { intact = false, force = false, staging: opened }: DiskWriterOptions = {},
): DiskWriter {
  const folders = {
    site: resolveLinks(outputs.site),
    documents: resolveLinks(outputs.documents),
    hosts: resolveLinks(outputs.hosts),
  };
  const found = readRecord(folders);
  let record = found ?? emptyRecord();
  const foreign = intact ? record.accepted : listForeignFiles(folders, found);
  const refusal = force || intact ? undefined : describeForeignFiles(outputs, foreign, found);
  if (refusal) throw new ForeignFilesProblem(refusal);
  let wasWritten = false;
  let written: Written = intact ? known : findUnchanged(known, folders, foreign);

  const writeFrom = async (
    staging: Staging,
    files: readonly OutputFile[],
    progress: WriteProgress,
  ): Promise<WriteResult> => {
    const plan = planWriting(files, { before: record, foreign, folders: outputs, force });
    const { kept, changed: made } = splitByChange(files, written);
    const own = new Set(outputAreas.flatMap((area) => record.files[area].map((path) => keyOf({ area, path }))));
    const { staged, same } = await stageFiles(made, {
      staging,
      folderOf: ({ area, path }) => (own.has(keyOf({ area, path })) ? folders[area] : undefined),
      count: countStages(made, progress),
    });
    const changed = made.filter((file) => staged.has(keyOf(file)));
    const removed = outputAreas.flatMap((area) => plan.removed[area].filter((path) => fileExists(folders[area], path)));
    // If the output is intact, so is the file of the record.
    const isRecorded = (intact && !wasWritten && plan.isSame) || stageRecord(plan.record, folders.hosts, staging);
    wasWritten = true;
    if (changed.length > 0 || removed.length > 0 || !isRecorded)
      moveIn({ folders, changed, removed: plan.removed, staging });
    record = plan.record;
    const unchanged = kept.size + same.size;
    written = new Map([...kept, ...same, ...staged]);
    return { written: changed.map((file) => file.path), unchanged, removed };
  };

  return {
    has: (file) => written.get(keyOf(file))?.digest === file.digest,
    written: () => written,
    async write(files, progress = () => {}) {
      let staging = opened;
      try {
        staging ??= await openStaging(outputs);
        return await writeFrom(staging, files, progress);
      } catch (error) {
        throw explainError(error, { folder: outputs.site, begun: staging?.isComplete() ?? false });
      } finally {
        if (!opened) staging?.close();
      }
    },
  };
}

/** Separates files that are there with the same contents from files to write. */
function splitByChange(
  files: readonly OutputFile[],
  written: Written,
): { kept: Map<string, WrittenFile>; changed: OutputFile[] } {
  const kept = new Map<string, WrittenFile>();
  const changed: OutputFile[] = [];
  for (const file of files) {
    const key = keyOf(file);
    const before = written.get(key);
    if (before?.digest !== file.digest) changed.push(file);
    else {
      kept.set(key, before);
      // The file is unchanged: the staged one must not replace it.
      if (file.staged) unstage(file.staged);
    }
  }
  return { kept, changed };
}

interface StageOptions {
  staging: Staging;
  /** Returns the folder in which an earlier build wrote the file, if one did. */
  folderOf: (file: OutputFile) => string | undefined;
  count: (file: OutputFile) => void;
}

/**
 * Puts files into the staging folders, except those that wait there already. After a change of code every file has another
 * digest: one with the same bytes as the file in its place is not staged, so that this file keeps its time.
 */
async function stageFiles(
  files: readonly OutputFile[],
  { staging, folderOf, count }: StageOptions,
): Promise<{ staged: Map<string, WrittenFile>; same: Map<string, WrittenFile> }> {
  const staged = new Map<string, WrittenFile>();
  const same = new Map<string, WrittenFile>();
  const unneeded: StagedFile[] = [];
  await inParallel(files, async (file) => {
    const { digest, path, area } = file;
    const waiting = file.staged?.folder === staging.folders[area] ? file.staged : undefined;
    const contents = waiting ?? bytesOf(await file.contents());
    const folder = folderOf(file);
    const inPlace = folder === undefined ? undefined : findSame(folder, path, contents);
    if (inPlace && waiting) unneeded.push(waiting);
    const { size, modified } =
      inPlace ?? (contents === waiting ? waiting : stageFile(staging.folders[area], path, loadPage(contents)));
    (inPlace ? same : staged).set(keyOf(file), { digest, size, modified });
    count(file);
  });
  // Only now: the compressed copies of a page are made from it.
  unneeded.forEach(unstage);
  return { staged, same };
}

const bytesOf = (contents: Contents): Uint8Array => (typeof contents === 'string' ? Buffer.from(contents) : contents);

/** Returns the size and time of the file on disk if it has the given bytes already. */
function findSame(
  folder: string,
  path: string,
  wanted: StoredHtml,
): Pick<WrittenFile, 'size' | 'modified'> | undefined {
  const stats = fileExists(folder, path) ? statsOf(join(folder, path)) : undefined;
  const size = wanted instanceof Uint8Array ? wanted.length : wanted.size;
  if (!stats?.isFile() || stats.size !== size) return undefined;
  const isSame = Buffer.compare(readFileSync(join(folder, path)), loadPage(wanted)) === 0;
  return isSame ? { size, modified: stats.mtimeMs } : undefined;
}

/** Returns a function that counts a file of its stage and reports the count. */
function countStages(files: readonly OutputFile[], progress: WriteProgress): (file: OutputFile) => void {
  const counts = new Map<string, { done: number; total: number }>();
  const countsOf = ({ stage = 'write' }: OutputFile) => {
    const count = counts.get(stage) ?? { done: 0, total: 0 };
    counts.set(stage, count);
    return { stage, count };
  };
  for (const file of files) countsOf(file).count.total += 1;
  return (file) => {
    const { stage, count } = countsOf(file);
    count.done += 1;
    progress(stage, count.done, count.total);
  };
}

interface Move {
  folders: Record<OutputArea, string>;
  changed: readonly OutputFile[];
  removed: PathsByArea;
  staging: Staging;
}

/** Moves the staged files in and removes others, by a journal that the next run completes if this one is stopped. */
function moveIn({ folders, changed, removed, staging }: Move): void {
  for (const area of outputAreas) {
    const paths = changed.flatMap((file) => (file.area === area ? file.path : []));
    checkWritable(folders[area], [...paths, ...removed[area]]);
  }
  writeJournal(staging.main, removed);
  applyJournal(staging.main, folders);
}

/** Puts a record among the files to be moved. Returns whether the output has it already. */
function stageRecord(record: OutputRecord, hosts: string, staging: Staging): boolean {
  const text = formatRecord(record);
  const path = join(hosts, recordFile);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return true;
  stageFile(staging.folders.hosts, recordFile, text);
  return false;
}

/** Removes a staged file, and the folders that this leaves empty. */
function unstage({ folder, path }: StagedFile): void {
  rmSync(join(folder, path), { force: true });
  try {
    for (let parent = dirname(join(folder, path)); parent.length > folder.length; parent = dirname(parent))
      rmdirSync(parent);
  } catch {
    // Other files wait in that folder.
  }
}
