import type { FileCheck } from '../model/file-check.ts';
import type { ParsedFile } from '../model/source-file.ts';
import type { AnyStruct } from '../struct/struct.ts';
import { dataProblems, repeatedRefs } from './data-problems.ts';
import { structProblems } from './struct-problems.ts';
import { collectUses } from './uses.ts';

/** Checks a parsed file's data against a struct, or takes what is known of the same file and struct. */
export function checkFile(
  file: ParsedFile,
  against: { name: string; kind: string; struct: AnyStruct },
  known: ReadonlyMap<string, FileCheck>,
): FileCheck {
  const before = known.get(file.path);
  if (before && before.digest === file.digest && before.struct === against.name) return before;
  const base = { digest: file.digest, struct: against.name };
  if (file.problems.length > 0) return { ...base, problems: file.problems, uses: [] };
  const mismatches = structProblems(against.struct, file.data, against.kind);
  const problems =
    mismatches.length > 0 ? mismatches : [...dataProblems(file.data), ...repeatedRefs(against.struct, file.data)];
  return { ...base, problems, uses: problems.length > 0 ? [] : collectUses(against.struct, file.data) };
}
