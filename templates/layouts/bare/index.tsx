import '../../styles/base.ts';
import '../../styles/prose.css';
import '../../styles/print.css';
import './style.module.css';
import type { ReactNode } from 'react';
import { defineLayout } from '#authoring/define.ts';

/** Nothing around the page. */
export default defineLayout({ component: Bare, islands: false });

function Bare({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
