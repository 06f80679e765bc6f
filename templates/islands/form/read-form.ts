import type { FormView } from '#authoring/forms/form-view.ts';

/** Reads what is typed: a list for a group of checkboxes, else one value. */
export function readForm(form: HTMLFormElement, view: FormView): Record<string, unknown> {
  const entries = new FormData(form);
  const several = new Set(view.fields.flatMap((field) => (field.kind === 'checkboxes' ? [field.name] : [])));
  return Object.fromEntries(
    [...new Set(entries.keys())].map((name) => [name, several.has(name) ? entries.getAll(name) : entries.get(name)]),
  );
}
