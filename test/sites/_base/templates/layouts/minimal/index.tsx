import '../../styles/base.css';
import type { ReactNode } from 'react';
import { defineLayout } from '#authoring/define.ts';
import { Footer } from '../../components/footer/index.tsx';

/** Only what is below the page. */
export default defineLayout({ component: Minimal });

function Minimal({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="main">{children}</main>
      <Footer />
    </>
  );
}
