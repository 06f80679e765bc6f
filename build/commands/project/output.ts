import { join } from 'node:path';
import { homeFolder } from '../../../scripts/setup/home-folder.mjs';
import { outputFolders } from '../../model/files/folders.ts';
import { findForbiddenReason } from '../../pipeline/write/forbidden-output.ts';
import { openStaging, type Staging } from '../../pipeline/write/staging.ts';
import { noteUnfinished } from '../../pipeline/write/unfinished.ts';
import { ForeignFilesProblem } from '../../pipeline/write/writer.ts';
import type { Options } from '../options/options.ts';
import { UsageProblem } from '../options/usage-problem.ts';
import { openProject } from './project.ts';

/** Throws a `UsageProblem` if the site must not be written to where the options say. */
export function checkLocation(options: Options): void {
  const { root, siteFolder, cache, out } = options;
  const inputs = [...Object.values(openProject(options).folders), join(root, 'build')];
  const folders = options.shard ? [out] : Object.values(outputFolders(out));
  for (const folder of folders) {
    const reason = findForbiddenReason(folder, {
      protectedFolders: [root, siteFolder, cache, homeFolder() ?? []].flat(),
      inputs,
    });
    if (reason)
      throw new UsageProblem(`The site cannot be written to ${folder}: ${reason}. Give another folder with --out DIR.`);
  }
}

/**
 * Does work with the staging folders of a build, which exist only during this work. Throws a `UsageProblem` if the
 * output has files that no build wrote, and a `WriteProblem` if it cannot be written to.
 */
export async function withOutput<T>({ cache, out }: Options, work: (staging: Staging) => Promise<T>): Promise<T> {
  const removeNote = noteUnfinished(cache, out);
  const staging = await openStaging(outputFolders(out), (process) =>
    report(`Process ${process} is writing to ${out}; waiting until it has ended.`),
  );
  // The build that was waited for has removed its note, which had the same name.
  if (staging.waited) noteUnfinished(cache, out);
  try {
    return await work(staging);
  } catch (error) {
    throw error instanceof ForeignFilesProblem ? new UsageProblem(error.message) : error;
  } finally {
    staging.close();
    if (!staging.isComplete()) removeNote();
  }
}

function report(message: string): void {
  process.stderr.write(`${message}\n`);
}
