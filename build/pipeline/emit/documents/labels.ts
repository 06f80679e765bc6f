import { formatDay } from '../../../authoring/format.ts';
import type { PdfInput } from '../../../formats/pdf/make-pdf.ts';
import type { PdfDirective } from '../../../formats/pdf/tree.ts';
import type { DocumentFile } from '../../../model/document-file.ts';
import type { DocumentsInput } from './input.ts';

/** Returns the interface texts of a document. */
export function labelsOf(
  { entry, source }: DocumentFile,
  input: DocumentsInput,
  writeDay = (day: string) => formatDay(entry.locale, day),
): PdfInput['labels'] {
  const { kind, published } = source;
  const translate = (key: string, values?: Record<string, string>) =>
    input.translate(entry.locale, `documents.${key}`, values);
  return {
    kind: translate(`kinds.${kind}`),
    published: translate('published', { date: writeDay(published) }),
    contents: translate('contents'),
    page: translate('page'),
  };
}

/** Returns how directives look in a document, by name. */
export function directivesOf(
  { entry }: DocumentFile,
  { templates, translate }: DocumentsInput,
): Map<string, PdfDirective> {
  return new Map(
    [...templates.directives].flatMap(([name, { inDocuments: shape, label }]): [string, PdfDirective][] => {
      if (!shape) return [];
      const isNamed = shape === 'box' && label !== 'required';
      return [[name, { shape, title: isNamed ? translate(entry.locale, `directives.${name}`) : '' }]];
    }),
  );
}
