import { basename, dirname, join } from 'node:path';
import { outputFolders } from '../model/files/folders.ts';
import { relativePath } from '../model/files/relative-path.ts';
import { textReader } from '../model/files/text-reader.ts';
import type { OutputArea, OutputFile } from '../model/output.ts';
import { findNextChange } from '../model/schedule/next-change.ts';
import { TemplateProblem } from '../model/template-problem.ts';
import type { Templates } from '../model/templates.ts';
import { runPipeline, siteStages, withContentProblems } from '../pipeline/build.ts';
import { addAssets } from '../pipeline/cache/asset-cache.ts';
import type { ChangeScan, ScanResult } from '../pipeline/cache/change-scan.ts';
import type { Memo } from '../pipeline/cache/memo.ts';
import { type MemoFile, openMemo } from '../pipeline/cache/memo-file.ts';
import { openSharedAssets } from '../pipeline/cache/shared-assets.ts';
import { openShards, ShardProblem, type SiteShards, shardPaths } from '../pipeline/cache/site-shards.ts';
import type { PipelineResult } from '../pipeline/result.ts';
import type { FindStoredPage, Stages } from '../pipeline/run.ts';
import { countPages } from '../pipeline/steps/count-pages.ts';
import { asTemplateProblem } from '../pipeline/steps/template-failure.ts';
import { importTemplates } from '../pipeline/templates/load.ts';
import { takeStrayErrors } from '../pipeline/templates/stray-errors.ts';
import { inPseudoLocale } from '../pipeline/variants/pseudo-locale.ts';
import { joiningShards } from '../pipeline/variants/shard.ts';
import { createDiskWriter } from '../pipeline/write/disk.ts';
import { recordFile } from '../pipeline/write/record.ts';
import type { Staging } from '../pipeline/write/staging.ts';
import { WriteProblem, type WriteResult, type Writer } from '../pipeline/write/writer.ts';
import { buildKey, codeOf, pipelineInputOf, shardKey } from './build/build-input.ts';
import { memoFolderOf } from './build/change-scan.ts';
import { createProgress } from './build/progress.ts';
import { emptyReport, hasFailed, printResult } from './build/report-build.ts';
import { type BuildReport, formatSharedAssets } from './build/summary.ts';
import type { Options } from './options/options.ts';
import { UsageProblem } from './options/usage-problem.ts';
import { displayPath } from './project/display-path.ts';
import { checkLocation, withOutput } from './project/output.ts';
import { openProject, type Project } from './project/project.ts';
import { withWebEditor } from './project/web-editor.ts';

/** Runs `build` or `check`, with a scan for changes that was started before → the exit code. */
export async function runBuild(options: Options, scan: ChangeScan<BuildReport>): Promise<number> {
  const started = performance.now();
  const timings = options.timings ? await (await import('./build/timings.ts')).startTimings() : undefined;
  const publishes = options.command === 'build';
  if (publishes) checkLocation(options);
  const project = openProject(options);
  const compiled = await orProblem(project.compile());
  if (compiled instanceof TemplateProblem) {
    await scan.result;
    return printResult(await reportWithContentProblems(compiled, options, project), options, started);
  }
  const code = codeOf(compiled);
  const key = buildKey(code, options);
  const shards = openShardsOf(options, shardKey(code, options));
  // They are loaded while files are scanned.
  const loading = orProblem(importTemplates(compiled));
  const memoPath = join(memoFolderOf(options), 'memo.jsonl');
  // If there is something to do, the memo is read while outputs are scanned.
  const memoFile = (await scan.sameInputs) ? undefined : openMemo(memoPath, code);
  const scanned = await scan.result;
  const lastBuild = scanned.lastBuild?.key === key ? scanned.lastBuild : undefined;
  if (lastBuild && scanned.sameInputs && scanned.sameOutputs)
    return printResult(withoutChanges(lastBuild.report), options, started);
  const templates = await loading;
  if (templates instanceof TemplateProblem)
    return printResult(await reportWithContentProblems(templates, options, project), options, started);
  const run: BuildRun = {
    options,
    key,
    project,
    templates,
    shards,
    scan,
    scanned,
    // Another build may have saved a memo since it was read, while this one waited for the output.
    openMemo: () => (memoFile?.isCurrent() ? memoFile : openMemo(memoPath, code)),
    lastMemo: lastBuild?.memo,
    progress: createProgress(options.format === 'text', timings?.begin),
  };
  const produce = (staging?: Staging) => runOnce(run, staging);
  const { report, written } = publishes ? await withOutput(options, produce) : await produce();
  if (timings) process.stderr.write(await timings.finish(countAll(report)));
  if (!(written instanceof WriteProblem)) return printResult(report, options, started);
  process.stderr.write(`${written.message}\n`);
  return 1;
}

