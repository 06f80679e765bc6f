import type { Failure } from 'superstruct';
import type { LeafSchema } from '../../authoring/schema.ts';
import { isContactLink, repairContactLink } from '../../model/addresses/contact-links.ts';
import type { DataPath, Problem } from '../../model/diagnostic.ts';
import { missingLanguageId } from '../../model/diagnostics/follow-ups.ts';
import { didYouMean, findClosest } from '../../model/diagnostics/suggest.ts';
import { localesOf } from '../../model/struct/for-locales.ts';
import { type AnyStruct, fieldsOfStruct, readStruct } from '../../model/struct/struct.ts';
import { structAt } from '../../model/struct/walk.ts';
import { suggestValue } from './suggest-value.ts';

/** Checks data against a struct → every problem, each with the path of its field. `kind` names the thing: `guide`. */
export function structProblems(struct: AnyStruct, data: unknown, kind: string): FieldProblem[] {
  const [error] = struct.validate(data);
  if (!error) return [];
  const failures = error.failures();
  const wrong = new Set(failures.map((failure) => JSON.stringify(failure.path)));
  // A value of the wrong kind has no valid fields: they are not reported.
  const isBelowAnother = ({ path }: Failure) =>
    path.some((_, depth) => wrong.has(JSON.stringify(path.slice(0, depth))));
  const problems = failures
    .filter((failure) => !isBelowAnother(failure))
    .map((failure) => explain(struct, failure, kind));
  const meant = new Set(problems.map((problem) => problem.meant));
  return problems
    .filter(({ code, at }) => code !== 'missing-field' || !meant.has(nameOf(at.path)))
    .map(({ meant: _, ...problem }) => problem);
}

export type FieldProblem = Problem & { at: { path: DataPath; key?: boolean; part?: string } };

/** A problem with a field, and the field that its author seems to have meant. */
type MeantProblem = FieldProblem & { meant?: string };

function explain(struct: AnyStruct, failure: Failure, kind: string): MeantProblem {
  const path: DataPath = failure.path;
  const field = nameOf(path);
  if (failure.type === 'never') return unknownField(struct, path, field, kind);
  const expected = structAt(struct, path);
  if (failure.value === undefined || failure.value === null) return missingField(struct, path, field, kind);
  const locales = expected && localesOf(expected);
  if (locales && typeof failure.value === 'string') return unknownLocale(failure.value, locales, { path });
  const leaf = leafOf(expected);
  const wanted =
    leaf?.values && expected?.type === 'enum' ? `one of: ${leaf.values.join(', ')}` : describe(failure, expected);
  const { instead, ...better } = suggestValue(failure, expected, path);
  return {
    code: 'invalid-value',
    severity: 'error',
    message: `${field ? `"${field}"` : `This ${kind}`} ${instead ?? `must be ${wanted}; here it is ${show(failure.value)}`}.`,
    hint:
      (expected?.type === 'link' && typeof failure.value === 'string' && isContactLink(failure.value)
        ? repairContactLink(failure.value)
        : undefined) ??
      (typeof failure.value === 'string' && leaf?.values ? didYouMean(failure.value, leaf.values) : undefined) ??
      leaf?.description,
    at: { path },
    ...better,
  };
}

function unknownField(struct: AnyStruct, path: DataPath, field: string, kind: string): MeantProblem {
  const parent = structAt(struct, path.slice(0, -1));
  const locales = parent && localesOf(parent);
  if (locales) return unknownLocale(String(path.at(-1)), locales, { path, key: true });
  const known = parent ? Object.keys(fieldsOfStruct(parent)) : [];
  const owner = path.length > 1 ? `"${nameOf(path.slice(0, -1))}"` : withArticle(kind);
  const name = String(path.at(-1));
  // YAML takes `from:/old/` for one name, because no space is after the colon.
  const [, glued, rest = ''] = /^([^:]+):(.+)$/s.exec(name) ?? [];
  const lacksSpace = glued !== undefined && known.includes(glued);
  const near = lacksSpace ? glued : findClosest(name, known);
  return {
    code: 'unknown-field',
    severity: 'error',
    message: lacksSpace
      ? `A space is missing after the colon of "${glued}:".`
      : `"${field}" is not a field of ${owner}.`,
    hint: lacksSpace ? `Write ${glued}: ${rest}` : near ? `Did you mean "${near}"?` : `It has: ${known.join(', ')}.`,
    at: { path, key: true },
    ...(near ? { meant: nameOf([...path.slice(0, -1), near]) } : {}),
  };
}

