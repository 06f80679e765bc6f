import type { Problem } from '../../model/diagnostic.ts';
import type { Entry } from '../../model/entry.ts';
import type { FileCheck } from '../../model/file-check.ts';

export interface Findings {
  /** Entries without mistakes. */
  entries: Entry[];
  /** `folder/id` and `folder/id@locale` of entries that exist with mistakes. */
  broken: string[];
  checks: [path: string, check: FileCheck][];
  problems: [path: string, problem: Problem][];
}

/** Returns findings with the given fields, the others empty. */
export function makeFindings(fields: Partial<Findings>): Findings {
  return { entries: [], broken: [], checks: [], problems: [], ...fields };
}

/** Returns the findings of a checked file: the check and its problems. */
export function findingsOfCheck(path: string, check: FileCheck): Findings {
  return makeFindings({ checks: [[path, check]], problems: check.problems.map((problem) => [path, problem]) });
}

/** Joins findings in their order. */
export function joinFindings(parts: readonly Findings[]): Findings {
  const joined = makeFindings({});
  for (const { entries, broken, checks, problems } of parts) {
    for (const entry of entries) joined.entries.push(entry);
    for (const ref of broken) joined.broken.push(ref);
    for (const check of checks) joined.checks.push(check);
    for (const problem of problems) joined.problems.push(problem);
  }
  return joined;
}
