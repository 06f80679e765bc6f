import { atStart, type Diagnostic } from '../../model/diagnostic.ts';
import type { CheckInput } from './input.ts';

/** Finds forms that no page shows and no template names: visitors cannot fill them in. */
export function checkUnusedForms({ site, formReads, named }: CheckInput): Diagnostic[] {
  const keysOf = (id: string) => formReads.keys.filter((key) => key.slice(key.lastIndexOf('|') + 1) === id);
  const isShown = (id: string) => formReads.isRead(new Set(keysOf(id)));
  return [...site.forms.keys()]
    .filter((id) => !isShown(id) && !named().hasForm(id))
    .map((id) => ({
      code: 'unused-form',
      severity: 'warning',
      ...atStart(`forms/${id}.yaml`),
      message: `No page shows the form "${id}".`,
      hint: `Write ::form{#${id}} on a line of the text of a page, or remove the file.`,
    }));
}
