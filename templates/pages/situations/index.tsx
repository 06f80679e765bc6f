import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Streams } from '../../components/frieze/streams.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { PageText } from '../../components/prose/page-text.tsx';
import { activityItems } from '../../components/rule-list/activities.ts';
import { RuleList } from '../../components/rule-list/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { openGraph } from './open-graph.ts';
import { situationRules } from './rules.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import { situationStreams } from './streams.ts';

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  rules: situationRules,
  openGraph,
  component: SituationsPage,
});

function SituationsPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        arrangement="below"
        drawing={<Streams streams={situationStreams(page, entry)} />}
      />
      {entry.words.situations.map(({ heading, text }, index) => (
        <Section key={heading} tone={index % 2 === 1 ? 'soft' : 'plain'} layout="split" heading={heading} intro={text}>
          <RuleList items={activityItems(page, entry.facts.situations[index]?.activities)} size="compact" />
        </Section>
      ))}
      <PageText tone={entry.words.situations.length % 2 === 1 ? 'soft' : 'plain'} />
    </>
  );
}
