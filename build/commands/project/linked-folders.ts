import { lstatSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { codeFoldersOf, staticFolderOf } from '../../model/files/folders.ts';
import { relativePath } from '../../model/files/relative-path.ts';
import { folderLinkFault, hintForFault } from '../../pipeline/read/walk-folder.ts';
import type { Options } from '../options/options.ts';

/** Finds the folders of a site that are symbolic links: commands would read, publish or change what is behind them. */
export function findLinkedFolders({ siteFolder, content }: Pick<Options, 'siteFolder' | 'content'>): Diagnostic[] {
  const written = ['.schemas', '.vscode'].map((name) => join(siteFolder, name));
  return [content, staticFolderOf(content), ...Object.values(codeFoldersOf(siteFolder)), ...written]
    .filter((folder) => lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    .map((folder) => ({
      code: 'unreadable-file',
      severity: 'error',
      file: relativePath(content, folder) || '.',
      line: 1,
      column: 1,
      message: `${basename(folder)} ${folderLinkFault}.`,
      hint: hintForFault(folderLinkFault),
    }));
}
