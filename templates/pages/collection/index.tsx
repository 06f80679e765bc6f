import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Chunk } from '../../components/chunk/index.tsx';
import { FeedLinks } from '../../components/feed-links/index.tsx';
import { FilterBar, FilterEmpty } from '../../components/filter-bar/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { PageText } from '../../components/prose/page-text.tsx';
import { Section } from '../../components/section/index.tsx';
import { SectorList } from '../sector/list.tsx';
import { collectCases } from './cases.tsx';
import type { Collection } from './collection.ts';
import { Communities } from './communities.tsx';
import { collectExperts } from './experts.tsx';
import { collectGuides } from './guides.tsx';
import { collectInsights } from './insights.tsx';
import { collectJobs } from './jobs.tsx';
import { openGraph } from './open-graph.ts';
import { type Facts, facts, type Words, words } from './schema.ts';

const collections: Record<Facts['family'], Collection> = {
  toolbox: collectGuides,
  'client-cases': collectCases,
  jobs: collectJobs,
  insights: collectInsights,
  experts: collectExperts,
};

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  waitsForScript: true,
  openGraph,
  component: CollectionPage,
});

function CollectionPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const { family } = entry.facts;
  const { communities } = entry.words;
  const { count, groups, list, picture } = collections[family](page, entry.facts);
  return (
    <>
      <Hero title={entry.words.title} lead={entry.words.lead} arrangement="below" drawing={picture} />
      <Section id="all">
        <Chunk of="pages/collection" />
        <h2 className="visually-hidden">{page.t(`pages.collection.${family}`)}</h2>
        <FilterBar list="items" groups={groups} count={count} />
        {list}
        <FilterEmpty list="items" />
        <FeedLinks />
      </Section>
      <PageText />
      {family === 'client-cases' && page.list('sectors').length > 0 && (
        <Section id="sectors" tone="soft" layout="split" heading={page.t('pages.collection.bySector')}>
          <SectorList size="compact" />
        </Section>
      )}
      {communities && <Communities words={communities} />}
    </>
  );
}