/** Waits for templates; returns why they cannot be compiled or loaded. */
function orProblem<T>(templates: Promise<T>): Promise<T | TemplateProblem> {
  return templates.catch((error) => {
    if (error instanceof TemplateProblem) return error;
    throw error;
  });
}

/** Returns the report of a run whose templates cannot be used: the problems of the templates and of the content. */
async function reportWithContentProblems(
  problem: TemplateProblem,
  { content, date, drafts }: Options,
  { folders, loadCompilable }: Project,
): Promise<BuildReport> {
  const input = { contentFolder: content, staticFolder: folders.static, date, drafts };
  return { ...emptyReport, diagnostics: withContentProblems(problem, await loadCompilable(problem), input) };
}

/** What one run of the pipeline needs. */
interface BuildRun {
  options: Options;
  /** Changes with every input except the content: the code, the date, the options. */
  key: string;
  project: Project;
  templates: Templates;
  /** The shards that other machines have made, if they are to be joined. */
  shards: SiteShards | undefined;
  scan: ChangeScan<BuildReport>;
  scanned: ScanResult<BuildReport>;
  /** Opens the memo. Called when no other build writes to the same output. */
  openMemo: () => MemoFile;
  /** The seal of the memo that the last build saved, if its key was the same. */
  lastMemo: string | undefined;
  progress: ReturnType<typeof createProgress>;
}

/** Opens the shards that are to be joined, if any. */
function openShardsOf({ join: parent }: Options, key: string): SiteShards | undefined {
  if (parent === undefined) return undefined;
  try {
    return openShards(parent, key);
  } catch (error) {
    throw error instanceof ShardProblem ? new UsageProblem(error.message) : error;
  }
}

/** Returns the report of a build that repeats the last one. */
function withoutChanges(report: BuildReport): BuildReport {
  return { ...report, written: 0, removed: 0, unchanged: report.written + report.unchanged, rendered: 0 };
}

/** Runs the pipeline, writes the site if it is to be written, and saves what the next run needs. */
async function runOnce(run: BuildRun, staging?: Staging) {
  const { options, scanned, lastMemo, progress, shards } = run;
  for (const folder of shards?.folders ?? []) addAssets(options.cache, shardPaths(folder).assets);
  const memoFile = run.openMemo();
  const joined = shards?.joinWith(memoFile.memo);
  // Another build that was waited for has changed the outputs and the memo since they were scanned.
  const isMemoOfLastBuild = lastMemo === memoFile.seal && !staging?.waited;
  const intact = isMemoOfLastBuild && scanned.sameOutputs;
  const folders = outputFolders(options.out);
  const writer = staging && createDiskWriter(folders, memoFile.memo.written, { intact, force: options.force, staging });
  const touched = isMemoOfLastBuild ? { touched: contentTouched(scanned.touched, options) } : {};
  const shared = options.sharedStore && openSharedAssets(options.sharedStore);
  const result = await runPipeline(
    {
      ...pipelineInputOf(options, { ...run, shared }),
      ...touched,
      publishedFolder: basename(options.out),
      has: writer?.has ?? (() => true),
      pageStore: staging ? { in: 'folder', folder: staging.folders.site } : { in: 'nowhere' },
      progress: progress.show,
    },
    joined?.memo ?? memoFile.memo,
    stagesOf(options, joined?.htmlOf),
  );
  const diagnostics = [...result.diagnostics, ...(await takeStrayErrors())];
  const failed = hasFailed(diagnostics, options);
  progress.show('write', 0, result.outputs.length);
  const written = writer && !failed ? await write(writer, result.outputs, run) : undefined;
  progress.clear();
  if (options.sharedStore && shared)
    process.stderr.write(formatSharedAssets(await shared.finish(), options.sharedStore));
  const report = reportOf({ ...result, diagnostics }, written);
  const memo = { ...result.memo, written: writer?.written() ?? new Map() };
  await saveForNextRun(run, { memoFile, memo, report, failed, written });
  return { report, written };
}

