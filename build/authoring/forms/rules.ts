import { fieldKinds, type RuledField, type SubmittedValue, type ValueProblem, type ValueRule } from './field-kinds.ts';

// The rules of a submission: the same in the browser, in the build's tests and on the server.

/** What the rules read of a form; a definition and an island's view of it both have it. */
export interface RuledForm {
  fields: readonly RuledField[];
}

/** The values of a form by the names of its fields. */
export type Submission = Readonly<Record<string, SubmittedValue>>;

export interface Problem extends ValueProblem {
  field: string;
}

/** Checks a submission, tidied by `normalizeSubmission` → the first problem of each field, in the order of the fields. */
export function validateSubmission(form: RuledForm, data: Submission): Problem[] {
  return form.fields.flatMap((field) => {
    const problem = findProblem(field, data[field.name]);
    return problem ? [{ field: field.name, ...problem }] : [];
  });
}

/**
 * Normalizes what was typed or posted: trims texts, removes control characters, removes the spaces, points, hyphens,
 * slashes and parentheses of phone numbers, and reads boxes as booleans. Leaves out names that the form does not have.
 */
export function normalizeSubmission(
  form: RuledForm,
  data: Readonly<Record<string, unknown>>,
): Record<string, SubmittedValue> {
  return Object.fromEntries(form.fields.map(({ name, kind }) => [name, fieldKinds[kind].tidy(data[name])]));
}

/** Returns what can be wrong with the value of a field: the keys of the messages, with their values. */
export function listProblems(field: RuledField): ValueProblem[] {
  const problems = rulesOf(field).map((rule) => describeProblem(rule, field));
  return field.required ? [{ key: requiredKeyOf(field.kind) }, ...problems] : problems;
}

function findProblem(field: RuledField, value: SubmittedValue): ValueProblem | undefined {
  if (isMissing(value)) return field.required ? { key: requiredKeyOf(field.kind) } : undefined;
  const broken = rulesOf(field).find((rule) => rule.refuses(field, value));
  return broken && describeProblem(broken, field);
}

const rulesOf = (field: RuledField) => fieldKinds[field.kind].rules.filter(({ isFor }) => isFor?.(field) ?? true);

function describeProblem({ key, values }: ValueRule, field: RuledField): ValueProblem {
  return values ? { key, values: values(field) } : { key };
}

const requiredKeyOf = (kind: RuledField['kind']): string => fieldKinds[kind].requiredKey ?? 'errors.required';

function isMissing(value: SubmittedValue): boolean {
  return value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}
