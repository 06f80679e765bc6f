import { toolboxName } from './toolbox-state.ts';

/** A form: its form-type label, and its fields. */
interface ToolboxForm {
  type: string;
  fields: readonly { name: string; kind: string }[];
}

/** Stores what is typed in a form for the fields that have a name of the toolbox form: texts, and yes or no for a box. */
export function storeToolboxState(
  form: ToolboxForm,
  storage: Pick<Storage, 'setItem'>,
  typed: Readonly<Record<string, unknown>>,
): void {
  for (const { name: field, kind } of form.fields) {
    const name = toolboxName(form, field);
    const value = typed[field];
    if (name) storage.setItem(name, JSON.stringify(kind === 'checkbox' ? value === 'true' : (value ?? '')));
  }
}
