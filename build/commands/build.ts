import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatDiagnostics } from '../diagnostics/report.ts';
import { outputFolders, staticFolderOf } from '../folders.ts';
import { openAssetCache } from '../memo/asset-cache.ts';
import type { LookThread } from '../memo/look-thread.ts';
import { openMemo } from '../memo/memo-file.ts';
import type { Diagnostic, OutputArea, OutputFile, RenderedPage, Site } from '../model.ts';
import { nextChange } from '../next-change.ts';
import { runPipeline } from '../pipeline.ts';
import { textReader } from '../read/text-reader.ts';
import { renderThreads } from '../render-threads.ts';
import { compileTemplates } from '../templates/compile.ts';
import { importTemplates } from '../templates/load.ts';
import { createDiskWriter, whyNotOutput } from '../write/disk.ts';
import { discard, type Keeping, keepBeside } from '../write/staging.ts';
import { WriteProblem, type WriteResult, type Writer } from '../write/writer.ts';
import { codeDigest } from './code.ts';
import { memoFolderOf } from './looks.ts';
import { type Options, UsageProblem } from './options.ts';
import { createProgress } from './progress.ts';
import { readRuntime } from './runtime.ts';
import { type BuildReport, formatSummary } from './summary.ts';

/** Runs `build` or `check` → the exit code; `looks` is what looks at files for it. */
export async function runBuild(options: Options, looks: LookThread<BuildReport>): Promise<number> {
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
  const compiled = await compileTemplates({ root: options.root, cache, runtime: readRuntime(options.content) });
  const code = `${codeDigest(options.root)} ${compiled.digest}`;
  const key = [code, options.date, options.origin ?? '', options.drafts ? 'drafts' : ''].join('\n');
  // They are loaded while files are looked at.
  const loading = importTemplates(compiled);
  const found = await looks.found;
  const stamp = found.stamp?.key === key ? found.stamp : undefined;
  if (stamp && found.sameInputs && found.sameOutputs) {
    const { report } = stamp;
    return finish(
      { ...report, written: 0, removed: 0, unchanged: report.written + report.unchanged, rendered: 0 },
      options,
      started,
    );
  }
  // Files beside the content are looked at in every run.
  const touched = stamp && found.touched.map((path) => relative(options.content, path)).filter(isBelow);

  const progress = createProgress(options.format === 'text');
  const templates = await loading;
  const memoFile = openMemo(join(memoFolderOf(options), 'memo.jsonl'), code);
  const { memo } = memoFile;
  const writer = createDiskWriter(folders, memo.written, { intact: stamp !== undefined && found.sameOutputs });
  const keeping: Keeping = publishes ? keepBeside(options.out) : { in: 'nowhere' };
  const produce = async () => {
    const result = await runPipeline(
      {
        contentFolder: options.content,
        staticFolder,
        templates,
        date: options.date,
        drafts: options.drafts,
        pseudo: options.pseudo,
        ...(options.origin === undefined ? {} : { override: { origin: options.origin } }),
        ...(touched ? { touched } : {}),
        strict: options.strict,
        assetCache: openAssetCache(cache),
        helpers: renderThreads({ file: fileURLToPath(new URL('./render-worker.mjs', import.meta.url)), cache }),
        has: publishes ? writer.has : () => true,
        keeping,
        progress: progress.show,
      },
      memo,
    );
    const failed = fails(result.diagnostics, options);
    progress.show('write', 0, result.outputs.length);
    const written = publishes && !failed ? await write(writer, result.outputs) : undefined;
    progress.clear();
    return { result, failed, written };
  };
  const { result, failed, written } = await produce().finally(() => discard(keeping));
  const due = result.site && nextChange(result.site);
  const report: BuildReport = {
    diagnostics: result.diagnostics,
    pages: countPages(result.site, result.pages),
    rendered: result.rendered,
    written: 0,
    unchanged: 0,
    removed: 0,
    ...(due ? { nextChange: due } : {}),
  };
  memoFile.save({ ...result.memo, written: writer.written() });
  if (failed || written instanceof WriteProblem) await looks.forget();
  else {
    if (written)
      Object.assign(report, {
        written: written.written.length,
        unchanged: written.unchanged,
        removed: written.removed.length,
      });
    await looks.keep({ key, report }, written ? pathsTouched(folders, written) : []);
  }
  if (!(written instanceof WriteProblem)) return finish(report, options, started);
  process.stderr.write(`${written.message}\n`);
  return 1;
}

/** Writes the outputs, or says why that cannot be done. */
async function write(writer: Writer, outputs: readonly OutputFile[]): Promise<WriteResult | WriteProblem> {
  try {
    return await writer.write(outputs);
  } catch (error) {
    if (error instanceof WriteProblem) return error;
    throw error;
  }
}

/** The files that writing changed, and every folder above them. */
function pathsTouched(folders: Record<OutputArea, string>, { written, removed }: WriteResult): Set<string> {
  const paths = new Set<string>();
  for (const folder of Object.values(folders)) {
    for (const file of [...written, ...removed]) {
      for (let path = join(folder, file); path.length >= folder.length; path = dirname(path)) paths.add(path);
    }
  }
  return paths;
}

/** Whether a relative path stays in its folder. */
const isBelow = (path: string): boolean => !path.startsWith('..');

/** Prints what was found and done → the exit code. */
function finish(report: BuildReport, options: Options, started: number): number {
  const readText = textReader(options.content);
  const folder = relative(process.cwd(), options.content) || '.';
  const found = formatDiagnostics(report.diagnostics, {
    format: options.format,
    readText,
    folder,
    strict: options.strict,
    ...(report.nextChange ? { nextChange: report.nextChange } : {}),
  });
  const summary = formatSummary(report, {
    published: options.command === 'build',
    strict: options.strict,
    seconds: (performance.now() - started) / 1000,
  });
  process.stdout.write(found);
  if (options.format === 'text') process.stdout.write(`${found === '' ? '' : '\n'}${summary}`);
  else process.stderr.write(summary);
  return fails(report.diagnostics, options) ? 1 : 0;
}

/** Whether a run fails: on errors, and in a strict run on warnings too. */
function fails(diagnostics: readonly Diagnostic[], { strict }: Options): boolean {
  return strict ? diagnostics.length > 0 : diagnostics.some(({ severity }) => severity === 'error');
}

function countPages(site: Site | undefined, pages: readonly RenderedPage[]): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries((site?.config.locales ?? []).map(({ id }) => [id, 0]));
  for (const page of pages) {
    const locale = site?.routes.get(page.url)?.entry.locale;
    if (locale !== undefined) counts[locale] = (counts[locale] ?? 0) + 1;
  }
  return counts;
}
