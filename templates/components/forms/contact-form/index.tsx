import type { SubmittedValue } from '#authoring/forms/field-kinds.ts';
import { usePage } from '#authoring/page.ts';
import { FormSection } from '../form-section.tsx';

interface ContactFormProps {
  /** What the ids of its elements begin with, where it is not the form's id. */
  id?: string;
  /** The office written to: its entry, such as `offices/lille`. The group at large by default. */
  office?: string;
  /** The id of a heading on the page that names the form; the form has its own heading by default. */
  labelledBy?: string;
  /** What the fields hold before a visitor changes it, by name. */
  values?: Record<string, SubmittedValue>;
}

/** Renders the contact form. */
export function ContactForm({ office, ...more }: ContactFormProps) {
  const form = usePage().form('contact');
  return <FormSection form={form} {...more} context={{ officeId: office?.split('/')[1] }} />;
}
