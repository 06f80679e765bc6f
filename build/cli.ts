import { scanForChanges } from './commands/change-scan.ts';
import { type Options, parseOptions, UsageProblem } from './commands/options.ts';
import { usage } from './commands/usage.ts';
import { TemplateProblem } from './templates/template-problem.ts';
import { recoverOutputs } from './write/unfinished.ts';
import { WriteProblem } from './write/writer.ts';

/** Runs a command of the build → its exit code: 0 good, 1 the content has errors (under `--strict`, or warnings), 2 wrong usage, 3 a template has a mistake. */
export async function main(argv: readonly string[], root: string): Promise<number> {
  let options: Options | undefined;
  try {
    options = parseOptions(argv, root);
    if (options.help && options.command === 'new') return await (await import('./commands/new.ts')).printHelp(options);
    if (options.help) {
      process.stdout.write(usage(options.command));
      return 0;
    }
    const unfinished = recoverOutputs(options.cache, options.out);
    for (const message of unfinished.values()) process.stderr.write(`${message}\n`);
    if (options.command === 'build' && unfinished.has(options.out)) return 1;
    if (options.command === 'routes') return await (await import('./commands/routes.ts')).runRoutes(options);
    if (options.command === 'links') return await (await import('./commands/links.ts')).runLinks(options);
    if (options.command === 'publish') return await (await import('./commands/publish.ts')).runPublish(options);
    if (options.command === 'schemas') return await (await import('./commands/schemas.ts')).runSchemas(options);
    if (options.command === 'new') return await (await import('./commands/new.ts')).runNew(options);
    if (options.command === 'rename') return await (await import('./commands/rename.ts')).runRename(options);
    if (options.command === 'remove') return await (await import('./commands/remove.ts')).runRemove(options);
    if (options.command === 'preview') return await (await import('./preview/preview.ts')).runPreview(options);
    if (options.command === 'translations')
      return await (await import('./commands/translations.ts')).runTranslations(options);
    // A thread scans the files while this one loads the code.
    const scan = scanForChanges(options);
    return await (await import('./commands/build.ts')).runBuild(options, scan);
  } catch (error) {
    if (options && error instanceof TemplateProblem)
      return (await import('./commands/template-report.ts')).reportTemplates(error, options);
    if (!(error instanceof UsageProblem || error instanceof WriteProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error instanceof UsageProblem ? 2 : 1;
  }
}
