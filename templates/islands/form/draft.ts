import type { FormView } from '#authoring/forms/form-view.ts';

/** Where what is typed in a form is kept until the tab is closed; the same in every language. */
export function draftKey({ id }: Pick<FormView, 'id'>): string {
  return `draft ${id}`;
}

/** Fills in what was typed before in this tab and not sent; what is there already stays. */
export function restoreDraft(form: HTMLFormElement, view: FormView): void {
  const draft = readDraft(view);
  for (const control of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const values = [draft[control.name] ?? []].flat();
    if (/radio|checkbox/.test(control.type)) control.checked ||= values.includes(control.value);
    else if (!control.value && values[0]) control.value = String(values[0]);
  }
}

function readDraft(view: FormView): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey(view)) ?? '{}');
  } catch {
    // Storage can be switched off; there is no draft then.
    return {};
  }
}
