import { countNoun } from '../../model/format-count.ts';
import type { Shard } from '../../model/shard.ts';
import { runPipeline, siteStages } from '../../pipeline/build.ts';
import { emptyMemo } from '../../pipeline/cache/memo.ts';
import { openSharedAssets } from '../../pipeline/cache/shared-assets.ts';
import { completeShard, ShardProblem, shardPaths, startShard } from '../../pipeline/cache/site-shards.ts';
import type { PipelineResult } from '../../pipeline/result.ts';
import { importTemplates } from '../../pipeline/templates/load.ts';
import { takeStrayErrors } from '../../pipeline/templates/stray-errors.ts';
import { inPseudoLocale } from '../../pipeline/variants/pseudo-locale.ts';
import { ofShard } from '../../pipeline/variants/shard.ts';
import { inParallel } from '../../pipeline/write/in-parallel.ts';
import type { Options } from '../options/options.ts';
import { UsageProblem } from '../options/usage-problem.ts';
import { displayPath } from '../project/display-path.ts';
import { nameSite } from '../project/name-site.ts';
import { checkLocation } from '../project/output.ts';
import { openProject } from '../project/project.ts';
import { codeOf, pipelineInputOf, shardKey } from './build-input.ts';
import { createProgress } from './progress.ts';
import { emptyReport, hasFailed, printReport, printResult } from './report-build.ts';
import { formatSharedAssets } from './summary.ts';

/** Runs `build --shard`: renders and makes a shard of the site in a folder of its own → the exit code. */
export async function runShard(options: Options, shard: Shard): Promise<number> {
  const started = performance.now();
  checkLocation(options);
  const { out } = options;
  const project = openProject(options);
  const compiled = await project.compile();
  const code = codeOf(compiled);
  const description = { ...shard, key: shardKey(code, options) };
  beginShard(out, description);
  const templates = await importTemplates(compiled);
  const progress = createProgress(options.format === 'text');
  const shared = options.sharedStore && openSharedAssets(options.sharedStore);
  const paths = shardPaths(out);
  const stages = ofShard(shard, siteStages);
  const result = await runPipeline(
    {
      ...pipelineInputOf(options, { project, templates, shared, copyTo: paths.assets }),
      has: () => false,
      pageStore: { in: 'folder', folder: paths.pages },
      progress: progress.show,
    },
    emptyMemo(code),
    options.pseudo ? inPseudoLocale(stages) : stages,
  );
  const diagnostics = [...result.diagnostics, ...(await takeStrayErrors())];
  const failed = hasFailed(diagnostics, options);
  if (!failed) await makeFiles(result, progress.show);
  progress.clear();
  if (options.sharedStore && shared)
    process.stderr.write(formatSharedAssets(await shared.finish(), options.sharedStore));
  if (failed) return printResult({ ...emptyReport, diagnostics }, options, started);
  completeShard(out, description, result.memo);
  const seconds = (performance.now() - started) / 1000;
  printReport({ ...result, diagnostics }, nameSite(summaryOf(result, shard, { out, seconds }), options), options);
  return 0;
}

function beginShard(out: string, description: Shard & { key: string }): void {
  try {
    startShard(out, description);
  } catch (error) {
    throw error instanceof ShardProblem ? new UsageProblem(error.message) : error;
  }
}

/** Makes the files of the shard, so that the cache has copied them. */
async function makeFiles(
  { outputs }: PipelineResult,
  progress: (stage: string, done: number, total: number) => void,
): Promise<void> {
  let done = 0;
  await inParallel(outputs, async (file) => {
    await file.contents();
    done += 1;
    progress('files', done, outputs.length);
  });
}

function summaryOf(
  { pages, rendered, outputs }: PipelineResult,
  { number, of }: Shard,
  { out, seconds }: { out: string; seconds: number },
): string {
  const others = rendered - pages.length;
  const waiting =
    others > 0 ? `, of which ${others} will be rendered again, because they show documents of other shards` : '';
  return [
    `shard ${number} of ${of} in ${displayPath(out)}: ${countNoun(rendered, 'page')} rendered${waiting}; ${countNoun(outputs.length, 'file')} made (${seconds.toFixed(2)} s)`,
    `With all shards below one folder, npm run build -- --join FOLDER makes the site.`,
    '',
  ].join('\n');
}
