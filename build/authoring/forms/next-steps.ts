import type { FormDefinition } from './definition.ts';

/** What happens after a form has arrived, in the page's language. */
export interface NextStep {
  form: string;
  text: string;
}

/** Returns what happens after each form that says it, in a language, by the form's id. */
export function nextStepsOf(forms: Iterable<FormDefinition>, locale: string): NextStep[] {
  return [...forms]
    .flatMap(({ id, next }) => (next ? [{ form: id, text: next[locale] ?? '' }] : []))
    .sort((a, b) => (a.form < b.form ? -1 : 1));
}
