import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Figures } from '../../components/figures/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { Prose } from '../../components/prose/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { countOf } from '../collection/collection.ts';
import { SectorList } from '../sector/list.tsx';
import { type Facts, facts, type Words, words } from './schema.ts';

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'required',
  layout: (facts) => facts.layout,
  component: SectorsPage,
});

function SectorsPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        arrangement="list"
        panel={
          <Figures
            items={[
              countOf(page, 'sectors', page.list('sectors').length),
              countOf(page, 'cases', page.list('client-cases').length),
            ]}
          />
        }
      />
      <Section>
        <SectorList level={2} />
      </Section>
      <Section tone="soft">
        <Prose html={page.body()} shape="hanging" />
      </Section>
    </>
  );
}
