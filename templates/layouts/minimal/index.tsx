import '../../styles/base.ts';
import '../../styles/prose.css';
import '../../styles/print.css';
import './style.module.css';
import type { ReactNode } from 'react';
import { defineLayout } from '#authoring/define.ts';
import { Footer } from '../../components/footer/index.tsx';

/** A page without header: what it asks for, and the footer. */
export default defineLayout({ component: Minimal, traits: { header: 'none' } });

function Minimal({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="main">{children}</main>
      <Footer />
    </>
  );
}
