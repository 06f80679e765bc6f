import type { ReactNode } from 'react';
import { formatBytes } from '#authoring/format.ts';
import { formElementId } from '#authoring/forms/element-id.ts';
import { type FormContext, type FormViewInput, formContext, formText, formView } from '#authoring/forms/form-view.ts';
import { usePage } from '#authoring/page.ts';
import site from '../../site.ts';
import { Island } from '../island/index.tsx';
import { Rich } from '../rich/index.tsx';
import { Shared } from '../shared/index.tsx';
import css from './style.module.css';

interface FormSectionProps extends Omit<FormViewInput, 'thankYou' | 'values'> {
  /** What is submitted with the fields, where the page alone does not know it. */
  context?: FormContext;
  /** What takes the form's place once it has arrived. */
  after?: ReactNode;
  /** The id of a heading on the page that names the form; the form has its own heading by default. */
  labelledBy?: string;
}

/**
 * Renders a form as a section of the page: its name, the form, and what is done with the data. The form is the same on
 * every page, and rendered once; what differs between pages is outside it.
 */
export function FormSection({ labelledBy, context, after, ...input }: FormSectionProps) {
  const page = usePage();
  const { form, id = form.id, options } = input;
  // A page may have a section of its own with the form's id, whose heading has this id without `form-`.
  const title = `form-${id}-title`;
  // What a heading of the page names is a section already.
  const Part = labelledBy ? 'div' : 'section';
  return (
    <Part className={css.section} aria-labelledby={labelledBy ? undefined : title}>
      {!labelledBy && <h2 id={title}>{formText(form.title, page.locale)}</h2>}
      <Shared
        as="div"
        name="form"
        vary={[form.id, id, JSON.stringify(options)]}
        attributes={{ className: css.section }}
        render={() => <FormWithPolicy {...input} />}
      />
      {after && (
        <div data-after={formElementId({ id })} hidden>
          {after}
        </div>
      )}
      {Object.entries(formContext(page, form, context)).map(([name, value]) => (
        <input key={name} type="hidden" form={formElementId({ id })} name={name} value={value} />
      ))}
    </Part>
  );
}

function FormWithPolicy(input: Omit<FormViewInput, 'thankYou' | 'values'>) {
  const page = usePage();
  return (
    <>
      <Island name="form" props={formView(page, { ...input, thankYou: page.href(site.pages.thankYou) })} />
      <PrivacyNote />
    </>
  );
}

/** Says where to read what happens with the details. Nothing where that policy is not published. */
function PrivacyNote() {
  const page = usePage();
  const policy = page.document('documents/privacy-policy');
  if (!policy?.href) return null;
  return (
    <p className={css.privacy}>
      <Rich
        k="forms.privacy"
        values={{ language: page.t(`values.language.${policy.locale}`), size: formatBytes(page.locale, policy.bytes) }}
        links={{ policy: { href: policy.href, type: 'application/pdf', hrefLang: policy.locale } }}
      />
    </p>
  );
}
