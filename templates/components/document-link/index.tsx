import { formatBytes } from '#authoring/format.ts';
import { languageAttributes } from '#authoring/language-attributes.ts';
import { type PageContext, usePage } from '#authoring/page.ts';
import { hyphenate } from '#authoring/typeset.ts';
import type { DocumentView } from '#authoring/views/document-view.ts';
import { joinDetails } from '../../details.ts';
import { Icon } from '../icon/index.tsx';
import css from './style.module.css';

/** The props of a link to a document. */
export interface DocumentLinkProps {
  /** The document's entry, such as `documents/training-catalogue`. */
  document: string;
  /** The link's words; the document's title by default. */
  children?: string;
}

/** Links to a PDF, saying its type, language, length and size. Nothing where it is not published. */
export function DocumentLink(props: DocumentLinkProps) {
  return <PdfLink {...props} className={css.link} />;
}

/** Renders a button that downloads a PDF and says the same of it. Nothing where it is not published. */
export function DocumentButton(props: DocumentLinkProps) {
  return <PdfLink {...props} className={`${css.link} ${css.button}`} download />;
}

function PdfLink({ document, children, ...link }: DocumentLinkProps & { className?: string; download?: boolean }) {
  const page = usePage();
  const file = page.document(document);
  if (!file?.href) return null;
  const locale = children === undefined ? file.locale : page.locale;
  return (
    <a {...link} href={file.href} type="application/pdf" hrefLang={file.locale}>
      <Icon name="download" />
      <span>
        <span className={css.title} {...languageAttributes(locale, page.locale)}>
          {hyphenate(locale, children ?? file.title)}
        </span>{' '}
        <span className={css.kind}>{documentFacts(page, file)}</span>
      </span>
    </a>
  );
}

/** Says what a document is: `PDF · English · 12 pages · 240 KB` */
export function documentFacts(page: PageContext, { locale, pages, bytes }: DocumentView): string {
  return joinDetails([
    'PDF',
    page.t(`values.language.${locale}`),
    page.t('units.pages', { count: pages, value: pages }),
    formatBytes(page.locale, bytes),
  ]);
}
