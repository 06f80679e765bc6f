import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormView } from '#authoring/forms/form-view.ts';
import type { Problem } from '#authoring/forms/rules.ts';
import { followFields } from './follow-fields.ts';
import type { Attempt } from './submit.ts';

type Filling = typeof import('./filling.ts');

/** The state of a submission. While it is sent, the share of it that has been uploaded. */
type SubmissionState = 'idle' | 'success' | 'failed' | { uploaded: number };

/** Checks and sends a form → how far that is, the problems found, the number of attempts, and what sends it. */
export function useSubmission(view: FormView, form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<SubmissionState>('idle');
  const [problems, setProblems] = useState<Problem[]>(view.problems ?? []);
  // Problems are listed only after an attempt to send; each attempt leads the visitor to the list.
  const [attempts, setAttempts] = useState(problems.length > 0 ? 1 : 0);
  const attempt = useRef<Attempt>(undefined);
  const isBusy = useRef(false);

  function forgetAttempt() {
    setProblems([]);
    setAttempts(0);
    setState((before) => (before === 'failed' ? 'idle' : before));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form's view never changes
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    followFields(element, view, setProblems);
    element.closest('dialog')?.addEventListener('close', forgetAttempt);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current || state === 'success') return;
    isBusy.current = true;
    const element = event.currentTarget;
    await import('./filling.ts').then(
      (filling) => checkAndSend(filling, element),
      // Without that code, the form is sent as without script.
      () => element.submit(),
    );
    isBusy.current = false;
  }

  async function checkAndSend(filling: Filling, element: HTMLFormElement) {
    const { values, data } = filling.readSubmission(element, view);
    const found = await filling.findProblems(view, values);
    setProblems(found);
    setAttempts(attempts + 1);
    setState(found.length > 0 ? 'idle' : { uploaded: 0 });
    if (found.length > 0) return;

    // The fields are inert while the form is sent, so the focus moves to the button, which says so.
    element.querySelector('button')?.focus({ preventScroll: true });
    attempt.current = filling.createAttempt(data, attempt.current);
    const arrived = await filling.submitForm(
      { type: view.type, path: view.path, data },
      { api: view.api, key: attempt.current.key, onProgress: (uploaded) => setState({ uploaded }) },
    );
    if (arrived) filling.deleteDraft(element, view);
    setState(arrived ? 'success' : 'failed');
  }

  return { state, problems, attempts, submit };
}
