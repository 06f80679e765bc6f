import type { Problem } from '../diagnostic.ts';

/** A problem, and the path of its file. */
export type FileProblem = readonly [file: string, problem: Problem];

/** Groups problems by their files. */
export function problemsByFile(found: Iterable<FileProblem>): Map<string, Problem[]> {
  const problems = new Map<string, Problem[]>();
  for (const [file, problem] of found) {
    const own = problems.get(file);
    if (own) own.push(problem);
    else problems.set(file, [problem]);
  }
  return problems;
}
