import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Hero } from '../../components/hero/index.tsx';
import type { Expert } from '../../entries.ts';
import { feedItem } from '../../feed-item.ts';
import { markdownTwin } from '../../markdown-twin.ts';
import { datedArticle } from '../../open-graph.ts';
import { updatedLater } from '../../shared-structs.ts';
import { type Facts, facts, type Words, words } from './schema.ts';

export default definePage({
  folder: 'insights',
  file: 'insight',
  facts,
  words,
  body: 'required',
  layout: 'agency-2025',
  rules: (facts) => updatedLater('insight', facts),
  listPage: 'pages/insights',
  feedItem,
  markdown: markdownTwin,
  openGraph: datedArticle,
  card: (page, { facts, words }) => ({ kicker: page.t('units.minutes', { count: facts.minutes }), title: words.title }),
  component: InsightPage,
});

function InsightPage({ entry: { facts, words } }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  return (
    <>
      <Hero title={words.title} lead={words.lead} />
      <p>{page.find<Expert>(facts.author)?.facts.name}</p>
      <div dangerouslySetInnerHTML={{ __html: page.body() }} />
    </>
  );
}
