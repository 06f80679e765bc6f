import { useEffect, useRef } from 'react';
import { formElementId } from '#authoring/forms/element-id.ts';
import type { FormView } from '#authoring/forms/form-view.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import css from './style.module.css';
import { SubmitButton } from './submit-button.tsx';
import { useSubmission } from './use-submission.ts';

/**
 * Renders any form of `content/forms/`. Without script it posts natively; with it, it checks, sends and answers in
 * place. The fields keep their own values, so that nothing a visitor types is lost, even before the script arrives.
 */
export default function FormIsland(view: FormView) {
  const form = useRef<HTMLFormElement>(null);
  const { state, problems, attempts, submit } = useSubmission(view, form);
  const outcome = useRef<HTMLParagraphElement>(null);
  const isPending = typeof state === 'object';
  const isDone = state === 'success';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new outcome takes the focus
  useEffect(() => {
    outcome.current?.focus();
    if (!isDone) return;
    for (const part of document.querySelectorAll<HTMLElement>(`[data-after="${formElementId(view)}"]`)) {
      part.hidden = false;
    }
  }, [state === 'failed', isDone]);

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
      {view.agrees?.map((name) => (
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
            text={view.text}
            isPending={isPending}
            uploaded={hasFile && isPending ? state.uploaded : undefined}
          />
        </div>
      )}
    </form>
  );
}
