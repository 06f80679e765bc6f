import type { Diagnostic } from '../../model/diagnostic.ts';
import type { DiagnosticCode } from '../../model/diagnostic-codes.ts';
import { withoutFollowUps } from '../../model/diagnostics/follow-ups.ts';
import { sortDiagnostics } from '../../model/diagnostics/report.ts';
import type { TemplateProblem } from '../../model/template-problem.ts';
import { type ReadSiteInput, readSite } from '../read-site.ts';
import type { CompilableTemplates } from '../templates/load-compilable.ts';
import { checkRedirectTargets } from '../validate/redirect-targets.ts';

/** What is wrong because kinds of entries are missing. All other problems with this cause follow from these. */
const ofMissingKinds: readonly DiagnosticCode[] = ['unknown-folder', 'unknown-type', 'redirect-target'];

/**
 * Returns the problems of templates that cannot be compiled or loaded, and the problems of the content that do not
 * depend on them.
 * @param compilable what can be loaded of the templates; `undefined` if nothing can be said of the content
 */
export function withContentProblems(
  { diagnostics }: Pick<TemplateProblem, 'diagnostics'>,
  compilable: CompilableTemplates | undefined,
  input: Omit<ReadSiteInput, 'templates' | 'touched'>,
): Diagnostic[] {
  const found = compilable ? readProblems(compilable, input) : [];
  return sortDiagnostics(withoutFollowUps([...diagnostics, ...found]));
}

function readProblems(
  { templates, lacksKinds }: CompilableTemplates,
  input: Omit<ReadSiteInput, 'templates' | 'touched'>,
): Diagnostic[] {
  try {
    const { diagnostics, content } = readSite({ ...input, templates, rendersPages: false });
    // A facet that uses what is missing throws.
    const found = withoutFollowUps(diagnostics.filter(({ code }) => code !== 'template-error'));
    if (!lacksKinds) return found;
    return [...found.filter((diagnostic) => !isOfMissingKind(diagnostic)), ...checkRedirectTargets(content)];
  } catch {
    // A struct that uses what is missing throws.
    return [];
  }
}

/** In `site.yaml`, translation policies name the folders of kinds. */
function isOfMissingKind({ code, file }: Diagnostic): boolean {
  return ofMissingKinds.includes(code) || (file === 'site.yaml' && code === 'unknown-field');
}
