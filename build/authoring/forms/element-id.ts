/** Returns the id of a form's element. Hidden inputs outside of the element refer to it by their attribute `form`. */
export function formElementId({ id }: { id: string }): string {
  return `${id}-form`;
}
