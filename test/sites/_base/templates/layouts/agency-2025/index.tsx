import '../../styles/base.css';
import '../../styles/prose.css';
import '../../styles/one-row.css';
import type { ReactNode } from 'react';
import { defineLayout } from '#authoring/define.ts';
import { Footer } from '../../components/footer/index.tsx';
import { Header } from '../../components/header/index.tsx';

/** As classic, with menu targets of its own. */
export default defineLayout({ component: Agency, ownMenuTargets: true });

function Agency({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main">{children}</main>
      <Footer />
    </>
  );
}
