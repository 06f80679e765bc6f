import { usePage } from '#authoring/page.ts';
import { Section } from '../section/index.tsx';
import { Prose } from './index.tsx';

/** Renders the entry's own Markdown as a band of its page; nothing if the entry has none. */
export function PageText({ tone = 'plain' }: { tone?: 'plain' | 'soft' }) {
  const html = usePage().body();
  if (!html) return null;
  return (
    <Section tone={tone}>
      <Prose html={html} shape="hanging" />
    </Section>
  );
}
