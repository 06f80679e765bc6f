import { formatBytes } from '#authoring/format.ts';
import { type DocumentView, usePage } from '#authoring/page.ts';
import css from './style.module.css';

const policies = ['documents/privacy-policy', 'documents/cookie-policy', 'documents/general-terms'];
/** Published in French only, as French law asks. */
const frenchPolicies = ['documents/gender-equality-index'];

/** The policy PDFs with their type, size and language, and the copyright line. */
export function Policies() {
  const page = usePage();
  const { copyrightYears, name } = page.site;
  const refs = page.locale === 'fr' ? [...policies, ...frenchPolicies] : policies;
  return (
    <div className={css.policies}>
      <h2 className="visually-hidden">{page.t('footer.policies')}</h2>
      <ul className={css.inline}>
        {refs.map((ref) => {
          const document = page.document(ref);
          return document && <Policy key={ref} document={document} />;
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
        <span className={css.title}>{document.title}</span>
        <span className={css.meta}>{page.t('footer.document', { size, language })}</span>
      </a>
    </li>
  );
}
