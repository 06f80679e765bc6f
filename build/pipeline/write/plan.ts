import { accessSync, constants } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputAreas } from '../../model/files/folders.ts';
import { foldersAbove } from '../../model/files/folders-above.ts';
import type { OutputArea, OutputFile } from '../../model/output.ts';
import { statsOf } from './move-files.ts';
import type { OutputRecord, PathsByArea } from './record.ts';
import { WriteProblem } from './writer.ts';

/** What changes when the files are written into an output. */
interface WritePlan {
  record: OutputRecord;
  /** Files of the last record that are no longer wanted. */
  removed: PathsByArea;
  /** Whether the last record names the same files. */
  isSame: boolean;
}

/**
 * Plans the writing of a site. Throws a `WriteProblem` if a foreign file is where the site has a file or a folder, unless
 * `force` allows to overwrite it; and, even with `force`, if a foreign file is in a folder where the site has a file.
 */
export function planWriting(files: readonly OutputFile[], { before, foreign, folders, force }: PlanInput): WritePlan {
  const wantedIn = { site: new Set<string>(), documents: new Set<string>(), hosts: new Set<string>() };
  for (const { area, path } of files) wantedIn[area].add(path);
  const plan = outputAreas.map((area) => {
    const wanted = wantedIn[area];
    const above = new Set(foreign[area].length > 0 ? [...wanted].flatMap(foldersAbove) : []);
    for (const path of foreign[area]) {
      const held = foldersAbove(path).find((folder) => wanted.has(folder));
      if (held !== undefined)
        throw new WriteProblem(
          `The site has a file ${held}, but ${join(folders[area], held)} is a folder with ${path}, which no build wrote. Move it. ${unchanged}`,
        );
      if (!force && (wanted.has(path) || above.has(path)))
        throw new WriteProblem(
          `${join(folders[area], path)} is in the way: the site has that path too, and no build wrote that file. Move it, or add --force to overwrite it. ${unchanged}`,
        );
    }
    const accepted = foreign[area].filter((path) => !wanted.has(path) && !above.has(path));
    const removed = before.files[area].filter((path) => !wanted.has(path));
    const isSame =
      removed.length === 0 &&
      before.files[area].length === wanted.size &&
      before.accepted[area].join('\0') === accepted.join('\0');
    return { area, wanted: [...wanted], accepted, removed, isSame };
  });
  const byArea = (pick: (part: (typeof plan)[number]) => readonly string[]): PathsByArea => {
    const of = (area: OutputArea) => plan.filter((part) => part.area === area).flatMap(pick);
    return { site: of('site'), documents: of('documents'), hosts: of('hosts') };
  };
  return {
    record: { files: byArea(({ wanted }) => wanted), accepted: byArea(({ accepted }) => accepted) },
    removed: byArea(({ removed }) => removed),
    isSame: plan.every(({ isSame }) => isSame),
  };
}

interface PlanInput {
  before: OutputRecord;
  foreign: PathsByArea;
  folders: Record<OutputArea, string>;
  force: boolean;
}

const unchanged = 'What was there before is still there.';

/** Throws the system's error if a folder cannot be written to whose files will be added or removed. */
export function checkWritable(folder: string, paths: readonly string[]): void {
  const checked = new Set<string>();
  for (const path of paths) {
    for (let parent = dirname(join(folder, path)); !checked.has(parent); parent = dirname(parent)) {
      checked.add(parent);
      if (statsOf(parent)?.isDirectory()) {
        accessSync(parent, constants.W_OK | constants.X_OK);
        break;
      }
    }
  }
}
