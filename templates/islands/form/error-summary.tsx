import { type MouseEvent, useEffect, useRef } from 'react';
import type { FormView } from '#authoring/forms/form-view.ts';
import type { Problem } from '#authoring/forms/rules.ts';
import { fieldId, messageOf } from './names.ts';
import css from './style.module.css';

/** Lists what is wrong with links to the fields; takes the focus, and the page's title says it too. */
export function ErrorSummary({ view, problems }: { view: FormView; problems: readonly Problem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const { errorTitle } = view.text;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt makes a new list, and so leads here again
  useEffect(() => {
    box.current?.focus();
    const { title } = document;
    document.title = errorTitle.replace('{{title}}', title);
    return () => {
      document.title = title;
    };
  }, [problems, errorTitle]);

  const heading = `${view.id}-problems`;
  return (
    <div ref={box} className={css.summary} role="alert" aria-labelledby={heading} tabIndex={-1}>
      <p id={heading}>
        <strong>{view.text.incomplete}</strong>
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.field}>
            <Message view={view} problem={problem} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A problem with what the form itself sends has no field to lead to. */
function Message({ view, problem }: { view: FormView; problem: Problem }) {
  const field = view.fields.find(({ name }) => name === problem.field);
  const message = messageOf(view, problem);
  if (!field) return message;
  return (
    <a href={`#${fieldId(view, field.name)}`} onClick={focusTarget}>
      {`${field.label} – ${message}`}
    </a>
  );
}

/** Leads to the field without leaving a fragment in the address. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.closest('[data-field]')?.scrollIntoView();
}
