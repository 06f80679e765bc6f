import { join } from 'node:path';
import { digestOf } from '../../model/files/digest.ts';
import { outputFolders, staticFolderOf } from '../../model/files/folders.ts';
import { type ChangeScan, startChangeScan } from '../../pipeline/cache/change-scan.ts';
import type { Options } from '../options/options.ts';
import type { BuildReport } from './summary.ts';

/** Names the folder of what a run saves for the next one of its kind. */
export function memoFolderOf({ command, cache, content, out, strict, pseudo }: Options): string {
  // The memo of a strict run has more of each page.
  const purpose = `${command === 'build' ? out : 'check'}${strict ? ' strict' : ''}${pseudo ? ' pseudo' : ''}`;
  return join(cache, 'memo', digestOf(`${content}\n${purpose}`));
}

/** Starts to scan what `build` or `check` reads and writes for changes. */
export function scanForChanges(options: Options): ChangeScan<BuildReport> {
  return startChangeScan({
    records: memoFolderOf(options),
    inputs: [options.content, staticFolderOf(options.content)],
    outputs: options.command === 'build' ? Object.values(outputFolders(options.out)) : [],
  });
}
