import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostNames } from '../../build/hosts/hosts.ts';
import { formatDiagnostics } from '../../build/model/diagnostics/report.ts';
import { outputFolders } from '../../build/model/files/folders.ts';
import type { Site } from '../../build/model/site.ts';
import type { Templates } from '../../build/model/templates.ts';
import { runPipeline } from '../../build/pipeline/build.ts';
import { openMemo } from '../../build/pipeline/cache/memo-file.ts';
import { createDiskWriter } from '../../build/pipeline/write/disk.ts';
import { withLock } from './lock.ts';
import { assetCache } from './project.ts';
import { buildDate, filesBelow } from './site.ts';

/** A site on the disk, built as it is published, for every host, but without the files that Brotli makes. */
export interface BuiltFolder {
  /** The published folder. */
  folder: string;
  /** The folder of the documents that are sent on request. */
  documents: string;
  /** The folder of the hosts' configuration. */
  hosts: string;
  /** The published files, sorted, as paths from their folder. */
  files: readonly string[];
  site: Site;
  /** The errors in the content, as the command line prints them. */
  errors: string;
}

interface BuildInput {
  /** Where the site is written, with its memo. */
  parent: string;
  /** The folder with `content/` and `static/`. */
  siteFolder: string;
  templates: () => Promise<Templates>;
  /** Writes the content, if it is no folder of the repository. */
  prepare?: () => void;
}

/**
 * Builds a site in a folder that the processes of a run share: the second finds all pages in the first one's memo.
 * Content with errors is built too, as the preview does it: one suite reports them, the others say what they can.
 */
export function buildShared(input: BuildInput): Promise<BuiltFolder> {
  mkdirSync(input.parent, { recursive: true });
  return withLock(join(input.parent, 'lock'), () => build(input));
}

/** Names the folder of this run where its processes find what one of them has built. */
export function runFolder(): string {
  const folder = process.env.TEST_SITE;
  if (!folder) throw new Error('The tests are run by npm test, which says where sites are built.');
  return folder;
}

async function build({ parent, siteFolder, templates: load, prepare }: BuildInput): Promise<BuiltFolder> {
  prepare?.();
  const contentFolder = join(siteFolder, 'content');
  const templates = await load();
  const { site: folder, documents, hosts } = outputFolders(join(parent, 'dist'));
  const memoFile = openMemo(join(parent, 'memo.jsonl'), templates.compiled.digest);
  const writer = createDiskWriter({ site: folder, documents, hosts }, memoFile.memo.written);
  const { site, outputs, diagnostics, memo } = await runPipeline(
    {
      contentFolder,
      staticFolder: join(siteFolder, 'static'),
      templates,
      date: buildDate,
      // The best compression of every page takes a tenth of a run; `compressed` has tests of its own.
      override: { precompress: ['gz'], hosts: hostNames },
      assetCache,
      has: writer.has,
    },
    memoFile.memo,
  );
  const errors = formatDiagnostics(
    diagnostics.filter(({ severity }) => severity === 'error'),
    { format: 'text', readText: (file) => readFileSync(join(contentFolder, file), 'utf8'), folder: 'content' },
  );
  if (!site) throw new Error(`The content cannot be built:\n${errors}`);
  await writer.write(outputs);
  memoFile.save({ ...memo, written: writer.written() });
  return { folder, documents, hosts, files: filesBelow(folder), site, errors };
}
