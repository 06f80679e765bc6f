import { closeSync, fstatSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
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

/**
 * Makes what keeps the HTML of pages: in memory, in a folder beside the output, or not at all where nothing is written.
 * `name` tells the threads apart that use the same folder.
 */
export function createKeep(keeping: Keeping, name: string): (html: Uint8Array) => KeptHtml {
  if (keeping.in === 'memory') return (html) => html;
  if (keeping.in === 'nowhere') return () => new Uint8Array();
  let count = 0;
  return (html) => {
    try {
      return stageFile(join(keeping.folder, `${name}-${count++}`), html);
    } catch {
      // A full disk is told of when the site is written; until then the page waits in memory.
      return html;
    }
  };
}

/** Writes a file that is moved to its place later. */
export function stageFile(path: string, contents: Contents): StagedFile {
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
  const file = openSync(path, 'w');
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
    const { size, mtimeMs } = fstatSync(file);
    return { path, size, modified: mtimeMs };
  } finally {
    closeSync(file);
  }
}

/** Takes again what was kept. */
export function recall(kept: KeptHtml): Uint8Array {
  return kept instanceof Uint8Array ? kept : readFileSync(kept.path);
}
