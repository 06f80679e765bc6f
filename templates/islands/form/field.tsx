import type { FieldView, FormView, LinkedLabel } from '#authoring/forms/form-view.ts';
import type { Problem } from '#authoring/forms/rules.ts';
import controls from './control.module.css';
import type { ControlProps } from './control-props.ts';
import { CountedText } from './counted-text.tsx';
import { CountryField } from './country-field.tsx';
import css from './field.module.css';
import { FileInput } from './file-input.tsx';
import { fieldId, messageOf } from './names.ts';

interface FieldProps {
  view: FormView;
  field: FieldView;
  problem: Problem | undefined;
}

const wideKinds = ['textarea', 'radio', 'checkboxes', 'checkbox', 'file'];

/** Renders a field: label, hint, problem and control, tied together. */
export function Field({ view, field, problem }: FieldProps) {
  const { kind, name, required, label, hint } = field;
  const id = fieldId(view, name);
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const control: ControlProps = {
    id,
    name,
    required,
    autoComplete: field.autocomplete,
    'aria-invalid': problem && true,
    'aria-describedby': describedBy,
  };
  const notes = (
    <>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {problem && (
        // A file is checked when it is chosen, before anything leads to its field.
        <p id={`${id}-error`} className={css.error} role={kind === 'file' ? 'alert' : undefined}>
          <span className="visually-hidden">{view.text.errorTitle.replace('{{title}}', '')}</span>
          {messageOf(view, problem)}
        </p>
      )}
    </>
  );
  const words = (
    <>
      {field.linkedLabel ? <Linked {...field.linkedLabel} /> : `${label} `}
      {!required && <span className={css.optional}>{view.text.optional}</span>}
    </>
  );
  const classes = [css.field, wideKinds.includes(kind) && css.wide, problem && css.invalid].filter(Boolean).join(' ');

  if (kind === 'radio' || kind === 'checkboxes') {
    return (
      <fieldset
        // The choices of a page have ids of their own, so the group is what the list of problems leads to.
        id={field.options?.some((option) => option.id) ? id : undefined}
        className={classes}
        data-field={name}
        aria-describedby={describedBy}
      >
        <legend className={css.label}>{words}</legend>
        {notes}
        <Choices view={view} field={field} id={id} />
      </fieldset>
    );
  }
  if (kind === 'checkbox') {
    return (
      <div className={classes} data-field={name}>
        {describedBy && <div className={css.notes}>{notes}</div>}
        <label className={css.choice}>
          <input {...control} type="checkbox" value="true" defaultChecked={view.values?.[name] === true} />
          <span>{words}</span>
        </label>
      </div>
    );
  }
  return (
    <div className={classes} data-field={name}>
      <label className={css.label} htmlFor={id}>
        {words}
      </label>
      {describedBy && <div className={css.notes}>{notes}</div>}
      <Control view={view} field={field} control={control} />
    </div>
  );
}

function Control({ view, field, control }: { view: FormView; field: FieldView; control: ControlProps }) {
  const value = view.values?.[field.name];
  const text = typeof value === 'string' ? value : undefined;
  if (field.kind === 'country' && view.countries) {
    return <CountryField control={control} view={view.countries} label={field.label} lang={view.lang} value={text} />;
  }
  if (field.kind === 'textarea') {
    return <CountedText control={control} field={field} value={text} text={view.text.left} />;
  }
  if (field.kind === 'select') {
    return (
      <div className={controls.select}>
        <select {...control} className={controls.input} defaultValue={text}>
          <option value="">{view.text.choose}</option>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    );
  }
  if (field.kind === 'file') {
    return <FileInput control={control} accept={field.accept?.join(',')} lang={view.lang} />;
  }
  const inputType = field.kind === 'email' || field.kind === 'tel' ? field.kind : undefined;
  return (
    <input
      {...control}
      className={controls.input}
      type={inputType ?? 'text'}
      inputMode={inputType}
      defaultValue={text}
    />
  );
}

function Choices({ view, field, id }: { view: FormView; field: FieldView; id: string }) {
  const chosen = [view.values?.[field.name]].flat();
  const isRadio = field.kind === 'radio';
  return (
    <div className={css.choices}>
      {field.options?.map(({ value, label, note, id: ownId }, index, { length }) => (
        <label key={value} className={css.choice}>
          <input
            id={ownId ?? (index === 0 ? id : `${id}-${index + 1}`)}
            type={isRadio ? 'radio' : 'checkbox'}
            name={field.name}
            value={value}
            required={isRadio && field.required}
            defaultChecked={chosen.includes(value) || (isRadio && length === 1)}
          />
          <span>
            {label}
            {note && <span className={css.note}>{` ${note}`}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Renders a label's words with the document that they are about, which opens beside the form. */
function Linked({ before, text, after, href, locale, note }: LinkedLabel) {
  return (
    <>
      {before}
      <a href={href} target="_blank" rel="noopener" type="application/pdf" hrefLang={locale}>
        {`${text} `}
        <span className={css.note}>{note}</span>
      </a>
      {`${after} `}
    </>
  );
}
