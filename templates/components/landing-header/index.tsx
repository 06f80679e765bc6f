import { usePage } from '#authoring/page.ts';
import { type SectionLink, SectionNav } from '../section-nav/index.tsx';
import { HeaderFrame } from '../site-header/frame.tsx';

/** Renders the header of a landing page: its items lead to the page's sections. */
export function LandingHeader({ sections, className }: { sections: readonly SectionLink[]; className?: string }) {
  const page = usePage();
  return (
    <HeaderFrame variant="one-row" label={page.t('menu.sections')} className={className}>
      <SectionNav sections={sections} />
    </HeaderFrame>
  );
}
