import { fieldKinds, isChecked, type RuledField, type SubmittedValue, type ValueProblem } from './field-kinds.ts';

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

/** Returns the keys of all messages that a field can need. */
export function problemKeys({ kind, required, accept = [] }: RuledField): string[] {
  const ofContent = accept.some(isChecked) ? ['errors.fileLocked', 'errors.fileContent'] : [];
  const keys = [...fieldKinds[kind].keys, ...ofContent];
  return required ? [requiredKeyOf(kind), ...keys] : keys;
}

function findProblem(field: RuledField, value: SubmittedValue): ValueProblem | undefined {
  if (isMissing(value)) return field.required ? { key: requiredKeyOf(field.kind) } : undefined;
  return fieldKinds[field.kind].check(field, value);
}

const requiredKeyOf = (kind: RuledField['kind']): string => fieldKinds[kind].requiredKey ?? 'errors.required';

function isMissing(value: SubmittedValue): boolean {
  return value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}
