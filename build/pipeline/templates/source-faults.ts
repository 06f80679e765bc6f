import { closeSync, openSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { hiddenPartOf, isIgnoredFile } from '../../model/files/ignored-files.ts';
import { describeReadError, type FoundFile, faultOf, hintForFault, walkFolder } from '../../model/files/walk-folder.ts';

/** The files that the code of every site has, as paths from the site's folder. */
const requiredSources = ['templates/site.ts', 'client/main.ts'];

/** The folders of a site's code. A new file in them is found by being there. */
export const sourceFolders = ['templates', 'client'];

/**
 * Finds what cannot be read of a site's code: missing and unreadable files, and folders and devices in place of files.
 * A compiler would wait for a named pipe forever. Hidden files and those of systems and editors are not checked.
 * @param fromContent the path from the content folder to the site's folder
 */
export function findSourceFaults(siteFolder: string, fromContent: string): Diagnostic[] {
  const faults = new Map<string, string>();
  const missing = new Set(requiredSources);
  for (const folder of sourceFolders) {
    const mustBeFile = (path: string) => requiredSources.includes(`${folder}/${path}`);
    for (const found of walkFolder(join(siteFolder, folder), { isSkipped: isNoSource, mustBeFile })) {
      const path = posix.join(folder, found.path);
      const fault = faultOfSource(join(siteFolder, path), found);
      if (fault !== undefined) faults.set(path, fault);
      missing.delete(path);
    }
  }
  for (const path of missing) if (!faults.has(posix.dirname(path))) faults.set(path, 'is missing');
  return [...faults].map(([path, fault]) => ({
    ...({ code: 'template-syntax', severity: 'error', line: 1, column: 1 } as const),
    file: posix.join(fromContent, path),
    message: `${path} ${fault}.`,
    hint: fault === 'is missing' ? 'Every site has this file: put it back.' : hintForFault(fault),
  }));
}

function isNoSource(path: string): boolean {
  return isIgnoredFile(path) || hiddenPartOf(path) !== undefined || path.split('/').includes('node_modules');
}

/** Says why a source cannot be read. A link is read as what it leads to; names do not matter. */
function faultOfSource(path: string, { stats, fault }: FoundFile): string | undefined {
  if (fault?.startsWith('has a name')) return undefined;
  if (fault !== undefined && !stats?.isSymbolicLink()) return fault;
  try {
    const target = statSync(path, { throwIfNoEntry: false });
    if (!target || target.isDirectory()) return undefined;
    if (!target.isFile()) return faultOf(target);
    closeSync(openSync(path, 'r'));
    return undefined;
  } catch (error) {
    return describeReadError(error);
  }
}
