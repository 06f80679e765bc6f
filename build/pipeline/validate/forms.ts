import { type FormFile, pageContext } from '../../authoring/forms/definition.ts';
import { fieldKinds } from '../../authoring/forms/field-kinds.ts';
import type { DataPath, Problem } from '../../model/diagnostic.ts';
import { didYouMean } from '../../model/diagnostics/suggest.ts';

/** Finds what makes a form impossible to fill in or to read when it is sent: each problem at its field. */
export function formProblems(form: FormFile): Problem[] {
  return [...contextProblems(form), ...form.fields.flatMap((field, index) => fieldProblems(form, field, index))];
}

/** Finds names of the context that no page gives, and required ones that the context lacks. */
function contextProblems({ context, requiredContext = [] }: FormFile): Problem[] {
  const unknown = context.flatMap((name, index) =>
    /^[a-z]\w*Id$/.test(name) || pageContext.includes(name)
      ? []
      : [
          invalidValue({
            at: ['context', index],
            message: `No page knows "${name}", which is to be sent with the form.`,
            hint:
              didYouMean(name, pageContext) ??
              `Write one of ${pageContext.join(', ')}, or an id that a template gives, such as jobId.`,
          }),
        ],
  );
  const absent = requiredContext.flatMap((name, index) =>
    context.includes(name)
      ? []
      : [
          invalidValue({
            at: ['requiredContext', index],
            message: `"${name}" is required, but is not sent with the form.`,
            hint: `Add ${name} to context, or remove it here.`,
          }),
        ],
  );
  return [...unknown, ...absent];
}

function fieldProblems({ fields }: FormFile, field: FormFile['fields'][number], index: number): Problem[] {
  const at: DataPath = ['fields', index];
  const { name, kind, options = [] } = field;
  const problems: Problem[] = [];
  if (!/^[a-z][\w-]*$/i.test(name))
    problems.push(
      invalidValue({
        at: [...at, 'name'],
        message: `"${name}" cannot be the name of a field: programs read the answers by it.`,
        hint: `Write ${plainName(name)}: letters a–z, digits, - and _. What visitors read is the label.`,
      }),
    );
  if (fields.findIndex((other) => other.name === name) !== index)
    problems.push(
      invalidValue({
        at: [...at, 'name'],
        message: `Two fields are named "${name}": only one of the answers would arrive.`,
        hint: 'Give this one another name, or remove it.',
      }),
    );
  if (fieldKinds[kind].hasOptions && options.length === 0 && field.optionsFrom === undefined)
    problems.push(
      invalidValue({
        at: [...at, 'kind'],
        message: `The field "${name}" has nothing to choose from${field.required ? ', so nobody can send the form' : ''}.`,
        hint: 'Add options:, each with a value and a label; or optionsFrom: page, if the page gives them.',
      }),
    );
  if (kind === 'file' && (field.accept ?? []).length === 0)
    problems.push(
      invalidValue({
        at: [...at, 'kind'],
        message: `The field "${name}" takes no file${field.required ? ', so nobody can send the form' : ''}.`,
        hint: 'Add accept: with the extensions that it takes, such as [.pdf, .docx].',
      }),
    );
  options.forEach(({ value }, place) => {
    if (options.findIndex((other) => other.value === value) === place) return;
    problems.push(
      invalidValue({
        at: [...at, 'options', place, 'value'],
        message: `Two options of "${name}" have the value "${value}": nobody could tell which was chosen.`,
        hint: 'Give this one another value, or remove it.',
      }),
    );
  });
  return problems;
}

function invalidValue({ at, message, hint }: { at: DataPath; message: string; hint: string }): Problem {
  return { code: 'invalid-value', severity: 'error', message, hint, at: { path: at } };
}

/** Returns the name in letters that programs can use: `telephone` for `téléphone`, `jobTitle` for `job title`. */
function plainName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+(\w?)/g, (_, next: string) => next.toUpperCase())
    .replace(/^[^a-z]+/i, '');
  return plain === '' ? 'a name such as phoneNumber' : plain;
}
