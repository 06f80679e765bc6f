import { posix } from 'node:path';
import { StyleProblem } from '../../formats/css/css.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { didYouMean } from '../../model/diagnostics/suggest.ts';
import { thrownInShort } from '../../model/diagnostics/value-in-short.ts';
import { FacetError } from '../../model/facet-error.ts';
import { TemplateProblem } from '../../model/template-problem.ts';
import type { Templates } from '../../model/templates.ts';
import { findText } from '../render/find-place.ts';

interface FailureInput {
  templates: Pick<Templates, 'findPlace'> & { compiled: Pick<Templates['compiled'], 'fromContent'> };
  /** Reads a file by its path from the content folder. */
  readText: (file: string) => string | undefined;
}

/**
 * Describes what a template has thrown outside of pages and facets, such as the social image of the site, and style
 * sheets that cannot be put together. Returns `undefined` if the mistake is in the generator.
 */
export function describeTemplateFailure(
  error: unknown,
  { templates, readText }: FailureInput,
): readonly Diagnostic[] | undefined {
  if (error instanceof TemplateProblem) return error.diagnostics;
  if (error instanceof FacetError) return [error.diagnostic];
  if (error instanceof StyleProblem) return [describeStyleProblem(error, { templates, readText })];
  const place = error instanceof Error ? templates.findPlace(error.stack ?? '') : undefined;
  if (!place) return undefined;
  return [
    {
      code: 'template-error',
      severity: 'error',
      ...place,
      message: `This template throws "${thrownInShort(error)}".`,
      hint: 'It is called outside of pages, so no page can be built. Correct this line, or what it calls.',
    },
  ];
}

/** Returns a `TemplateProblem` for what a template has thrown; other errors as they are. */
export function asTemplateProblem(error: unknown, input: FailureInput): unknown {
  const diagnostics = describeTemplateFailure(error, input);
  return diagnostics ? new TemplateProblem(diagnostics) : error;
}

function describeStyleProblem(
  { message, path, written, customMedia }: StyleProblem,
  { templates, readText }: FailureInput,
): Diagnostic {
  const file = posix.join(templates.compiled.fromContent, path);
  return {
    code: 'template-syntax',
    severity: 'error',
    ...findText([file], written, (name) => readText(name) ?? ''),
    message: `${message}.`,
    hint:
      didYouMean(written, customMedia) ??
      'Correct this line. The pages are built when all style sheets can be put together.',
  };
}
