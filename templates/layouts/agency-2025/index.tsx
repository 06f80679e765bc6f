import '../../styles/base.ts';
import '../../styles/prose.css';
import '../../styles/full-bleed.css';
import '../../styles/case-rows.css';
import '../../styles/two-rows.css';
import '../../styles/print.css';
import type { ReactNode } from 'react';
import { defineLayout } from '#authoring/define.ts';
import { ContactButton } from '../../components/contact-button/index.tsx';
import { Footer } from '../../components/footer/index.tsx';
import { NewsletterDialog } from '../../components/newsletter-button/index.tsx';
import { SiteHeader } from '../../components/site-header/index.tsx';
import css from './style.module.css';

/** The 2025 generation: a header over the navy first band, dark once scrolled, and a floating link to contact. The footer opens the newsletter's dialog. */
export default defineLayout({ component: Agency2025, ownMenuTargets: true });

function Agency2025({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader variant="two-rows" className={css.header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ContactButton />
      <NewsletterDialog />
      <Footer />
    </>
  );
}
