import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatDiagnostics } from '../../build/diagnostics/report.ts';
import { outputFolders } from '../../build/folders.ts';
import { emptyMemo } from '../../build/memo/memo.ts';
import type { Site } from '../../build/model.ts';
import { runPipeline } from '../../build/pipeline.ts';
import { createDiskWriter } from '../../build/write/disk.ts';
import { assetCache, projectTemplates, root } from './project.ts';
import { buildDate, filesBelow } from './site.ts';

/** The project's own site, built as it is published. */
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
 * Builds the project's own content in a folder of the cache, once in a run of the tests. Content with errors is built
 * too, as the preview does it: one suite reports them, the others say what they can.
 */
export function realSite(): Promise<RealSite> {
  built ??= build();
  return built;
}

let built: Promise<RealSite> | undefined;

async function build(): Promise<RealSite> {
  const content = join(root, 'content');
  // Beside this run's bundles, and gone with them.
  const parent = join(root, '.cache', 'test-bundles', String(process.pid), 'real-site');
  rmSync(parent, { recursive: true, force: true });
  mkdirSync(parent, { recursive: true });
  const { site: folder, documents, hosts } = outputFolders(join(parent, 'dist'));
  const writer = createDiskWriter({ site: folder, documents, hosts }, new Map());
  const { site, outputs, diagnostics } = await runPipeline(
    {
      contentFolder: content,
      staticFolder: join(root, 'static'),
      templates: await projectTemplates(),
      date: buildDate,
      despiteErrors: true,
      assetCache,
      has: writer.has,
    },
    emptyMemo('test'),
  );
  const errors = formatDiagnostics(
    diagnostics.filter(({ severity }) => severity === 'error'),
    { format: 'text', readText: (file) => readFileSync(join(content, file), 'utf8'), folder: 'content' },
  );
  if (!site) throw new Error(`The content cannot be built:\n${errors}`);
  await writer.write(outputs);
  return { folder, documents, hosts, files: filesBelow(folder), site, errors };
}
