import type { ReactNode } from 'react';
import { defineLayout } from '#authoring/define.ts';
import { languageAttributes } from '#authoring/language-attributes.ts';
import { usePage } from '#authoring/page.ts';
import css from './style.module.css';

/** The menu above the page, and its other languages below. */
export default defineLayout({ component: Page });

function Page({ children }: { children: ReactNode }) {
  const page = usePage();
  return (
    <>
      <nav className={css.header} aria-label={page.t('layout.menu')}>
        <ul>
          {page.menu('main').map((link) => (
            <li key={link.id}>
              <a href={link.href} aria-current={link.current ? 'page' : undefined}>
                {link.text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" className={css.main}>
        {children}
      </main>
      <footer className={css.footer}>
        {page.alternates().map(({ locale, name, url }) => (
          <a key={locale} href={url} hrefLang={locale} {...languageAttributes(locale, page.locale)}>
            {name}
          </a>
        ))}
      </footer>
    </>
  );
}
