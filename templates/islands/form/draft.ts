import type { FormView } from '#authoring/forms/form-view.ts';
import { readToolboxState } from '../../forms/toolbox-state.ts';

/** Returns the key in session storage of what is typed in a form; the same in every language. */
export function draftKey({ id }: Pick<FormView, 'id'>): string {
  return `draft ${id}`;
}

/**
 * Fills in what was typed before in this tab and not sent, and what the visitor has said of themselves in another form;
 * what a visitor has typed already stays, and what the page filled in gives way.
 */
export function restoreDraft(form: HTMLFormElement, view: FormView): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftKey(view)) ?? '{}');
    for (const control of form.querySelectorAll<HTMLInputElement>('[name]')) {
      const values = [draft[control.name] || readToolboxState(view, control.name, sessionStorage)].flat();
      if (/radio|checkbox/.test(control.type)) control.checked ||= values.includes(control.value);
      else if ((!control.value || control.value === view.values?.[control.name]) && values[0])
        control.value = String(values[0]);
    }
  } catch {
    // Storage can be switched off; nothing was stored then.
  }
}
