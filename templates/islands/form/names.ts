import type { FormView } from '#authoring/forms/form-view.ts';
import type { Problem } from '#authoring/forms/rules.ts';

/** Returns the id of a field's control, or of the first one of a group. */
export function fieldId(view: FormView, name: string): string {
  return `${view.id}-${name}`;
}

/** Returns the message of a problem with its values. */
export function messageOf(view: FormView, { key, values = {} }: Problem): string {
  const message = view.messages[key] ?? view.text.incomplete;
  return message.replace(/\{\{(\w+)\}\}/g, (mark, name) => String(values[name] ?? mark));
}
