import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, define, literal, object } from 'superstruct';
import type { OutputArea } from '../../model/output.ts';

/** Paths from the folder of each area, with `/`. */
export type PathsByArea = Record<OutputArea, readonly string[]>;

/** Who owns the files of an output. */
export interface OutputRecord {
  /** Files that a build wrote: a later build overwrites and removes them. */
  files: PathsByArea;
  /** Files of other origin that `--force` accepted: no build removes them. */
  accepted: PathsByArea;
}

/** The record's path in the folder of the hosts' configuration. */
export const recordFile = 'record.json';

/** Reads the record of an output. Returns `undefined` if it is missing, or this build cannot read it. */
export function readRecord(folders: Record<OutputArea, string>): OutputRecord | undefined {
  const path = join(folders.hosts, recordFile);
  if (!existsSync(path)) return undefined;
  try {
    const { files, accepted } = create(JSON.parse(readFileSync(path, 'utf8')), recordStruct);
    return { files, accepted };
  } catch {
    return undefined;
  }
}

/** Formats a record: the same for the same site, whenever and wherever it is built. */
export function formatRecord({ files, accepted }: OutputRecord): string {
  return `${JSON.stringify({ version: 1, files: sorted(files), accepted: sorted(accepted) }, null, 1)}\n`;
}

/** Makes the record of an output that has nothing yet. */
export function emptyRecord(): OutputRecord {
  return { files: { site: [], documents: [], hosts: [] }, accepted: { site: [], documents: [], hosts: [] } };
}

function sorted({ site, documents, hosts }: PathsByArea): PathsByArea {
  return { site: [...site].sort(), documents: [...documents].sort(), hosts: [...hosts].sort() };
}

/** Paths that stay in their folder: a record may be tampered with. There may be many, so they share one struct. */
const outputPaths = define<string[]>('paths', (paths) => Array.isArray(paths) && paths.every(staysInFolder));
/** Checks the shape of `PathsByArea`. */
export const pathsStruct = object({ site: outputPaths, documents: outputPaths, hosts: outputPaths });
const recordStruct = object({ version: literal(1), files: pathsStruct, accepted: pathsStruct });

function staysInFolder(path: unknown): boolean {
  return typeof path === 'string' && !/(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
}
