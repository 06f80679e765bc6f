/** The specification's names of what a visitor says of themselves: a text each, empty until it is typed. */
const textNames = 'toolboxFirstName toolboxLastName toolboxEmail toolboxJobTitle toolboxCountry'.split(' ');

/** Whether the box of the toolbox form is ticked: `false` until it is, and again once the form has been sent. */
const checkboxName = 'toolboxNewsletterCheckbox';

/** Returns the name under which a field is stored, if it is; an agreement belongs to the form that it is given in. */
export function toolboxName({ type }: { type: string }, field: string): string | undefined {
  if (field === 'newsletter') return type === 'requestPdf' ? checkboxName : undefined;
  return textNames.find((name) => name.toLowerCase() === `toolbox${field}`.toLowerCase());
}

/** Returns what a field begins with, as its control has it; empty if nothing is stored for such a field. */
export function readToolboxState(form: { type: string }, field: string, storage: Pick<Storage, 'getItem'>): string {
  const name = toolboxName(form, field);
  return String((name && JSON.parse(storage.getItem(name) ?? 'false')) || '');
}
