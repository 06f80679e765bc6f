import { languageAttributes } from '#authoring/language-attributes.ts';
import { usePage } from '#authoring/page.ts';
import { DocumentLink, documentFacts } from '../../document-link/index.tsx';
import { FormSection } from '../form-section.tsx';

interface DocumentRequestFormProps {
  /** The document asked for: its entry, such as `documents/honest-devops`. */
  document: string;
  /** The id of a heading on the page that names the form; the form has its own heading by default. */
  labelledBy?: string;
}

/** Renders the form that sends a document to the visitor. */
export function DocumentRequestForm({ document, labelledBy }: DocumentRequestFormProps) {
  const form = usePage().form('request-pdf');
  return (
    <FormSection
      form={form}
      labelledBy={labelledBy}
      context={{ pdfId: document.split('/')[1] }}
      after={<RequestedDocument document={document} />}
    />
  );
}

/** Shows the document that was asked for: a link where it is published, else what will arrive. */
function RequestedDocument({ document }: Pick<DocumentRequestFormProps, 'document'>) {
  const page = usePage();
  const file = page.document(document);
  if (!file) return null;
  if (file.href) return <DocumentLink document={document} />;
  return (
    <p>
      <strong {...languageAttributes(file.locale, page.locale)}>{file.title}</strong>
      <br />
      {documentFacts(page, file)}
    </p>
  );
}
