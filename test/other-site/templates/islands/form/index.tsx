import { formElementId } from '#authoring/forms/element-id.ts';
import type { FieldView, FormView } from '#authoring/forms/form-view.ts';

/** Renders a form that a browser checks and sends by itself; a refused one has what was typed and what was wrong. */
export default function Form(view: FormView) {
  return (
    <form id={formElementId(view)} name={view.type} method="post" action={view.api + view.path}>
      <input type="hidden" name="thankYouURL" value={view.thankYouURL} />
      <input type="hidden" name="lang" value={view.lang} />
      {view.problems?.map(({ field, key }) => (
        <p key={field} role="alert">
          {view.messages[key]}
        </p>
      ))}
      {view.fields.map((field) => (
        <Field key={field.name} view={view} field={field} />
      ))}
      <p>{view.text.purpose}</p>
      <button type="submit">{view.text.submit}</button>
    </form>
  );
}

function Field({ view, field }: { view: FormView; field: FieldView }) {
  const id = `${view.id}-${field.name}`;
  const shared = {
    id,
    name: field.name,
    required: field.required,
    maxLength: field.maxLength,
    defaultValue: String(view.values?.[field.name] ?? ''),
  };
  return (
    <p>
      <label htmlFor={id}>{field.label}</label>
      <br />
      {field.kind === 'textarea' ? (
        <textarea {...shared} rows={6} />
      ) : (
        <input
          {...shared}
          type={field.kind}
          autoComplete={field.autocomplete}
          dir={field.kind === 'email' ? 'ltr' : undefined}
        />
      )}
    </p>
  );
}
