import { withoutFollowUps } from '../../model/diagnostics/follow-ups.ts';
import { sortDiagnostics } from '../../model/diagnostics/report.ts';
import type { Templates } from '../../model/templates.ts';
import { readSite } from '../../pipeline/build.ts';
import type { Options } from '../options/options.ts';
import { ContentProblem } from './content-problem.ts';

const tables = ['site.yaml', 'routes.yaml', 'navigation.yaml'];

/**
 * Reads the site of a command. Throws a `ContentProblem` with the mistakes in its tables if there is no site because of
 * them.
 */
export function readSiteOrThrow({ content, date }: Options, templates: Templates, drafts = false) {
  const read = readSite({ contentFolder: content, templates, date, drafts });
  const diagnostics = withoutFollowUps(sortDiagnostics(read.diagnostics));
  if (read.site) return { site: read.site, content: read.content, diagnostics };
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const inTables = errors.filter(({ file }) => tables.includes(file));
  throw new ContentProblem(inTables.length > 0 ? inTables : errors);
}
