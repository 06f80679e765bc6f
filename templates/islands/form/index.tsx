import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FormView, formElementId } from '#authoring/forms/form-view.ts';
import { type Problem, tidySubmission } from '#authoring/forms/rules.ts';
import { startingUrl } from '../../forms/starting-url.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { findProblems } from './find-problems.ts';
import css from './style.module.css';
import { type Attempt, attemptFor, submitForm } from './submit.ts';

type State = 'idle' | 'pending' | 'success' | 'failed';

/**
 * Renders any form of `content/forms/`. Without script it posts natively; with it, it checks, sends and answers in
 * place. The fields keep their own values, so that nothing a visitor types is lost, even before the script arrives.
 */
export default function FormIsland(view: FormView) {
  const [state, setState] = useState<State>('idle');
  const [problems, setProblems] = useState<Problem[]>(view.problems ?? []);
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const attempt = useRef<Attempt>(undefined);
  const isBusy = useRef(false);

  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new outcome is where the visitor is led
  useEffect(() => {
    outcome.current?.focus();
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current || state === 'success') return;
    const typed = readForm(event.currentTarget, view);
    const data = tidySubmission(view, typed);
    isBusy.current = true;
    const found = await findProblems(view, data);
    isBusy.current = found.length === 0;
    setProblems(found);
    setState(found.length > 0 ? 'idle' : 'pending');
    if (found.length > 0) return;

    attempt.current = attemptFor(
      {
        ...data,
        ...Object.fromEntries(view.agrees.map((name) => [name, true])),
        ...Object.fromEntries(view.context.flatMap((name) => (name in typed ? [[name, typed[name]]] : []))),
        ...(view.context.includes('startingURL') && {
          startingURL: startingUrl(location.href, () => sessionStorage),
        }),
        ...(typed.website ? { website: typed.website } : {}),
      },
      attempt.current,
    );
    const arrived = await submitForm(view.action, attempt.current);
    isBusy.current = false;
    setState(arrived ? 'success' : 'failed');
  }

  const hasFile = view.fields.some((field) => field.kind === 'file');
  const isDone = state === 'success';
  return (
    <form
      ref={form}
      className={css.form}
      id={formElementId(view)}
      name={view.type}
      method="post"
      action={view.action}
      encType={hasFile ? 'multipart/form-data' : undefined}
      onSubmit={submit}
    >
      {problems.length > 0 && <ErrorSummary view={view} problems={problems} />}
      <input type="hidden" name="thankYouURL" value={view.thankYouURL} />
      {view.agrees.map((name) => (
        <input key={name} type="hidden" name={name} value="true" />
      ))}
      <div className={css.fields} hidden={isDone && view.agrees.length > 0}>
        {view.fields.map((field) => (
          <Field
            key={field.name}
            view={view}
            field={field}
            problem={problems.find((one) => one.field === field.name)}
          />
        ))}
        <div className={css.trap} aria-hidden="true">
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
        <p ref={outcome} className={css.thanks} role="status" tabIndex={-1}>
          {view.text.thanks}
        </p>
      ) : (
        <div className={css.end}>
          <p className={css.purpose}>{view.text.purpose}</p>
          <button className={css.submit} type="submit" disabled={state === 'pending'}>
            {state === 'pending' ? view.text.sending : view.text.submit}
          </button>
        </div>
      )}
    </form>
  );
}

/** Reads what is typed: a list for boxes of which several may be ticked, else one value. */
function readForm(form: HTMLFormElement, view: FormView): Record<string, unknown> {
  const entries = new FormData(form);
  const several = new Set(view.fields.flatMap((field) => (field.kind === 'checkboxes' ? [field.name] : [])));
  return Object.fromEntries(
    [...new Set(entries.keys())].map((name) => [name, several.has(name) ? entries.getAll(name) : entries.get(name)]),
  );
}
