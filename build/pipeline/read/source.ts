import { lstatSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { atStart, type Diagnostic, type Problem } from '../../model/diagnostic.ts';
import { digestOf } from '../../model/files/digest.ts';
import { findNameFault } from '../../model/files/file-names.ts';
import { hiddenPartOf, instructionFiles, isIgnoredFile, isNamedAsFile } from '../../model/files/ignored-files.ts';
import {
  describeReadError,
  type FoundFile,
  hintForFault,
  inspectFile,
  isBehindLink,
  isLfsPointer,
  isSyncCopy,
  lfsPointerFault,
  syncCopyFault,
  walkFolder,
} from '../../model/files/walk-folder.ts';
import type { CachedPicture } from '../../model/picture.ts';
import type { CachedFile, FileStamp } from '../../model/source-file.ts';
import { isEntryPicture, readEntryPicture } from './entry-pictures.ts';
import { hasSameStamp, staleStamp, stampOf } from './file-stamp.ts';
import { parseSource } from './parse.ts';

/** What reading a folder gives: its parsed files by path, sorted, and a way to read their text again. */
export interface Content {
  root: string;
  files: ReadonlyMap<string, CachedFile>;
  /** The pictures beside entries, by path. */
  pictures: ReadonlyMap<string, CachedPicture>;
  /** Folders that cannot be read: what they hold is not known, so nothing else can be judged. */
  diagnostics: Diagnostic[];
  readText: (path: string) => string;
}

/** What an earlier run has read. */
interface KnownContent {
  files: ReadonlyMap<string, CachedFile>;
  pictures: ReadonlyMap<string, CachedPicture>;
}

const nothingKnown: KnownContent = { files: new Map(), pictures: new Map() };

/**
 * Reads every YAML and Markdown file below a folder, and the pictures beside entries. Files with the same stamp as in
 * `known` are not read again. If `touched` names the only paths that may have changed, the folder is not walked either.
 */
export function readContent(root: string, known = nothingKnown, touched?: readonly string[]): Content {
  const isRenewable = touched && known.files.size > 0 && !touched.some(findNameFault) && !isBehindLink(root);
  const found = (isRenewable && renew(root, known, touched)) || walk(root, known);
  return { root, ...found, readText: (path) => readText(root, path) };
}

type Found = Pick<Content, 'files' | 'pictures' | 'diagnostics'>;

function walk(root: string, known: KnownContent): Found {
  const files = new Map<string, CachedFile>();
  const pictures = new Map<string, CachedPicture>();
  const diagnostics: Diagnostic[] = [];
  for (const found of walkFolder(root, { isSkipped: isNoContent, mustBeFile: isNamedAsFile })) {
    const { path, stats, fault } = found;
    if (!stats && fault !== undefined)
      diagnostics.push({
        ...atStart(path),
        ...unreadableProblem(path === '.' ? basename(root) : path, fault),
      });
    else if (isEntryPicture(path)) pictures.set(path, readEntryPicture(root, found, known.pictures.get(path)));
    else files.set(path, readFile(root, found, known.files.get(path)));
  }
  // If a folder cannot be read, the next run must not take the other files for all files.
  return { files: diagnostics.length > 0 ? new Map() : files, pictures, diagnostics };
}

/** Reads the touched files. Returns `undefined` if a folder above one cannot be read, which only a walk reports. */
function renew(root: string, known: KnownContent, touched: readonly string[]): Found | undefined {
  const files = new Map(known.files);
  const pictures = new Map(known.pictures);
  for (const path of touched) {
    const found = isBelowFile(path) || isNoContent(path) ? undefined : inspectFile(root, path, isNamedAsFile);
    if (!found || found === 'folder') {
      files.delete(path);
      pictures.delete(path);
    } else if (!found.stats) return undefined;
    else if (isEntryPicture(path)) pictures.set(path, readEntryPicture(root, found, known.pictures.get(path)));
    else files.set(path, readFile(root, found, known.files.get(path)));
  }
  return {
    files: touched.every((path) => known.files.has(path)) ? files : byPath(files),
    pictures: byPath(pictures),
    diagnostics: [],
  };
}

function byPath<File>(files: ReadonlyMap<string, File>): Map<string, File> {
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns whether a file is not content: a hidden file, one that an editor left, or instructions for people. */
export function isNoContent(path: string): boolean {
  return instructionFiles.includes(path) || isIgnoredFile(path) || hiddenPartOf(path) !== undefined;
}

/** Returns whether a folder above a path has the name of a file, so that the folder is the mistake. */
function isBelowFile(path: string): boolean {
  return path.split('/').slice(0, -1).some(isNamedAsFile);
}

/** Reads a file's text without a byte order mark, which no editor counts as a column; throws if it is no regular file. */
function readText(root: string, path: string): string {
  if (!lstatSync(join(root, path)).isFile()) throw new Error(`${path} is no regular file.`);
  return readFileSync(join(root, path), 'utf8').replace(/^\uFEFF/, '');
}

/** Reads one file where it has changed. */
function readFile(root: string, { path, stats, fault }: FoundFile, before?: CachedFile): CachedFile {
  const stamp = stats ? stampOf(stats) : staleStamp;
  if (fault !== undefined) return unusableFile(path, stamp, fault);
  if (isSyncCopy(path)) return unusableFile(path, stamp, syncCopyFault);
  if (before && hasSameStamp(before.stamp, stamp)) return before;
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, path));
  } catch (error) {
    return unusableFile(path, stamp, describeReadError(error));
  }
  if (isLfsPointer(bytes)) return unusableFile(path, stamp, lfsPointerFault);
  const digest = digestOf(bytes);
  if (before?.digest === digest) return { ...before, stamp };
  return { ...parseSource(path, bytes, digest), stamp };
}

function unusableFile(path: string, stamp: FileStamp, fault: string): CachedFile {
  return {
    path,
    digest: `unreadable:${fault}`,
    data: undefined,
    dataDigest: '',
    bodyStart: -1,
    characters: '',
    stamp: { ...stamp, changed: staleStamp.changed },
    problems: [unreadableProblem(path, fault)],
  };
}

function unreadableProblem(path: string, fault: string): Problem {
  return {
    code: 'unreadable-file',
    severity: 'error',
    message: `${path === '.' ? 'The content folder' : path} ${fault}.`,
    hint: hintForFault(fault),
  };
}
