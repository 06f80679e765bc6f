/** Returns the id of a form's element, by which the hidden inputs outside it belong to it. */
export function formElementId({ id }: { id: string }): string {
  return `${id}-form`;
}
