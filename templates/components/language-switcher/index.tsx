import { languageAttributes } from '#authoring/language-attributes.ts';
import { usePage } from '#authoring/page.ts';
import css from './style.module.css';

/** Links to the same page in every other language that has it, each by the language's own name. */
export function LanguageSwitcher({ className }: { className?: string }) {
  const page = usePage();
  const alternates = page.alternates();
  if (alternates.length === 0) return null;
  return (
    <ul
      className={[css.languages, className].filter(Boolean).join(' ')}
      aria-label={page.t('menu.languages')}
      data-languages=""
    >
      {alternates.map(({ locale, name, url }) => (
        <li key={locale}>
          <a href={url} {...languageAttributes(locale, page.locale)} hrefLang={locale}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
