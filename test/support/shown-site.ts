import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { outputFolders } from '../../build/model/files/folders.ts';
import type { PipelineInput } from '../../build/pipeline/build.ts';
import { createDiskWriter } from '../../build/pipeline/write/disk.ts';
import type { ShownSite } from './browser.ts';
import { buildSite } from './site.ts';

/** Builds the site laid out in a folder onto the disk, for browsers. The folder is removed when the process ends. */
export async function buildShownSite(folder: string, input: Partial<PipelineInput> = {}): Promise<ShownSite> {
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { site, outputs, printed } = await buildSite(folder, { writes: false, input });
  if (!site || printed !== '') throw new Error(`The site cannot be built:\n${printed}`);
  const folders = outputFolders(join(folder, 'dist'));
  await createDiskWriter(folders, new Map()).write(outputs);
  return { folder: folders.site, site };
}
