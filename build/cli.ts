import { CacheProblem } from '../scripts/bundle.mjs';
import { describeTracked } from '../scripts/setup/tracked-files.mjs';
import { scanForChanges } from './commands/build/change-scan.ts';
import type { Command } from './commands/options/option-table.ts';
import { type Options, parseOptions } from './commands/options/options.ts';
import { usage } from './commands/options/usage.ts';
import { UsageProblem } from './commands/options/usage-problem.ts';
import { ContentProblem } from './commands/project/content-problem.ts';
import { nameSite } from './commands/project/name-site.ts';
import { findRefusedLinks } from './commands/project/refused-links.ts';
import { TemplateProblem } from './model/template-problem.ts';
import { readContentAhead } from './pipeline/read/read-ahead.ts';
import { guardProcess } from './pipeline/templates/stray-errors.ts';
import { recoverOutputs } from './pipeline/write/unfinished.ts';
import { WriteProblem } from './pipeline/write/writer.ts';

/** Command → the function that runs it and returns the exit code. The code of a command is loaded when it runs. */
const runners: Readonly<Record<Command, (options: Options) => Promise<number>>> = {
  build: runBuild,
  check: runBuild,
  preview: runPreview,
  routes: async (options) => (await import('./commands/routes.ts')).runRoutes(options),
  new: async (options) => (await import('./commands/new.ts')).runNew(options),
  rename: async (options) => (await import('./commands/rename.ts')).runRename(options),
  remove: async (options) => (await import('./commands/remove.ts')).runRemove(options),
  links: async (options) => (await import('./commands/links.ts')).runLinks(options),
  translations: async (options) => (await import('./commands/translations.ts')).runTranslations(options),
  publish: async (options) => (await import('./commands/publish.ts')).runPublish(options),
  schemas: async (options) => (await import('./commands/schemas.ts')).runSchemas(options),
};

async function runBuild(options: Options): Promise<number> {
  if (options.shard) return (await import('./commands/build/build-shard.ts')).runShard(options, options.shard);
  // A thread scans the files while this one loads the code.
  const scan = scanForChanges(options);
  return (await import('./commands/build.ts')).runBuild(options, scan);
}

async function runPreview(options: Options): Promise<number> {
  // A thread reads the content while this one loads the code and compiles the templates.
  const content = readContentAhead(options.content);
  return (await import('./preview/preview.ts')).runPreview(options, content);
}

/**
 * Runs a command of the build → its exit code: 0 good, 1 errors in the content (with `--strict` also warnings), 2 wrong
 * usage, 3 a mistake in a template.
 */
export async function main(argv: readonly string[], root: string): Promise<number> {
  let options: Options | undefined;
  try {
    options = parseOptions(argv, root);
    if (options.help) return await printHelp(options);
    // scripts/run.mjs has looked at the folder of the build, before it took code from there.
    const tracked = options.siteFolder === root ? undefined : describeTracked(options.siteFolder);
    if (tracked !== undefined) throw new UsageProblem(tracked);
    const linked = findRefusedLinks(options);
    if (linked.length > 0) throw new ContentProblem(linked);
    const unfinished = recoverOutputs(options.cache, options.out);
    for (const message of unfinished.values()) process.stderr.write(`${message}\n`);
    if (options.command === 'build' && unfinished.has(options.out)) return 1;
    const run = runners[options.command].bind(undefined, options);
    return await guardProcess(run);
  } catch (error) {
    if (options && (error instanceof TemplateProblem || error instanceof ContentProblem)) {
      const { formatReport } = await import('./commands/project/format-report.ts');
      process.stdout.write(formatReport(error.diagnostics, options));
      return error instanceof TemplateProblem ? 3 : 1;
    }
    if (!(error instanceof UsageProblem || error instanceof WriteProblem || error instanceof CacheProblem)) throw error;
    process.stderr.write(`${options ? nameSite(error.message, options) : error.message}\n`);
    return error instanceof UsageProblem ? 2 : 1;
  }
}

async function printHelp(options: Options): Promise<number> {
  if (options.command === 'new') return (await import('./commands/new.ts')).printHelp(options);
  process.stdout.write(usage(options.command));
  return 0;
}
