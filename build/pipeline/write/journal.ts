import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'superstruct';
import { outputAreas } from '../../model/files/folders.ts';
import type { OutputArea } from '../../model/output.ts';
import { explainError } from './explain-error.ts';
import { resolveLinks, stagingLocations } from './locations.ts';
import { acquireFolder, releaseFolder } from './lock.ts';
import { moveContents, removeFiles } from './move-files.ts';
import { type PathsByArea, pathsStruct } from './record.ts';

/** Returns whether a staging folder is complete, so that its files can be moved. */
export function hasJournal(main: string): boolean {
  return existsSync(join(main, journalFile));
}

/**
 * Writes the journal. From then on the next process finishes the build; before that it discards it. The files to be
 * moved are all files in the staging folders, so the journal only names the files to be removed.
 */
export function writeJournal(main: string, removed: PathsByArea): void {
  const path = join(main, journalFile);
  const file = openSync(`${path}.new`, 'w');
  try {
    writeFileSync(file, JSON.stringify(removed));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(`${path}.new`, path);
}

/** Moves the files of a staging folder into the output, removes what the journal names, and then the journal. */
export function applyJournal(main: string, folders: Record<OutputArea, string>): void {
  const removed = create(JSON.parse(readFileSync(join(main, journalFile), 'utf8')), pathsStruct);
  for (const area of outputAreas) {
    const staged = new Set([main, ...stagingLocations(folders[area])].map((location) => join(location, area)));
    for (const from of staged) if (existsSync(from)) moveContents(from, resolveLinks(folders[area]), removed[area]);
  }
  for (const area of outputAreas) removeFiles(resolveLinks(folders[area]), removed[area]);
  rmSync(join(main, journalFile));
}

/**
 * Finishes the build that a killed process left in an output, or discards it where not all its files were staged.
 * Returns the number of the running process that writes there, if there is one.
 */
export function recoverOutput(folders: Record<OutputArea, string>): number | undefined {
  for (const main of stagingLocations(folders.site)) {
    if (!existsSync(main)) continue;
    const result = acquireFolder(main);
    if (result.type === 'busy') return result.process;
    if (result.type === 'foreign') continue;
    if (hasJournal(main)) finish(main, folders);
    for (const area of outputAreas)
      for (const location of stagingLocations(folders[area]))
        if (location !== main && existsSync(location) && acquireFolder(location).type === 'taken')
          releaseFolder(location);
    releaseFolder(main);
  }
  return undefined;
}

function finish(main: string, folders: Record<OutputArea, string>): void {
  try {
    applyJournal(main, folders);
  } catch (error) {
    throw explainError(error, { folder: folders.site, begun: true });
  }
}

const journalFile = 'journal.json';
