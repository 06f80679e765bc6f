import type { ReactNode } from 'react';
import { defineLayout } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import css from './style.module.css';

/** The menu above the page. */
export default defineLayout({ component: Page });

function Page({ children }: { children: ReactNode }) {
  const page = usePage();
  return (
    <>
      <nav className={css.header} aria-label={page.t('layout.menu')}>
        {page.menu('main').map(({ id, text, href, current }) => (
          <a key={id} href={href} aria-current={current ? 'page' : undefined}>
            {text}
          </a>
        ))}
      </nav>
      <main id="main" className={css.main}>
        {children}
      </main>
    </>
  );
}
