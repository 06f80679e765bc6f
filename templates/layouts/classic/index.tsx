import '../../styles/base.ts';
import '../../styles/prose.css';
import '../../styles/print.css';
import type { ReactNode } from 'react';
import { defineLayout, type EntryView } from '#authoring/define.ts';
import { Footer } from '../../components/footer/index.tsx';
import { NewsletterButton } from '../../components/newsletter-button/index.tsx';
import { SiteHeader } from '../../components/site-header/index.tsx';
import css from './style.module.css';

/** The home pages of the classic generation, by their page type. */
const homeTypes = ['home', 'learning-center'];

/** The classic generation: a white header, on its home page a tint over the first band, and a newsletter button. */
export default defineLayout({ component: Classic });

function Classic({ entry, children }: { entry: EntryView; children: ReactNode }) {
  const home = homeTypes.includes(entry.type);
  return (
    <>
      <SiteHeader variant="one-row" className={home ? css.home : css.header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <NewsletterButton />
      <Footer />
    </>
  );
}
