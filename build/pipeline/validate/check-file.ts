import type { DataPath } from '../../model/diagnostic.ts';
import type { FileCheck, Use } from '../../model/file-check.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import type { AnyStruct } from '../../model/struct/struct.ts';
import { walkStruct } from '../../model/struct/walk.ts';
import { dataProblems, markdownProblems, repeatedRefs } from './data-problems.ts';
import { structProblems } from './struct-problems.ts';

/** Checks a parsed file's data against a struct, or takes what is known of the same file and struct. */
export function checkFile(
  file: ParsedFile,
  against: { name: string; kind: string; struct: AnyStruct },
  known: ReadonlyMap<string, FileCheck>,
): FileCheck {
  const before = known.get(file.path);
  if (before && before.digest === file.digest && before.struct === against.name) return before;
  const base = { digest: file.digest, struct: against.name };
  if (file.problems.length > 0 && file.data === undefined) return { ...base, problems: file.problems, uses: [] };
  const mismatches = structProblems(against.struct, file.data, against.kind);
  const others = [
    ...dataProblems(file.data),
    ...markdownProblems(against.struct, file.data),
    ...repeatedRefs(against.struct, file.data),
  ];
  const isSound = createSoundCheck(mismatches);
  return {
    ...base,
    problems: [...file.problems, ...mismatches, ...others.filter(({ at }) => isSound(at.path))],
    uses: collectUses(against.struct, file.data).filter(({ path }) => isSound(path)),
  };
}

/** Returns a function that finds out whether a value has no mismatch itself, and is in none. */
function createSoundCheck(mismatches: ReturnType<typeof structProblems>): (path: DataPath) => boolean {
  if (mismatches.length === 0) return () => true;
  const wrong = new Set(mismatches.map(({ at }) => JSON.stringify(at.path)));
  return (path) => !path.some((_, depth) => wrong.has(JSON.stringify(path.slice(0, depth + 1)))) && !wrong.has('[]');
}

/** Collects every reference, link and static file that valid data names, by the struct that declares them. */
export function collectUses(struct: AnyStruct, data: unknown): Use[] {
  const uses: Use[] = [];
  walkStruct(struct, data, ({ node, value, path }) => {
    if (node.kind !== 'leaf' || typeof value !== 'string' || !isUse(node.type)) return;
    const words = node.schema.values ?? [];
    if (!words.includes(value)) uses.push({ type: node.type, target: value, path });
  });
  return uses;
}

function isUse(type: string): type is Use['type'] {
  return type === 'ref' || type === 'link' || type === 'static-file';
}
