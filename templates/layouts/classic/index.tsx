import '../../styles/base.ts';
import '../../styles/prose.css';
import '../../styles/one-row.css';
import '../../styles/print.css';
import type { ReactNode } from 'react';
import { defineLayout } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Footer } from '../../components/footer/index.tsx';
import { NewsletterButton, NewsletterDialog } from '../../components/newsletter-button/index.tsx';
import { SiteHeader } from '../../components/site-header/index.tsx';
import css from './style.module.css';

/** The classic generation: a white header, on home pages a tint over the first band, and a newsletter button. */
export default defineLayout({ component: Classic });

function Classic({ children }: { children: ReactNode }) {
  const home = usePage().typeTraits.header === 'tinted';
  return (
    <>
      <SiteHeader variant="one-row" className={home ? css.home : css.header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <NewsletterButton />
      <NewsletterDialog />
      <Footer />
    </>
  );
}
