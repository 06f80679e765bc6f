import { join } from 'node:path';
import { relativePath } from '../files/relative-path.ts';
import { TemplateProblem } from '../model/template-problem.ts';
import type { Templates } from '../model/templates.ts';
import type { CompileOptions } from './compile-options.ts';
import { loadTemplates } from './load.ts';

/** Templates without the sources that have mistakes. They can validate content, and render nothing. */
export interface UnbrokenTemplates {
  templates: Templates;
  /** Whether kinds of entries are missing. */
  lacksKinds: boolean;
}

/** How many times sources are left out: with some missing, others may not be compiled either. */
const attempts = 4;

/**
 * Loads the templates without the sources that a problem names. Returns `undefined` if the others do not load without
 * them.
 */
export async function loadUnbroken(
  options: CompileOptions,
  problem: TemplateProblem,
): Promise<UnbrokenTemplates | undefined> {
  const broken = new Set<string>();
  for (let found = problem, attempt = 0; attempt < attempts; attempt++) {
    for (const source of found.isInStyles ? [] : sourcesOf(found, options)) broken.add(source);
    try {
      const templates = await loadTemplates({ ...options, broken });
      return {
        templates,
        lacksKinds: [...broken].some((path) => /^templates\/(?:pages|data)\/[^/]+\/index\.tsx?$/.test(path)),
      };
    } catch (error) {
      // A stand-in that is used while templates are loaded throws any error.
      if (!(error instanceof TemplateProblem)) return undefined;
      found = error;
    }
  }
  return undefined;
}

/** Returns the sources that have the mistakes, as paths from the site's folder. */
function sourcesOf({ diagnostics }: TemplateProblem, options: CompileOptions): string[] {
  const { siteFolder, contentFolder = join(siteFolder, 'content') } = options;
  return diagnostics.map(({ file }) => relativePath(siteFolder, join(contentFolder, file)));
}
