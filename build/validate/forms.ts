import { type FormFile, optionsFromPage } from '../authoring/forms/definition.ts';
import type { DataPath, Problem } from '../model/diagnostic.ts';

/** Finds what makes a form impossible to fill in or to read when it is sent: each problem at its field. */
export function formProblems({ fields }: FormFile): Problem[] {
  return fields.flatMap((field, index) => {
    const at: DataPath = ['fields', index];
    const { name, kind, options = [] } = field;
    const problems: Problem[] = [];
    if (!/^[a-z][\w-]*$/i.test(name))
      problems.push(
        wrong({
          at: [...at, 'name'],
          message: `"${name}" cannot be the name of a field: programs read the answers by it.`,
          hint: `Write ${plainName(name)}: letters a–z, digits, - and _. What visitors read is the label.`,
        }),
      );
    if (fields.findIndex((other) => other.name === name) !== index)
      problems.push(
        wrong({
          at: [...at, 'name'],
          message: `Two fields are named "${name}": only one of the answers would arrive.`,
          hint: 'Give this one another name, or remove it.',
        }),
      );
    if (choices.includes(kind) && options.length === 0 && !optionsFromPage.includes(name))
      problems.push(
        wrong({
          at: [...at, 'kind'],
          message: `The field "${name}" has nothing to choose from${field.required ? ', so nobody can send the form' : ''}.`,
          hint: 'Add options:, each with a value and a label.',
        }),
      );
    options.forEach(({ value }, place) => {
      if (options.findIndex((other) => other.value === value) === place) return;
      problems.push(
        wrong({
          at: [...at, 'options', place, 'value'],
          message: `Two options of "${name}" have the value "${value}": nobody could tell which was chosen.`,
          hint: 'Give this one another value, or remove it.',
        }),
      );
    });
    return problems;
  });
}

const choices: readonly string[] = ['select', 'radio', 'checkboxes'];

function wrong({ at, message, hint }: { at: DataPath; message: string; hint: string }): Problem {
  return { code: 'invalid-value', severity: 'error', message, hint, at: { path: at } };
}

/** The name in letters that programs can use: `telephone` for `téléphone`, `jobTitle` for `job title`. */
function plainName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+(\w?)/g, (_, next: string) => next.toUpperCase())
    .replace(/^[^a-z]+/i, '');
  return plain === '' ? 'a name such as phoneNumber' : plain;
}
