import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostNames } from '../../build/hosts/hosts.ts';
import { formatDiagnostics } from '../../build/model/diagnostics/report.ts';
import { outputFolders } from '../../build/model/files/folders.ts';
import type { Site } from '../../build/model/site.ts';
import { runPipeline } from '../../build/pipeline/build.ts';
import { openMemo } from '../../build/pipeline/cache/memo-file.ts';
import { createDiskWriter } from '../../build/pipeline/write/disk.ts';
import { assetCache, projectTemplates, root } from './project.ts';
import { buildDate, filesBelow } from './site.ts';

/** The project's own site, built as it is published, for every host, but without the files that Brotli makes. */
export interface RealSite {
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

/**
 * Builds the project's own content in a folder that the processes of a run share: the second finds all pages in the
 * first one's memo. Content with errors is built too, as the preview does it: one suite reports them, the others say
 * what they can.
 */
export function realSite(): Promise<RealSite> {
  built ??= build();
  return built;
}

/** Builds the site for the suites of all processes of a run. */
export async function buildOnce(): Promise<void> {
  await realSite();
}

let built: Promise<RealSite> | undefined;

function build(): Promise<RealSite> {
  const parent = process.env.TEST_SITE;
  if (!parent) throw new Error('The tests are run by npm test, which says where the site is built.');
  mkdirSync(parent, { recursive: true });
  return buildIn(parent);
}

async function buildIn(parent: string): Promise<RealSite> {
  const content = join(root, 'content');
  const templates = await projectTemplates();
  const { site: folder, documents, hosts } = outputFolders(join(parent, 'dist'));
  const memoFile = openMemo(join(parent, 'memo.jsonl'), templates.compiled.digest);
  const writer = createDiskWriter({ site: folder, documents, hosts }, memoFile.memo.written);
  const { site, outputs, diagnostics, memo } = await runPipeline(
    {
      contentFolder: content,
      staticFolder: join(root, 'static'),
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
    { format: 'text', readText: (file) => readFileSync(join(content, file), 'utf8'), folder: 'content' },
  );
  if (!site) throw new Error(`The content cannot be built:\n${errors}`);
  await writer.write(outputs);
  memoFile.save({ ...memo, written: writer.written() });
  return { folder, documents, hosts, files: filesBelow(folder), site, errors };
}
