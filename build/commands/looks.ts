import { join } from 'node:path';
import { digestOf } from '../digest.ts';
import { outputFolders, staticFolderOf } from '../folders.ts';
import { type LookThread, startLooking } from '../memo/look-thread.ts';
import type { Options } from './options.ts';
import type { BuildReport } from './summary.ts';

/** The folder in which a run keeps what the next one of its kind may use. */
export function memoFolderOf({ command, cache, content, out, strict, pseudo }: Options): string {
  // A strict run remembers more of each page, so it has a memo of its own.
  const purpose = `${command === 'build' ? out : 'check'}${strict ? ' strict' : ''}${pseudo ? ' pseudo' : ''}`;
  return join(cache, 'memo', digestOf(`${content}\n${purpose}`));
}

/** Starts looking at what `build` or `check` reads and writes. */
export function lookAtFiles(options: Options): LookThread<BuildReport> {
  return startLooking({
    folder: memoFolderOf(options),
    inputs: [options.content, staticFolderOf(options.content)],
    outputs: options.command === 'build' ? Object.values(outputFolders(options.out)) : [],
  });
}
