import { crashProblem, type ShownProblem } from '../problems.ts';
import type { WrittenContent } from './content.ts';
import type { DashboardInput } from './input.ts';

/** Shows the problems of the site as they concern a page, or all, and a failure of the generator first. */
export function showSiteProblems(
  input: Pick<DashboardInput, 'problems' | 'crash'>,
  content: Pick<WrittenContent, 'show'>,
  page?: string,
): ShownProblem[] {
  const crash = input.crash();
  return [...(crash ? [crashProblem(crash.error)] : []), ...content.show(input.problems(page))];
}
