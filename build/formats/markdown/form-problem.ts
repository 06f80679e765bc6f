import { type FormDefinition, pageContext } from '../../authoring/forms/definition.ts';
import { findClosest } from '../../model/diagnostics/suggest.ts';

/** Explains why a text cannot show a form: no form has this id, or it needs what only a template can give it. */
export function explainFormProblem(
  id: string,
  form: FormDefinition | undefined,
  ids: () => readonly string[],
): { message: string; hint: string } | undefined {
  if (!form) {
    const near = findClosest(id, ids());
    const hint = near ? `Did you mean "${near}"?` : `There are: ${ids().join(', ')}.`;
    return { message: `There is no form "${id}": forms/${id}.yaml is missing or has mistakes.`, hint };
  }
  const needs = [
    ...(form.requiredContext ?? []).filter((name) => !pageContext.includes(name)),
    ...form.fields.filter(({ optionsFrom }) => optionsFrom === 'page').map(({ name }) => name),
  ];
  if (needs.length === 0) return undefined;
  return {
    message: `The form "${id}" needs ${needs.join(' and ')} from its page, which a text cannot give.`,
    hint: 'Link to a page that shows it.',
  };
}
