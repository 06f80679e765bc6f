import { formatBytes } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { hyphenate } from '#authoring/typeset.ts';
import type { DocumentView } from '#authoring/views/document-view.ts';
import css from './style.module.css';

const policies = ['documents/privacy-policy', 'documents/cookie-policy', 'documents/general-terms'];
/** Shown in its own language alone: it is published in French only, as French law asks. */
const ownLanguageOnly = ['documents/gender-equality-index'];

/** Renders the legal pages, the policy PDFs with their type, size and language, and the copyright line. */
export function Policies() {
  const page = usePage();
  const { copyrightYears, name } = page.site;
  return (
    <div className={css.policies}>
      <h2 className="visually-hidden">{page.t('footer.policies')}</h2>
      <ul className={css.inline} data-print="no">
        {page.menu('footer-legal').map(({ id, text, href }) => (
          <li key={id}>
            <a href={href}>{hyphenate(page.locale, text)}</a>
          </li>
        ))}
        {[...policies, ...ownLanguageOnly].map((ref) => {
          const document = page.document(ref);
          const isShown = document && (document.locale === page.locale || !ownLanguageOnly.includes(ref));
          return isShown && <Policy key={ref} document={document} />;
        })}
      </ul>
      <p>{page.t('footer.copyright', { years: copyrightYears.join('–'), name })}</p>
    </div>
  );
}

function Policy({ document }: { document: DocumentView }) {
  const page = usePage();
  const language = page.t(`values.language.${document.locale}`);
  const size = formatBytes(page.locale, document.bytes);
  return (
    <li>
      <a href={document.href} hrefLang={document.locale} type="application/pdf">
        <span>{document.title}</span>
        <span>{page.t('footer.document', { size, language })}</span>
      </a>
    </li>
  );
}
