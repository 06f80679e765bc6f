import type { EntryKind } from '../../authoring/define.ts';
import type { Problem } from '../../model/diagnostic.ts';
import { didYouMean } from '../../model/diagnostics/suggest.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import { fieldsOfData } from '../../model/struct/mapping.ts';

/** Returns the kind of an entry: its folder's only kind, or in folders with several the one that its `type` names. */
export function chooseKind(
  kinds: readonly EntryKind[],
  factsFile: ParsedFile,
): { kind: EntryKind | undefined; problems: readonly Problem[] } {
  const [only] = kinds;
  if (kinds.length === 1 || !only) return { kind: only, problems: [] };
  if (factsFile.problems.length > 0) return { kind: undefined, problems: factsFile.problems };
  const { type } = fieldsOfData(factsFile.data);
  const kind = kinds.find(({ name }) => name === type);
  return { kind, problems: kind ? [] : [unknownType(type, kinds.map(({ name }) => name).sort())] };
}

function unknownType(type: unknown, names: readonly string[]): Problem {
  return {
    code: 'unknown-type',
    severity: 'error',
    message:
      type === undefined || type === null
        ? 'The field "type" is missing from this page.'
        : `"${String(type)}" is not a page type.`,
    hint:
      (typeof type === 'string' ? didYouMean(type, names) : undefined) ?? `The page types are: ${names.join(', ')}.`,
    at: { path: ['type'] },
  };
}
