import { usePage } from '#authoring/page.ts';

/** Links to the same page in every other language that has it, each by the language's own name. */
export function LanguageSwitcher() {
  return (
    <p>
      {usePage()
        .alternates()
        .map(({ locale, name, url }) => (
          <a key={locale} href={url} lang={locale} hrefLang={locale}>
            {name}
          </a>
        ))}
    </p>
  );
}
