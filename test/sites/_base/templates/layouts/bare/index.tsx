import '../../styles/base.css';
import type { ReactNode } from 'react';
import { defineLayout } from '#authoring/define.ts';

/** Nothing but the page. */
export default defineLayout({ component: Bare, islands: false });

function Bare({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
