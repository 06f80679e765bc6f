import { lstatSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { atStart, type Diagnostic } from '../../model/diagnostic.ts';
import { codeFoldersOf, staticFolderOf } from '../../model/files/folders.ts';
import { relativePath } from '../../model/files/relative-path.ts';
import { folderLinkFault, hintForFault, walkFolder } from '../../model/files/walk-folder.ts';
import { isNoContent } from '../../pipeline/read/source.ts';
import type { Options } from '../options/options.ts';

/**
 * Finds the symbolic links that a command would read, publish or write through: folders of a site, what is in its content,
 * the files for editors.
 */
export function findRefusedLinks({
  siteFolder,
  content,
  command,
}: Pick<Options, 'siteFolder' | 'content' | 'command'>): Diagnostic[] {
  const schemas = namesIn(join(siteFolder, '.schemas')).map((name) => `.schemas/${name}`);
  const forEditors = ['.schemas', ...schemas, '.vscode', '.vscode/settings.json'].map((name) => join(siteFolder, name));
  const folders = [content, staticFolderOf(content), ...Object.values(codeFoldersOf(siteFolder)), ...forEditors];
  // These read all of the content, and report each link in it.
  const inContent = ['build', 'check', 'preview'].includes(command) ? namesIn(content) : pathsBelow(content);
  return [...folders, ...inContent.filter((name) => !isNoContent(name)).map((name) => join(content, name))]
    .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    .map((path) => ({
      code: 'unreadable-file',
      severity: 'error',
      ...atStart(relativePath(content, path) || '.'),
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

/** Lists what is not a regular file below a folder. */
function pathsBelow(folder: string): string[] {
  return walkFolder(folder, { isSkipped: isNoContent }).flatMap(({ path, fault }) => (fault === undefined ? [] : path));
}
