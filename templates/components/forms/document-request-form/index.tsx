import { usePage } from '#authoring/page.ts';
import { FormSection } from '../form-section.tsx';

interface DocumentRequestFormProps {
  /** The document asked for: its entry, such as `documents/honest-devops`. */
  document: string;
  /** The id of a heading on the page that names the form; the form has its own heading unless told. */
  labelledBy?: string;
}

/** Renders the form that sends a document to the visitor. */
export function DocumentRequestForm({ document, labelledBy }: DocumentRequestFormProps) {
  const form = usePage().form('request-pdf');
  return <FormSection form={form} labelledBy={labelledBy} context={{ pdfId: document.split('/')[1] }} />;
}
