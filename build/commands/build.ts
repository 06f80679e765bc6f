import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatDiagnostics } from '../diagnostics/report.ts';
import { digestOf } from '../digest.ts';
import { createAssetCache } from '../memo/asset-cache.ts';
import { loadMemo, saveMemo } from '../memo/memo.ts';
import { readFreshReport, saveStamp, takeStamp } from '../memo/stamp.ts';
import type { RenderedPage, Site } from '../model.ts';
import { outputFolders, runPipeline, staticFolderOf } from '../pipeline.ts';
import { renderThreads } from '../render-threads.ts';
import { areTemplatesFresh } from '../templates/compile.ts';
import { loadTemplates } from '../templates/load.ts';
import { createDiskWriter, whyNotOutput } from '../write/disk.ts';
import { WriteProblem } from '../write/writer.ts';
import { assetCodeDigest, codeDigest } from './code.ts';
import { type Options, UsageProblem } from './options.ts';
import { createProgress } from './progress.ts';
import { readRuntime } from './runtime.ts';
import { type BuildReport, formatSummary } from './summary.ts';

/** Runs `build` or `check` → the exit code. */
export async function runBuild(options: Options): Promise<number> {
  const started = performance.now();
  const publishes = options.command === 'build';
  const folders = outputFolders(options.out);
  if (publishes) {
    const reason = whyNotOutput(options.out, [options.root, options.content]);
    if (reason)
      throw new UsageProblem(
        `The site cannot be written to ${options.out}: ${reason}. Give another folder with --out DIR.`,
      );
  }
  const { cache } = options;
  const staticFolder = staticFolderOf(options.content);
  const code = codeDigest(options.root);
  const memoFolder = join(cache, 'memo', digestOf(`${options.content}\n${publishes ? options.out : 'check'}`));
  const stampPath = join(memoFolder, 'stamp.json');
  const key = [code, options.date, options.origin ?? ''].join('\n');

  const runtime = readRuntime(options.content);
  const fresh = areTemplatesFresh({ root: options.root, cache, runtime })
    ? readFreshReport<BuildReport>(stampPath, key)
    : undefined;
  if (fresh)
    return finish(
      { ...fresh, written: 0, removed: 0, unchanged: fresh.written + fresh.unchanged, rendered: 0 },
      options,
      started,
    );

  const progress = createProgress(options.format === 'text');
  const templates = await loadTemplates({ root: options.root, cache, runtime });
  const memoPath = join(memoFolder, 'memo.json');
  const memo = loadMemo(memoPath, `${code} ${templates.compiled.digest}`);
  const writer = createDiskWriter(folders, memo.written);
  const result = await runPipeline(
    {
      contentFolder: options.content,
      staticFolder,
      templates,
      date: options.date,
      ...(options.origin === undefined ? {} : { override: { origin: options.origin } }),
      assetCache: createAssetCache(join(cache, 'assets'), assetCodeDigest(options.root)),
      helpers: renderThreads({ file: fileURLToPath(new URL('./render-worker.mjs', import.meta.url)) }),
      has: publishes ? writer.has : () => true,
      progress: progress.show,
    },
    memo,
  );
  const failed = result.diagnostics.some((diagnostic) => diagnostic.severity === 'error');
  const report: BuildReport = {
    diagnostics: result.diagnostics,
    pages: countPages(result.site, result.pages),
    rendered: result.rendered,
    written: 0,
    unchanged: 0,
    removed: 0,
  };
  let unwritten = false;
  if (publishes && !failed) {
    progress.show('write', 0, result.outputs.length);
    try {
      const { written, unchanged, removed } = await writer.write(result.outputs);
      Object.assign(report, { written: written.length, unchanged, removed: removed.length });
    } catch (error) {
      if (!(error instanceof WriteProblem)) throw error;
      progress.clear();
      process.stderr.write(`${error.message}\n`);
      unwritten = true;
    }
  }
  progress.clear();
  mkdirSync(memoFolder, { recursive: true });
  saveMemo(memoPath, { ...result.memo, written: writer.written() });
  if (!failed && !unwritten) {
    const inputs = [options.content, staticFolder, ...(publishes ? Object.values(folders) : [])];
    saveStamp(stampPath, takeStamp(key, inputs, report));
  }
  return unwritten ? 1 : finish(report, options, started);
}

/** Prints what was found and done → the exit code. */
function finish(report: BuildReport, options: Options, started: number): number {
  const readText = (file: string): string | undefined => {
    const path = join(options.content, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const folder = relative(process.cwd(), options.content) || '.';
  const found = formatDiagnostics(report.diagnostics, { format: options.format, readText, folder });
  const summary = formatSummary(report, {
    published: options.command === 'build',
    seconds: (performance.now() - started) / 1000,
  });
  process.stdout.write(found);
  if (options.format === 'json') process.stderr.write(summary);
  else process.stdout.write(`${found === '' || options.format === 'github' ? '' : '\n'}${summary}`);
  return report.diagnostics.some((diagnostic) => diagnostic.severity === 'error') ? 1 : 0;
}

function countPages(site: Site | undefined, pages: readonly RenderedPage[]): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries((site?.config.locales ?? []).map(({ id }) => [id, 0]));
  for (const page of pages) {
    const locale = site?.routes.get(page.url)?.entry.locale;
    if (locale !== undefined) counts[locale] = (counts[locale] ?? 0) + 1;
  }
  return counts;
}
