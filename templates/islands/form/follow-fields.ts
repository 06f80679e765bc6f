import type { Dispatch, SetStateAction } from 'react';
import type { FormView } from '#authoring/forms/form-view.ts';
import type { Problem } from '#authoring/forms/rules.ts';
import { chooseByLink } from './choose-by-link.ts';
import { restoreDraft } from './draft.ts';

/** Restores the draft of a form, and checks its fields as they change → the problems that remain. */
export function followFields(form: HTMLFormElement, view: FormView, setProblems: Dispatch<SetStateAction<Problem[]>>) {
  const update = async ({ target }: Event): Promise<void> => {
    const file = target instanceof HTMLInputElement && target.type === 'file' ? target.name : undefined;
    const { followInput } = await import('./filling.ts');
    setProblems(await followInput(form, view, file));
  };
  form.noValidate = true;
  restoreDraft(form, view);
  form.addEventListener('input', update);
  form.addEventListener('change', update);
  chooseByLink(form);
}
