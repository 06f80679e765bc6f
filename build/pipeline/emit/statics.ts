import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../../model/output.ts';

/** Returns the files of `static/` unchanged; files without a digest cannot be published. */
export function emitStatics(folder: string, statics: ReadonlyMap<string, string>): OutputFile[] {
  return [...statics]
    .filter(([, digest]) => digest !== '')
    .map(([path, digest]) => ({
      area: 'site',
      path,
      digest,
      contents: () => readFileSync(join(folder, path)),
      source: `../static/${path}`,
    }));
}