/** Returns the stages of the site that is built: with its web editor, in the pseudo-locale, of shards. */
function stagesOf({ cache, pseudo }: Options, stored: FindStoredPage | undefined): Stages {
  const withEditor = withWebEditor(cache, siteStages);
  const shown = pseudo ? inPseudoLocale(withEditor) : withEditor;
  return stored ? joiningShards(stored, shown) : shown;
}

/** Returns the changed files below the content folder, by their paths in it. Files beside it are read in every run. */
function contentTouched(touched: readonly string[], { content }: Options): string[] {
  return touched.map((path) => relativePath(content, path)).filter((path) => !path.startsWith('..'));
}

function reportOf(result: PipelineResult, written: WriteResult | WriteProblem | undefined): BuildReport {
  const due = result.coming && findNextChange(result.coming);
  return {
    diagnostics: result.diagnostics,
    pages: countPages(result.site, result.pages),
    rendered: result.rendered,
    ...countFiles(written),
    ...(due ? { nextChange: due } : {}),
    notices: result.notices ?? [],
  };
}

interface FinishedRun {
  memoFile: MemoFile;
  memo: Memo;
  report: BuildReport;
  failed: boolean;
  written: WriteResult | WriteProblem | undefined;
}

/** Saves the memo and the file stamps. If they cannot be saved, says so: the build itself has succeeded. */
async function saveForNextRun(
  { options, key, scan }: BuildRun,
  { memoFile, memo, report, failed, written }: FinishedRun,
): Promise<void> {
  try {
    memoFile.save(memo);
    if (failed || written instanceof WriteProblem) await scan.forget();
    else
      await scan.save(
        { key, report, memo: memoFile.seal },
        written ? pathsTouched(outputFolders(options.out), written) : [],
      );
  } catch (error) {
    process.stderr.write(cacheProblem(options.cache, error));
  }
}

function countAll({ pages }: BuildReport): number {
  return Object.values(pages).reduce((sum, count) => sum + count, 0);
}

function countFiles(
  written: WriteResult | WriteProblem | undefined,
): Pick<BuildReport, 'written' | 'unchanged' | 'removed'> {
  if (!written || written instanceof WriteProblem) return { written: 0, unchanged: 0, removed: 0 };
  return { written: written.written.length, unchanged: written.unchanged, removed: written.removed.length };
}

/** Explains that nothing could be kept for the next run. */
function cacheProblem(cache: string, error: unknown): string {
  const [, reason = String(error)] = /^E\w+: ([^,]+)/.exec(error instanceof Error ? error.message : '') ?? [];
  return `The cache ${displayPath(cache)} could not be written: ${reason}. The next run will take as long as this one.\n`;
}

/** Writes the outputs, or says why that cannot be done. */
async function write(
  writer: Writer,
  outputs: readonly OutputFile[],
  { templates, progress, options }: Pick<BuildRun, 'templates' | 'progress' | 'options'>,
): Promise<WriteResult | WriteProblem> {
  try {
    return await writer.write(outputs, progress.show);
  } catch (error) {
    if (error instanceof WriteProblem) return error;
    progress.clear();
    // The site's own functions draw icons and social images when these are written.
    throw asTemplateProblem(error, { templates, readText: textReader(options.content) });
  }
}

/**
 * Returns the files that writing changed, and every folder above them. The record is among them, and staging changes
 * folders.
 */
function pathsTouched(folders: Record<OutputArea, string>, { written, removed }: WriteResult): Set<string> {
  const paths = new Set([...Object.values(folders), join(folders.hosts, recordFile)]);
  for (const folder of Object.values(folders)) {
    for (const file of [...written, ...removed]) {
      for (let path = join(folder, file); path.length >= folder.length; path = dirname(path)) paths.add(path);
    }
  }
  return paths;
}