/** Reports a value that is given in a language, or for one, that the site does not have. */
function unknownLocale(locale: string, locales: readonly string[], at: MeantProblem['at']): MeantProblem {
  return {
    code: 'unknown-locale',
    severity: 'error',
    message: `"${locale}" is not a language of this site.`,
    hint: didYouMean(locale, locales) ?? `Its languages are: ${locales.join(', ')}.`,
    at,
    followsFrom: missingLanguageId(locale),
  };
}

function missingField(struct: AnyStruct, path: DataPath, field: string, kind: string): MeantProblem {
  const expected = structAt(struct, path);
  if (path.length === 0)
    return {
      code: 'empty-file',
      severity: 'error',
      message: `This ${kind} has no fields.`,
      hint: `Write its ${describeExpected(expected)}.`,
      at: { path },
    };
  const node = expected && readStruct(expected);
  const leaf = leafOf(node?.kind === 'list' ? node.item : expected);
  const parent = structAt(struct, path.slice(0, -1));
  const example = leaf?.example && !describeExpected(expected).includes('such as') ? ` Example: ${leaf.example}.` : '';
  return {
    code: 'missing-field',
    severity: 'error',
    message: `The field "${field}" is missing${path.length === 1 ? ` from this ${kind}` : ''}.`,
    hint: `Write ${String(path.at(-1))}: with ${describeExpected(expected)}.${leaf?.description ? ` ${leaf.description}` : ''}${example}`,
    at: { path },
    ...(parent && localesOf(parent) ? { followsFrom: missingLanguageId(String(path.at(-1))) } : {}),
  };
}

function leafOf(struct: AnyStruct | undefined): LeafSchema | undefined {
  const node = struct && readStruct(struct);
  return node?.kind === 'leaf' ? node.schema : undefined;
}

function describe(failure: Failure, expected: AnyStruct | undefined): string {
  if (failure.message && !failure.message.startsWith('Expected')) return failure.message;
  return describeExpected(expected);
}

/** Says what a struct accepts, in an editor's words. */
export function describeExpected(struct: AnyStruct | undefined): string {
  if (!struct) return 'a value';
  const node = readStruct(struct);
  if (node.kind === 'object') return `fields: ${Object.keys(node.fields).join(', ')}`;
  if (node.kind === 'list') return 'a list, each item on a line that begins with "- "';
  if (node.kind === 'table') return 'fields with a name and a value';
  if (node.type === 'string') return 'text';
  const { values, folders } = node.schema;
  if (values && node.type === 'enum') return `one of: ${values.join(', ')}`;
  if (folders) return `an entry such as ${folders[0]}/its-id`;
  const [error] = struct.validate(Symbol('nothing'));
  return error?.failures()[0]?.message ?? 'a value';
}

/** Writes a noun with its article: `a guide`, `an expert`. */
export function withArticle(kind: string): string {
  return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

/** Writes a path as content editors read it: `sessions[2].starts`. */
export function nameOf(path: DataPath): string {
  return path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step + 1}]` : name ? `${name}.${step}` : step),
    '',
  );
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value !== null && typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  const characters = [...value.trim()];
  if (characters.length === 0) return 'blank';
  if (characters.length > 60) return `${characters.length} characters long`;
  return `"${value}"`;
}
