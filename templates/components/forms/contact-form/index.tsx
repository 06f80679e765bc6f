import { usePage } from '#authoring/page.ts';
import { FormSection } from '../form-section.tsx';

interface ContactFormProps {
  /** The office written to: its entry, such as `offices/lille`. The group at large by default. */
  office?: string;
  /** The id of a heading on the page that names the form; the form has its own heading by default. */
  labelledBy?: string;
}

/** Renders the contact form. */
export function ContactForm({ office, labelledBy }: ContactFormProps) {
  const form = usePage().form('contact');
  return <FormSection form={form} labelledBy={labelledBy} context={{ officeId: office?.split('/')[1] }} />;
}
