import { countCharacters, maxLengthOf, type RuledField } from '#authoring/forms/field-kinds.ts';
import type { FormView } from '#authoring/forms/form-view.ts';
import { normalizeSubmission } from '#authoring/forms/rules.ts';
import { startingUrl } from '../../forms/starting-url.ts';
import { storeToolboxState } from '../../forms/store-toolbox-state.ts';
import { draftKey } from './draft.ts';
import { findCurrentProblems } from './find-problems.ts';
import { readForm } from './read-form.ts';

/* What a form needs once a visitor fills it in: loaded with the first key that is pressed in it. */
export { findProblems } from './find-problems.ts';
export { createAttempt, submitForm } from './submit.ts';

/** Agreements are given anew, and a page cannot put a file into a field. */
const unsavedKinds: readonly string[] = ['checkbox', 'file'];

/** Saves what is typed, and returns a function that updates the known problems; `file` names the field of a chosen file. */
export function followInput(form: HTMLFormElement, view: FormView, file: string | undefined) {
  const typed = readForm(form, view);
  const kept = view.fields
    // What the page filled in is in its language, and stays there.
    .filter(({ kind, name }) => !unsavedKinds.includes(kind) && typed[name] !== view.values?.[name])
    .map(({ name }) => [name, typed[name]]);
  inStorage((storage) => {
    storage.setItem(draftKey(view), JSON.stringify(Object.fromEntries(kept)));
    storeToolboxState(view, storage, typed);
  });
  return findCurrentProblems(view, typed, file);
}

/**
 * Forgets what was typed, but for what the visitor said of themselves: the next form begins with that, without its
 * agreement.
 */
export function deleteDraft(form: HTMLFormElement, view: FormView): void {
  inStorage((storage) => {
    storage.removeItem(draftKey(view));
    storeToolboxState(view, storage, { ...readForm(form, view), newsletter: undefined });
  });
}

/** Returns how many characters a field still takes when that is few, else `undefined`. */
export function charactersLeft(field: RuledField, text: string): number | undefined {
  const max = maxLengthOf(field);
  const left = max - countCharacters(text, 2 * max);
  return left <= max / 10 ? left : undefined;
}

/** Reads a form: the values of its fields, and all that is sent with them. */
export function readSubmission(form: HTMLFormElement, view: FormView) {
  const typed = readForm(form, view);
  const values = normalizeSubmission(view, typed);
  const data: Record<string, unknown> = {
    ...values,
    ...Object.fromEntries((view.agrees ?? []).map((name) => [name, true])),
    ...Object.fromEntries(view.context.flatMap((name) => (name in typed ? [[name, typed[name]]] : []))),
    ...(view.context.includes('startingURL') && { startingURL: startingUrl(location.href, () => sessionStorage) }),
    ...(typed.website ? { website: typed.website } : {}),
  };
  return { values, data };
}

/** Storage can be switched off or full; nothing is kept then. */
function inStorage(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage);
  } catch {}
}
