import { isUtf8 } from 'node:buffer';
import { closeSync, openSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { decodeText, findConflict } from '../../model/files/decode-text.ts';
import { hiddenPartOf, isIgnoredFile } from '../../model/files/ignored-files.ts';
import { lineAndColumn } from '../../model/files/line-counter.ts';
import {
  describeReadError,
  type FoundFile,
  faultOf,
  hintForFault,
  isLfsPointer,
  lfsPointerFault,
  walkFolder,
} from '../../model/files/walk-folder.ts';

/** The files that the code of every site has, as paths from the site's folder. */
const requiredSources = ['templates/site.ts', 'client/main.ts'];

/** The folders of a site's code. A new file in them is found by being there. */
export const sourceFolders = ['templates', 'client'];

/** Sources that a compiler reads as text. */
const textSource = /\.(?:[cm]?[jt]sx?|css|json)$/;

/** What a source has wrong, and where. */
type SourceFault = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint' | 'line' | 'column' | 'length'>;

/**
 * Finds what is wrong with the files of a site's code before they are compiled: missing and unreadable files, folders
 * and devices in place of files, bytes that are not UTF-8, merge conflicts, pointers of Git LFS. The compiler would
 * wait for a named pipe forever, and replace wrong bytes silently. Hidden files and those of systems and editors are
 * not checked.
 * @param fromContent the path from the content folder to the site's folder
 */
export function findSourceFaults(siteFolder: string, fromContent: string): Diagnostic[] {
  const faults = new Map<string, SourceFault>();
  const missing = new Set(requiredSources);
  for (const folder of sourceFolders) {
    const mustBeFile = (path: string) => requiredSources.includes(`${folder}/${path}`);
    for (const found of walkFolder(join(siteFolder, folder), { isSkipped: isNoSource, mustBeFile })) {
      const path = posix.join(folder, found.path);
      const fault = faultOfSource(siteFolder, path, found);
      if (fault) faults.set(path, fault);
      missing.delete(path);
    }
  }
  for (const path of missing) if (!faults.has(posix.dirname(path))) faults.set(path, unreadable(path, 'is missing'));
  return [...faults].map(([path, fault]) => ({ ...fault, file: posix.join(fromContent, path) }));
}

function isNoSource(path: string): boolean {
  return isIgnoredFile(path) || hiddenPartOf(path) !== undefined || path.split('/').includes('node_modules');
}

function unreadable(path: string, fault: string): SourceFault {
  return {
    ...({ code: 'template-syntax', severity: 'error', line: 1, column: 1 } as const),
    message: `${path} ${fault}.`,
    hint: fault === 'is missing' ? 'Every site has this file: put it back.' : hintForFault(fault),
  };
}

/** Path → the stamp of a source that was read, and has no fault: a preview looks for faults after each save. */
const sound = new Map<string, string>();

/** Says why a source cannot be used. A link is read as what it leads to; names do not matter. */
function faultOfSource(siteFolder: string, path: string, { stats, fault }: FoundFile): SourceFault | undefined {
  if (fault?.startsWith('has a name')) return undefined;
  if (fault !== undefined && !stats?.isSymbolicLink()) return unreadable(path, fault);
  const file = join(siteFolder, path);
  try {
    const target = fault === undefined ? stats : statSync(file, { throwIfNoEntry: false });
    if (!target || target.isDirectory()) return undefined;
    if (!target.isFile()) return unreadable(path, faultOf(target));
    const stamp = stampOf(target);
    if (sound.get(file) === stamp) return undefined;
    const found = faultOfContents(file, path);
    if (!found) sound.set(file, stamp);
    return found;
  } catch (error) {
    return unreadable(path, describeReadError(error));
  }
}

function stampOf({ ctimeMs, size, ino }: Stats): string {
  return `${ctimeMs} ${size} ${ino}`;
}

function faultOfContents(file: string, path: string): SourceFault | undefined {
  if (!textSource.test(path)) {
    closeSync(openSync(file, 'r'));
    return undefined;
  }
  const bytes = readFileSync(file);
  if (isLfsPointer(bytes)) return unreadable(path, lfsPointerFault);
  if (isUtf8(bytes) && !bytes.includes('<<<<<<<')) return undefined;
  const text = decodeText(bytes);
  const problem = typeof text === 'string' ? findConflict(text) : text;
  if (!problem) return undefined;
  const { at, ...fault } = problem;
  const { offset, length } = { offset: 0, length: 1, ...at };
  return { ...fault, ...lineAndColumn(bytes.toString('utf8').replace(/^\uFEFF/, ''), offset), length };
}
