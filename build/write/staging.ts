import { closeSync, fstatSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Contents, KeptHtml, StagedFile } from '../model.ts';

/** Where the HTML of pages waits until it is written; plain data, so that a thread can be told. */
export type Keeping = { in: 'memory' } | { in: 'folder'; folder: string } | { in: 'nowhere' };

/** Makes a folder beside the output for pages to wait in; where none can be made they wait in memory. */
export function keepBeside(output: string): Keeping {
  try {
    return { in: 'folder', folder: mkdtempSync(join(dirname(output), `.${basename(output)}-`)) };
  } catch {
    return { in: 'memory' };
  }
}

/** Throws away what still waits. */
export function discard(keeping: Keeping): void {
  if (keeping.in === 'folder') rmSync(keeping.folder, { recursive: true, force: true });
}

/** Keeps the HTML of a page, by its path in the output, until it is written. */
export type Keep = (html: Uint8Array, path: string) => KeptHtml;

/** Makes what keeps pages: in memory, in a folder beside the output, or not at all where nothing is written. */
export function createKeep(keeping: Keeping): Keep {
  if (keeping.in === 'memory') return (html) => html;
  if (keeping.in === 'nowhere') return () => new Uint8Array();
  return (html, path) => {
    try {
      return stageFile(keeping.folder, path, html);
    } catch {
      // A full disk is told of when the site is written; until then the page waits in memory.
      return html;
    }
  };
}

/** Writes a file that is moved to its place later, with the folders that it stands in; whole, or not at all. */
export function stageFile(folder: string, path: string, contents: Contents): StagedFile {
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  const file = openSync(target, 'w');
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
    const { size, mtimeMs } = fstatSync(file);
    return { folder, path, size, modified: mtimeMs };
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Takes again what was kept. */
export function recall(kept: KeptHtml): Uint8Array {
  return kept instanceof Uint8Array ? kept : readFileSync(join(kept.folder, kept.path));
}
