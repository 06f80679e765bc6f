import { lstatSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { codeFoldersOf, staticFolderOf } from '../../model/files/folders.ts';
import { relativePath } from '../../model/files/relative-path.ts';
import { folderLinkFault, hintForFault } from '../../model/files/walk-folder.ts';
import { isNoContent } from '../../pipeline/read/source.ts';
import type { Options } from '../options/options.ts';

/**
 * Finds the folders of a site, and what is directly in its content folder, that are symbolic links: commands would read,
 * publish or change what is behind them.
 */
export function findLinkedFolders({ siteFolder, content }: Pick<Options, 'siteFolder' | 'content'>): Diagnostic[] {
  const written = ['.schemas', '.vscode'].map((name) => join(siteFolder, name));
  const folders = [content, staticFolderOf(content), ...Object.values(codeFoldersOf(siteFolder)), ...written];
  const inContent = namesIn(content).filter((name) => !isNoContent(name));
  return [...folders, ...inContent.map((name) => join(content, name))]
    .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    .map((path) => ({
      code: 'unreadable-file',
      severity: 'error',
      file: relativePath(content, path) || '.',
      line: 1,
      column: 1,
      message: `${basename(path)} ${folderLinkFault}.`,
      hint: hintForFault(folderLinkFault),
    }));
}

/** Lists what is directly in a folder. Of one that is missing or cannot be read, the stage that reads it says so. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
