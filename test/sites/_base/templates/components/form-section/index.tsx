import { formatBytes } from '#authoring/format.ts';
import type { FormDefinition } from '#authoring/forms/definition.ts';
import { formElementId } from '#authoring/forms/element-id.ts';
import { type FormContext, formContext, formText, formView } from '#authoring/forms/form-view.ts';
import { usePage } from '#authoring/page.ts';
import site from '../../site.ts';
import { Island } from '../island/index.tsx';
import { Rich } from '../rich/index.tsx';
import { Shared } from '../shared/index.tsx';

interface FormSectionProps {
  form: FormDefinition;
  /** What is submitted with the fields, where the page alone does not know it. */
  context?: FormContext;
  /** The id of a heading on the page that names the form; the form has its own heading by default. */
  labelledBy?: string;
}

/** Renders a form: its name, its fields, and what is done with the data. */
export function FormSection({ form, context, labelledBy }: FormSectionProps) {
  const page = usePage();
  const { id } = form;
  const title = `form-${id}-title`;
  return (
    <section aria-labelledby={labelledBy ?? title}>
      {!labelledBy && <h2 id={title}>{formText(form.title, page.locale)}</h2>}
      <Shared as="div" name={`form-${id}`} render={() => <FormWithPolicy form={form} />} />
      {Object.entries(formContext(page, form, context)).map(([name, value]) => (
        <input key={name} type="hidden" form={formElementId({ id })} name={name} value={value} />
      ))}
    </section>
  );
}

function FormWithPolicy({ form }: Pick<FormSectionProps, 'form'>) {
  const page = usePage();
  return (
    <>
      <Island name="form" props={formView(page, { form, thankYou: page.href(site.pages.thankYou) })} />
      <PrivacyNote />
    </>
  );
}

function PrivacyNote() {
  const page = usePage();
  const policy = page.document('documents/privacy-policy');
  if (!policy?.href) return null;
  return (
    <p>
      <Rich
        k="forms.privacy"
        values={{ language: page.t(`values.language.${policy.locale}`), size: formatBytes(page.locale, policy.bytes) }}
        links={{ policy: { href: policy.href, type: 'application/pdf', hrefLang: policy.locale } }}
      />
    </p>
  );
}
