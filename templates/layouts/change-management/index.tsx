import '../../styles/base.ts';
import '../../styles/prose.css';
import '../../styles/one-row.css';
import '../../styles/section-anchors.css';
import '../../styles/print.css';
import type { ReactNode } from 'react';
import { defineLayout, type EntryView } from '#authoring/define.ts';
import { Footer } from '../../components/footer/index.tsx';
import { LandingHeader } from '../../components/landing-header/index.tsx';
import css from './style.module.css';

const sections = ['about', 'approach', 'trainings', 'insights', 'contact'] as const;

type Anchors = Partial<Record<(typeof sections)[number], string>>;

/** The change-management landing page: a header over the first band, white once scrolled, that leads to its sections. */
export default defineLayout({ component: ChangeManagement });

function ChangeManagement({ entry, children }: { entry: EntryView; children: ReactNode }) {
  const anchors: Anchors = entry.words.anchors ?? {};
  const links = sections.flatMap((id) => (anchors[id] ? [{ id, text: anchors[id] }] : []));
  return (
    <>
      <LandingHeader sections={links} className={css.header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
