import { createPlacer } from '../../formats/yaml/positions.ts';
import type { Diagnostic, Problem } from '../../model/diagnostic.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import type { Unpublished } from '../../model/unpublished.ts';
import { unpublishedReason } from './publication.ts';

export type Report = readonly [path: string, problems: readonly Problem[]];

/** Returns whether a problem is that its file cannot be read. */
export const isUnreadable = ({ code }: Problem): boolean => code === 'unreadable-file';

/** Joins reports by file. If a file cannot be read, only that is reported of it. */
export function collectProblems(
  files: ReadonlyMap<string, ParsedFile>,
  reports: readonly Report[],
): Map<string, readonly Problem[]> {
  const problems = new Map<string, readonly Problem[]>();
  for (const [path, found] of reports) {
    const unreadable = files.get(path)?.problems.filter(isUnreadable) ?? [];
    if (unreadable.length > 0) problems.set(path, unreadable);
    else if (found.length > 0) problems.set(path, [...(problems.get(path) ?? []), ...found]);
  }
  return problems;
}

/** Lowers the problems of drafts to warnings: a draft is not published, so its mistakes must not stop the build. */
export function lowerDraftProblems(
  problems: ReadonlyMap<string, readonly Problem[]>,
  unpublished: ReadonlyMap<string, Unpublished>,
): Map<string, readonly Problem[]> {
  const lower = (problem: Problem): Problem => ({ ...problem, severity: 'warning' });
  const isDraft = (path: string) => unpublishedReason(unpublished, path)?.type === 'draft';
  return new Map([...problems].map(([path, found]) => [path, isDraft(path) ? found.map(lower) : found]));
}

/** Returns the problems as diagnostics, with lines and columns. */
export function placeProblems(
  problems: ReadonlyMap<string, readonly Problem[]>,
  readText: (path: string) => string,
): Diagnostic[] {
  return [...problems].flatMap(([path, found]) => {
    return found.map(createPlacer(path, readOrEmpty(path, readText)));
  });
}

/** Returns an empty text for a file that is missing or unreadable: its problem is at its first line. */
function readOrEmpty(path: string, readText: (path: string) => string): string {
  try {
    return readText(path);
  } catch {
    return '';
  }
}
