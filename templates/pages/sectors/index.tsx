import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { SectorDots } from '../../components/frieze/sector-dots.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { Prose } from '../../components/prose/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { SectorList } from '../sector/list.tsx';
import { openGraph } from './open-graph.ts';
import { sectorRows } from './rows.ts';
import { type Facts, facts, type Words, words } from './schema.ts';

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'required',
  layout: (facts) => facts.layout,
  openGraph,
  component: SectorsPage,
});

function SectorsPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        arrangement="below"
        drawing={<SectorDots sectors={sectorRows(page)} />}
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
