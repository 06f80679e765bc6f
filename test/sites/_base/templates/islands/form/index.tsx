import { useState } from 'react';
import { formElementId } from '#authoring/forms/element-id.ts';
import type { FieldView, FormView } from '#authoring/forms/form-view.ts';

/** Renders a form that a browser checks and sends by itself; a refused one has what was typed and what was wrong. */
export default function Form(view: FormView) {
  const [isSending, setSending] = useState(false);
  return (
    <form
      id={formElementId(view)}
      name={view.type}
      method="post"
      action={view.api + view.path}
      encType={view.fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      onSubmit={() => setSending(true)}
    >
      <input type="hidden" name="thankYouURL" value={view.thankYouURL} />
      {view.agrees?.map((name) => (
        <input key={name} type="hidden" name={name} value="true" />
      ))}
      {view.problems?.map(({ field, key }) => (
        <p key={field} role="alert">
          {view.messages[key]}
        </p>
      ))}
      {view.fields.map((field) => (
        <Field key={field.name} view={view} field={field} />
      ))}
      <div hidden>
        <label htmlFor={`${view.id}-website`}>{view.text.trap}</label>
        <input id={`${view.id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p>{view.text.purpose}</p>
      {view.text.next && <p>{view.text.next}</p>}
      <button type="submit">{isSending ? view.text.sending : view.text.submit}</button>
    </form>
  );
}

function Field({ view, field }: { view: FormView; field: FieldView }) {
  const id = `${view.id}-${field.name}`;
  const { name, required, maxLength, label, linkedLabel, hint, options = [] } = field;
  const value = view.values?.[name];
  const shared = { id, name, required, 'aria-describedby': hint && `${id}-hint` };
  if (field.kind === 'checkboxes' || field.kind === 'radio')
    return (
      <fieldset>
        <legend>{label}</legend>
        {options.map((option, index) => (
          <label key={option.value} htmlFor={`${id}-${index}`}>
            <input
              id={`${id}-${index}`}
              type={field.kind === 'radio' ? 'radio' : 'checkbox'}
              name={name}
              value={option.value}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
    );
  return (
    <p data-field={name}>
      <label htmlFor={id}>
        {label}
        {!required && ` ${view.text.optional}`}
      </label>{' '}
      {field.kind === 'textarea' && <textarea {...shared} maxLength={maxLength} defaultValue={String(value ?? '')} />}
      {field.kind === 'select' && (
        <select {...shared} defaultValue={String(value ?? '')}>
          <option value="">{view.text.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {field.kind === 'checkbox' && <input {...shared} type="checkbox" value="true" />}
      {field.kind === 'file' && <input {...shared} type="file" accept={field.accept?.join()} />}
      {['text', 'email', 'tel', 'country'].includes(field.kind) && (
        <input
          {...shared}
          type={field.kind === 'country' ? 'text' : field.kind}
          autoComplete={field.autocomplete}
          maxLength={maxLength}
          defaultValue={String(value ?? '')}
        />
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {linkedLabel && (
        <a href={linkedLabel.href} hrefLang={linkedLabel.locale} type="application/pdf">
          {label} {linkedLabel.note}
        </a>
      )}
    </p>
  );
}
