import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../model.ts';

/** Serves the files of `static/` as they are. */
export function emitStatics(folder: string, statics: ReadonlyMap<string, string>): OutputFile[] {
  return [...statics].map(([path, digest]) => ({
    area: 'site',
    path,
    digest,
    contents: () => readFileSync(join(folder, path)),
  }));
}
