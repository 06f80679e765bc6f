import { join } from 'node:path';
import { outputFolders } from '../../build/model/files/folders.ts';
import { createDiskWriter } from '../../build/pipeline/write/disk.ts';
import { openStaging } from '../../build/pipeline/write/staging.ts';
import { noteUnfinished, recoverOutputs } from '../../build/pipeline/write/unfinished.ts';
import { filesOf } from './small-output.ts';

// A program of its own, because the kill tests kill it: writes a small site, or only recovers one.
const [folder = '', site = ''] = process.argv.slice(2);
const [cache, out] = [join(folder, 'cache'), join(folder, 'dist')];
recoverOutputs(cache, out);
if (site) {
  const folders = outputFolders(out);
  const removeNote = noteUnfinished(cache, out);
  const staging = await openStaging(folders);
  await createDiskWriter(folders, new Map(), { staging }).write(filesOf(site));
  staging.close();
  removeNote();
}
