import { definePage, type EntryView } from '#authoring/define.ts';
import { Hero } from '../../components/hero/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { SectorList } from '../sector/list.tsx';
import { type Facts, facts, type Words, words } from './schema.ts';

export default definePage({
  name: 'sectors',
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'none',
  layout: (facts) => facts.layout,
  component: SectorsPage,
});

function SectorsPage({ entry }: { entry: EntryView<Facts, Words> }) {
  return (
    <>
      <Hero title={entry.words.title} lead={entry.words.lead} />
      <Section>
        <SectorList level={2} />
      </Section>
    </>
  );
}
