import '../../styles/base.css';
import '../../styles/prose.css';
import '../../styles/one-row.css';
import type { ReactNode } from 'react';
import { defineLayout } from '#authoring/define.ts';
import { Footer } from '../../components/footer/index.tsx';
import { Header } from '../../components/header/index.tsx';

/** The menu above the page, and all other links below it. */
export default defineLayout({ component: Classic });

function Classic({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main">{children}</main>
      <Footer />
    </>
  );
}
