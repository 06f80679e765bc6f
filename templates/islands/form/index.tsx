import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formElementId } from '#authoring/forms/element-id.ts';
import type { FormView } from '#authoring/forms/form-view.ts';
import type { Problem } from '#authoring/forms/rules.ts';
import { chooseByLink } from './choose-by-link.ts';
import { restoreDraft } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import css from './style.module.css';
import type { Attempt } from './submit.ts';
import { SubmitButton } from './submit-button.tsx';

/** What has become of a form. While it is sent, the share of it that has been uploaded. */
type State = 'idle' | 'success' | 'failed' | { uploaded: number };

/**
 * Renders any form of `content/forms/`. Without script it posts natively; with it, it checks, sends and answers in
 * place. The fields keep their own values, so that nothing a visitor types is lost, even before the script arrives.
 */
export default function FormIsland(view: FormView) {
  const [state, setState] = useState<State>('idle');
  const [problems, setProblems] = useState<Problem[]>(view.problems ?? []);
  // Problems are listed only after an attempt to send; each attempt leads the visitor to the list.
  const [attempts, setAttempts] = useState(problems.length > 0 ? 1 : 0);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const attempt = useRef<Attempt>(undefined);
  const isBusy = useRef(false);
  const isPending = typeof state === 'object';
  const isDone = state === 'success';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form's view never changes
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.noValidate = true;
    restoreDraft(element, view);
    const update = async ({ target }: Event): Promise<void> => {
      const { followInput } = await import('./filling.ts');
      setProblems(await followInput(element, view, target as HTMLInputElement));
    };
    const forgetAttempt = (): void => {
      setProblems([]);
      setAttempts(0);
      setState((before) => (before === 'failed' ? 'idle' : before));
    };
    const dialog = element.closest('dialog');
    element.addEventListener('input', update);
    element.addEventListener('change', update);
    dialog?.addEventListener('close', forgetAttempt);
    const stopChoosing = chooseByLink(element);
    return () => {
      element.removeEventListener('input', update);
      element.removeEventListener('change', update);
      dialog?.removeEventListener('close', forgetAttempt);
      stopChoosing();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new outcome is where the visitor is led
  useEffect(() => {
    outcome.current?.focus();
    if (!isDone) return;
    for (const part of document.querySelectorAll<HTMLElement>(`[data-after="${formElementId(view)}"]`)) {
      part.hidden = false;
    }
  }, [state === 'failed', isDone]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current || isDone) return;
    isBusy.current = true;
    const element = event.currentTarget;
    await import('./filling.ts').then(
      (filling) => checkAndSend(filling, element),
      // Without that code, the form is sent as without script.
      () => element.submit(),
    );
    isBusy.current = false;
  }

  async function checkAndSend(filling: typeof import('./filling.ts'), element: HTMLFormElement) {
    const { values, data } = filling.readSubmission(element, view);
    const found = await filling.findProblems(view, values);
    setProblems(found);
    setAttempts(attempts + 1);
    setState(found.length > 0 ? 'idle' : { uploaded: 0 });
    if (found.length > 0) return;

    // The fields are at rest meanwhile, so the focus moves to what says so.
    button.current?.focus({ preventScroll: true });
    attempt.current = filling.createAttempt(data, attempt.current);
    const arrived = await filling.submitForm(
      { type: view.type, path: view.path, data },
      { api: view.api, key: attempt.current.key, onProgress: (uploaded) => setState({ uploaded }) },
    );
    if (arrived) filling.deleteDraft(element, view);
    setState(arrived ? 'success' : 'failed');
  }

  const hasFile = view.fields.some((field) => field.kind === 'file');
  return (
    <form
      ref={form}
      className={css.form}
      id={formElementId(view)}
      name={view.type}
      method="post"
      action={view.api + view.path}
      encType={hasFile ? 'multipart/form-data' : undefined}
      onSubmit={submit}
    >
      {attempts > 0 && problems.length > 0 && <ErrorSummary view={view} problems={problems} attempts={attempts} />}
      <input type="hidden" name="thankYouURL" value={view.thankYouURL} />
      {view.agrees.map((name) => (
        <input key={name} type="hidden" name={name} value="true" />
      ))}
      <div className={css.fields} hidden={isDone && view.givesWay} inert={isPending}>
        {view.fields.map((field) => (
          <Field
            key={field.name}
            view={view}
            field={field}
            problem={problems.find((one) => one.field === field.name)}
          />
        ))}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor={`${view.id}-website`}>{view.text.trap}</label>
          <input id={`${view.id}-website`} name="website" tabIndex={-1} autoComplete="off" />
        </div>
      </div>
      {state === 'failed' && (
        <p ref={outcome} className={css.failure} role="alert" tabIndex={-1}>
          {view.text.backendError}
        </p>
      )}
      {isDone ? (
        <div className={css.thanks} role="status">
          <p ref={outcome} tabIndex={-1}>
            {view.text.thanks}
          </p>
          {view.text.next && <p>{view.text.next}</p>}
        </div>
      ) : (
        <div className={css.end}>
          <p className={css.purpose}>{view.text.purpose}</p>
          <SubmitButton
            ref={button}
            text={view.text}
            isPending={isPending}
            uploaded={hasFile && isPending ? state.uploaded : undefined}
          />
        </div>
      )}
    </form>
  );
}
