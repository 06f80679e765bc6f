import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findHugePicture,
  inspectPicture,
  isNamedAsPicture,
  staticLimits,
} from '../../formats/pictures/picture-fault.ts';
import { findStaticFault } from '../../formats/static-files/static-fault.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { digestOf } from '../../model/files/digest.ts';
import { hiddenPartOf, isIgnoredFile, isRepository } from '../../model/files/ignored-files.ts';
import {
  describeReadError,
  type FoundFile,
  hintForFault,
  isLfsPointer,
  isSyncCopy,
  lfsPointerFault,
  syncCopyFault,
  walkFolder,
} from '../../model/files/walk-folder.ts';
import type { StaticFile } from '../../model/static-file.ts';
import { hasSameStamp, staleStamp, stampOf } from './file-stamp.ts';

/**
 * Reads the files below the static folder → path → file. Files with the same stamp as in `known` are not read again.
 * `.` is the folder itself, if it cannot be read.
 */
export function readStatics(folder: string, known: ReadonlyMap<string, StaticFile>): Map<string, StaticFile> {
  const statics = new Map<string, StaticFile>();
  for (const found of walkFolder(folder, { isSkipped: (path) => isIgnoredFile(path) && !isRepository(path) })) {
    const hidden = found.path === '.' ? undefined : hiddenPathIn(found.path);
    if (hidden === undefined) statics.set(found.path, readStatic(folder, found, known.get(found.path)));
    else statics.set(hidden, hiddenFile(hidden, hidden !== found.path));
  }
  return statics;
}

function isDrawing(path: string): boolean {
  return path.toLowerCase().endsWith('.svg');
}

/** Lists why static files cannot be published. Diagnostics name files from the content folder. */
export function staticProblems(statics: ReadonlyMap<string, StaticFile>): Diagnostic[] {
  return [...statics].flatMap(([path, { problem }]): Diagnostic[] => {
    if (!problem) return [];
    const { place = { line: 1, column: 1 }, ...rest } = problem;
    return [{ ...rest, ...place, severity: 'error', file: path === '.' ? '../static' : `../static/${path}` }];
  });
}

/**
 * Returns the hidden part of a path that must not be published; hosts and browsers ask for files in `.well-known/` by
 * name.
 */
function hiddenPathIn(path: string): string | undefined {
  if (path === '.') return undefined;
  const start = '.well-known/';
  if (!path.startsWith(start)) return hiddenPartOf(path);
  const below = hiddenPartOf(path.slice(start.length));
  return below === undefined ? undefined : start + below;
}

function hiddenFile(path: string, isFolder: boolean): StaticFile {
  return unpublishableFile({
    code: 'hidden-file',
    message: `The ${isFolder ? 'folder' : 'file'} static/${path} is hidden, and everything below static/ is published.`,
    hint: 'Move it out of static/: such files often hold passwords. If visitors need it, give it a name without the dot.',
  });
}

function unpublishableFile(problem: StaticFile['problem'] & object): StaticFile {
  return { digest: '', stamp: staleStamp, problem };
}

function readStatic(folder: string, { path, stats, fault }: FoundFile, before?: StaticFile): StaticFile {
  const unreadableProblem = (why: string) =>
    unpublishableFile({
      code: 'unreadable-file',
      message: `${path === '.' ? 'static' : `static/${path}`} ${why}.`,
      hint: hintForFault(why),
    });
  if (!stats || fault !== undefined) return unreadableProblem(fault ?? 'cannot be read');
  if (isSyncCopy(path)) return unreadableProblem(syncCopyFault);
  const stamp = stampOf(stats);
  if (before && hasSameStamp(before.stamp, stamp)) return before;
  try {
    const bytes = readFileSync(join(folder, path));
    if (isLfsPointer(bytes)) return unreadableProblem(lfsPointerFault);
    const file = { digest: digestOf(bytes), stamp };
    const fault = findStaticFault(path, bytes);
    if (fault) return { ...file, picture: { fault: { ...fault, isReportedAtFile: true } }, problem: fault };
    const picture = isNamedAsPicture(path)
      ? inspectPicture(`static/${path}`, bytes, staticLimits)
      : { fault: findHugePicture(`static/${path}`, bytes, staticLimits) };
    if (!picture.fault && !isNamedAsPicture(path)) return file;
    // A browser runs the scripts of a drawing at its own address, so it is refused although no page shows it.
    if (!picture.fault || !(isDrawing(path) || picture.fault.isReportedAtFile)) return { ...file, picture };
    const { message, hint, place } = picture.fault;
    return {
      ...file,
      picture: { fault: { message, hint, isReportedAtFile: true } },
      problem: { code: 'unusable-picture', message, hint, ...(place ? { place } : {}) },
    };
  } catch (error) {
    return unreadableProblem(describeReadError(error));
  }
}
