import type { Diagnostic } from '../../model/diagnostic.ts';
import type { DiagnosticCode } from '../../model/diagnostic-codes.ts';
import { withoutFollowUps } from '../../model/diagnostics/follow-ups.ts';
import { sortDiagnostics } from '../../model/diagnostics/report.ts';
import type { TemplateProblem } from '../../model/template-problem.ts';
import { type ReadSiteInput, readSite } from '../read-site.ts';
import type { CompilableTemplates } from '../templates/load-compilable.ts';
import { checkRedirectTargets } from '../validate/redirect-targets.ts';

/** Problems that do not depend on the kinds of entries that a site has: entries of a missing kind exist. */
const ofAnyKinds: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'broken-link',
  'control-character',
  'dangling-reference',
  'directive',
  'duplicate-id',
  'empty-file',
  'front-matter',
  'heading-order',
  'invalid-utf-8',
  'invalid-value',
  'merge-conflict',
  'missing-alt',
  'missing-field',
  'missing-file',
  'missing-string',
  'missing-text',
  'raw-html',
  'string-marks',
  'string-placeholders',
  'unknown-field',
  'unread-markdown',
  'unpublished-reference',
  'unsafe-link',
  'unusable-picture',
  'unwritten-text',
  'yaml-syntax',
]);

/** Problems of a file's text: of `site.yaml`, the values may name kinds that are missing. */
const ofText: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'control-character',
  'empty-file',
  'invalid-utf-8',
  'merge-conflict',
  'yaml-syntax',
]);

/**
 * Returns the problems of templates that cannot be compiled or loaded, and the problems of the content that do not
 * depend on them.
 * @param compilable what can be loaded of the templates; `undefined` if nothing can be said of the content
 */
export function withContentProblems(
  { diagnostics }: TemplateProblem,
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
    const found = diagnostics.filter(({ code }) => code !== 'template-error');
    const isKnown = ({ code, file }: Diagnostic) => (file === 'site.yaml' ? ofText : ofAnyKinds).has(code);
    return lacksKinds ? [...found.filter(isKnown), ...checkRedirectTargets(content)] : found;
  } catch {
    // A struct that uses what is missing throws.
    return [];
  }
}
