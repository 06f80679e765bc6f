import { usePage } from '#authoring/page.ts';
import css from './style.module.css';

/** Renders the policy with its language, and the copyright line. */
export function Policies() {
  const page = usePage();
  const { copyrightYears, name } = page.site;
  const document = page.document('documents/privacy-policy');
  return (
    <>
      {document?.href && (
        <a href={document.href} hrefLang={document.locale} type="application/pdf">
          <span className={css.title}>{document.title}</span>
        </a>
      )}
      <p>{page.t('footer.copyright', { years: copyrightYears.join('–'), name })}</p>
    </>
  );
}
