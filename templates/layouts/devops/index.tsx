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

/** The fragment of each section and the anchor that names it. */
const sections = [
  { id: 'about', anchor: 'about' },
  { id: 'expertise', anchor: 'expertise' },
  { id: 'our-way-of-working', anchor: 'wayOfWorking' },
  { id: 'events', anchor: 'events' },
  { id: 'contact', anchor: 'contact' },
] as const;

type Anchors = Partial<Record<(typeof sections)[number]['anchor'], string>>;

/** The DevOps landing page: a white header that leads to its sections. */
export default defineLayout({ component: Devops });

function Devops({ entry, children }: { entry: EntryView; children: ReactNode }) {
  const anchors: Anchors = entry.words.anchors ?? {};
  const links = sections.flatMap(({ id, anchor }) => (anchors[anchor] ? [{ id, text: anchors[anchor] }] : []));
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
