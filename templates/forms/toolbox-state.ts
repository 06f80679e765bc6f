/** The specification's names of what a visitor says of themselves: a text each, empty until it is typed. */
const textNames = ['toolboxFirstName', 'toolboxLastName', 'toolboxEmail', 'toolboxJobTitle', 'toolboxCountry'];

/** Whether the box of the toolbox form is ticked: `false` until it is, and again once the form has been sent. */
const checkboxName = 'toolboxNewsletterCheckbox';

/** A form: its form-type label, and its fields. */
interface ToolboxForm {
  type: string;
  fields: readonly { name: string }[];
}

/** The part of `sessionStorage` that is used. */
type ToolboxStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns what a field begins with, as its control has it; empty if nothing is stored for such a field. */
export function readToolboxState(form: ToolboxForm, field: string, storage: ToolboxStorage): string {
  const name = stateName(form, field);
  return String((name && JSON.parse(storage.getItem(name) ?? 'false')) || '');
}

/** Stores what is typed in a form, as far as it has such fields. */
export function storeToolboxState(
  form: ToolboxForm,
  storage: ToolboxStorage,
  typed: Readonly<Record<string, unknown>>,
): void {
  for (const { name: field } of form.fields) {
    const name = stateName(form, field);
    const value = typed[field];
    if (name) storage.setItem(name, JSON.stringify(name === checkboxName ? value === 'true' : (value ?? '')));
  }
}

/** The name for a field of a form; an agreement belongs to the form that it is given in. */
function stateName({ type }: ToolboxForm, field: string): string | undefined {
  if (field === 'newsletter') return type === 'requestPdf' ? checkboxName : undefined;
  return textNames.find((name) => name.toLowerCase() === `toolbox${field}`.toLowerCase());
}
