import { findPictureProblem } from '../../formats/pictures/problem.ts';
import { findEntryBySlug } from '../../model/addresses/entry-of-slug.ts';
import type { Problem } from '../../model/diagnostic.ts';
import { missingFileId } from '../../model/diagnostics/follow-ups.ts';
import { didYouMean } from '../../model/diagnostics/suggest.ts';
import type { Entry } from '../../model/entry.ts';
import type { FileCheck, Use } from '../../model/file-check.ts';
import type { Pictures } from '../../model/picture.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import type { Unpublished } from '../../model/unpublished.ts';
import { explainUnpublished } from '../../model/unpublished.ts';
import { unpublishedReason } from './publication.ts';

interface UsesInput {
  checks: ReadonlyMap<string, FileCheck>;
  files: ReadonlyMap<string, ParsedFile>;
  entries: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
  broken: ReadonlySet<string>;
  unpublished: ReadonlyMap<string, Unpublished>;
  forms: readonly string[];
  statics: ReadonlyMap<string, string>;
  pictures: Pictures;
}

/** Checks every reference and static file that content names → the problems of each file. */
export function checkUses(input: UsesInput): Map<string, Problem[]> {
  const problems = new Map<string, Problem[]>();
  const known = new Set([...input.entries.keys(), ...input.forms.map((id) => `forms/${id}`)]);
  for (const ref of input.broken) known.add(ref.split('@')[0] ?? ref);
  for (const [path, check] of input.checks) {
    if (check.uses.length === 0) continue;
    const found: Problem[] = [];
    const isPublic = !unpublishedReason(input.unpublished, path);
    for (const use of check.uses) {
      const why = isPublic && use.type === 'ref' ? input.unpublished.get(use.target) : undefined;
      if (why) found.push({ ...explainUnpublished(use.target, why), severity: 'error', at: { path: use.path } });
      if (use.type === 'ref' && !known.has(use.target)) found.push(missingTarget(use, known, input.entries));
      if (use.type === 'static-file') found.push(...fileProblems(use, path, input));
    }
    if (found.length > 0) problems.set(path, found);
  }
  return problems;
}

function fileProblems({ target, path }: Use, file: string, input: UsesInput): Problem[] {
  const problem = findPictureProblem(input, file.slice(0, file.lastIndexOf('/')), target);
  return problem ? [{ ...problem, severity: 'error', at: { path } }] : [];
}

function missingTarget({ target, path }: Use, known: ReadonlySet<string>, entries: UsesInput['entries']): Problem {
  const [folder] = target.split('/');
  const candidates = [...known].filter((ref) => ref.startsWith(`${folder}/`));
  const ofSlug = findEntryBySlug(entries, target);
  return {
    code: 'dangling-reference',
    severity: 'error',
    message: `"${target}" does not exist.`,
    hint: ofSlug
      ? `Did you mean "${ofSlug}"?`
      : (didYouMean(target, candidates) ?? `Add content/${target}/, or name an entry that is there.`),
    at: { path },
    // The template that shows the form says so, too.
    ...(folder === 'forms' ? { causes: missingFileId(`${target}.yaml`) } : {}),
  };
}
