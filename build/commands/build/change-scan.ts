import { join } from 'node:path';
import { digestOf } from '../../model/files/digest.ts';
import { outputFolders, staticFolderOf } from '../../model/files/folders.ts';
import { relativePath } from '../../model/files/relative-path.ts';
import { type ChangeScan, startChangeScan } from '../../pipeline/cache/change-scan.ts';
import { resolveLinks } from '../../pipeline/write/locations.ts';
import type { Options } from '../options/options.ts';
import type { BuildReport } from './summary.ts';

/**
 * Names the folder of what a run saves for the next one of its kind. Paths are those from the site's folder, so that a
 * project that was copied or restored elsewhere has its memo there.
 */
export function memoFolderOf({ command, cache, siteFolder, content, out, strict, pseudo }: Options): string {
  const target = command === 'build' ? relativePath(siteFolder, out) : 'check';
  // The memo of a strict run has more of each page.
  const purpose = `${target}${strict ? ' strict' : ''}${pseudo ? ' pseudo' : ''}`;
  return join(cache, 'memo', digestOf(`${relativePath(siteFolder, content)}\n${purpose}`));
}

/** Starts to scan what `build` or `check` reads and writes for changes. */
export function scanForChanges(options: Options): ChangeScan<BuildReport> {
  return startChangeScan({
    records: memoFolderOf(options),
    inputs: [options.content, staticFolderOf(options.content)],
    outputs: options.command === 'build' ? Object.values(outputFolders(options.out)).map(resolveLinks) : [],
  });
}
