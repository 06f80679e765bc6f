import { countNoun } from '../../model/format-count.ts';
import type { ShownProblem } from '../problems.ts';

/** Says how many errors there are, and where: `1 error in the templates`. */
export function countErrors(problems: readonly Pick<ShownProblem, 'severity' | 'inTemplates'>[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const inTemplates = errors.filter((problem) => problem.inTemplates).length;
  const inContent = errors.length - inTemplates;
  if (inTemplates === 0) return `${countNoun(inContent, 'error')} in the content`;
  if (inContent === 0) return `${countNoun(inTemplates, 'error')} in the templates`;
  return `${countNoun(inContent, 'error')} in the content, ${inTemplates} in the templates`;
}
