import { join } from 'node:path';
import { relativePath } from '../../model/files/relative-path.ts';
import { TemplateProblem } from '../../model/template-problem.ts';
import type { Templates } from '../../model/templates.ts';
import { compileTemplates } from './compile.ts';
import type { CompileOptions } from './compile-options.ts';
import { importTemplates } from './load.ts';
import { withImporters } from './module-graph.ts';

/** Templates without the sources that have mistakes. They can validate content, and render nothing. */
export interface CompilableTemplates {
  templates: Templates;
  /** Whether kinds of entries are missing. */
  lacksKinds: boolean;
}

/** The maximum number of attempts: when sources are left out, others may fail to compile. */
const attempts = 6;

/** The module of a kind of entries. */
const kindModule = /^templates\/(?:pages|data)\/[^/]+\/index\.tsx?$/;

/**
 * Loads the templates without the sources that a problem names, and without the kinds of entries whose fields they
 * define. Returns `undefined` if the others do not load without them.
 */
export async function loadCompilable(
  options: CompileOptions,
  problem: TemplateProblem,
): Promise<CompilableTemplates | undefined> {
  const broken = new Set<string>();
  let found = problem;
  for (let attempt = 0; attempt < attempts; attempt++) {
    for (const source of found.isInStyles ? [] : sourcesOf(found, options)) broken.add(source);
    try {
      const compiled = await compileTemplates({ ...options, broken });
      const kinds = listKindsOf(compiled.imports, broken);
      for (const kind of kinds) broken.add(kind);
      if (kinds.length > 0) continue;
      const templates = await importTemplates(compiled, broken);
      return { templates, lacksKinds: [...broken].some((path) => kindModule.test(path)) };
    } catch (error) {
      if (!(error instanceof TemplateProblem)) return undefined;
      found = error;
      // They are left out already.
      if (sourcesOf(found, options).every((source) => broken.has(source))) return undefined;
    }
  }
  return undefined;
}

/** Returns the modules of the kinds whose fields broken sources describe: their schema imports one. */
function listKindsOf(imports: Readonly<Record<string, readonly string[]>>, broken: ReadonlySet<string>): string[] {
  const affected = withImporters([...broken], new Map(Object.entries(imports)));
  return Object.keys(imports).filter((path) => {
    const schema = path.replace(/index\.tsx?$/, 'schema.ts');
    return kindModule.test(path) && !broken.has(path) && affected.has(schema in imports ? schema : path);
  });
}

/** Returns the sources that have the mistakes, as paths from the site's folder. */
function sourcesOf({ diagnostics }: TemplateProblem, options: CompileOptions): string[] {
  const { siteFolder, contentFolder = join(siteFolder, 'content') } = options;
  return diagnostics.map(({ file }) => relativePath(siteFolder, join(contentFolder, file)));
}
