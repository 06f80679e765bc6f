import { type MouseEvent, useEffect, useRef } from 'react';
import type { FormView } from '#authoring/forms/form-view.ts';
import type { Problem } from '#authoring/forms/rules.ts';
import { fieldId, messageOf } from './names.ts';
import css from './style.module.css';

interface ErrorSummaryProps {
  view: FormView;
  problems: readonly Problem[];
  /** How often the form was to be sent: each time, the list takes the focus. */
  attempts: number;
}

/** Lists what is wrong with links to the fields; takes the focus, and the page's title says it too. */
export function ErrorSummary({ view, problems, attempts }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const prefix = view.text.errorTitle.replace('{{title}}', '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt leads here again
  useEffect(() => box.current?.focus(), [attempts]);

  useEffect(() => {
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      // Another form of the page may have problems still.
      const isLast = ![...document.querySelectorAll('[data-problems]')].some((one) => one !== box.current);
      if (isLast && document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix]);

  const heading = `${view.id}-problems`;
  return (
    <div ref={box} className={css.summary} role="alert" aria-labelledby={heading} tabIndex={-1} data-problems="">
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

/** Renders a problem as a link to its field. A problem with what the form itself sends has no field to lead to. */
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
  (field.matches('fieldset') ? field.querySelector('input') : field)?.focus({ preventScroll: true });
  field.closest('[data-field]')?.scrollIntoView();
}
