import { type FormViewInput, formView, inLanguage } from '../../forms/form-view.ts';
import { usePage } from '../../page.ts';
import { DocumentLink } from '../document-link/index.tsx';
import { Island } from '../island/index.tsx';
import css from './style.module.css';

export interface FormSectionProps extends FormViewInput {
  /** The id of a heading on the page that names the form; the form has its own heading unless told. */
  labelledBy?: string;
}

/** Renders a form as a section of the page: its name, the form, and what is done with the data. */
export function FormSection({ labelledBy, ...input }: FormSectionProps) {
  const page = usePage();
  const view = formView(page, input);
  const title = `${view.id}-title`;
  // What a heading of the page names is a section already.
  const Part = labelledBy ? 'div' : 'section';
  return (
    <Part className={css.section} aria-labelledby={labelledBy ? undefined : title}>
      {!labelledBy && <h2 id={title}>{inLanguage(input.form.title, page.locale)}</h2>}
      <Island name="form" props={view} />
      <DocumentLink document="documents/privacy-policy" />
    </Part>
  );
}
