import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Hero } from '../../components/hero/index.tsx';
import { RuleList } from '../../components/rule-list/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { findAll, type Service } from '../../entries.ts';
import { type Facts, facts, type Words, words } from './schema.ts';

export default definePage({
  name: 'activities',
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'none',
  layout: (facts) => facts.layout,
  component: ActivitiesPage,
});

function ActivitiesPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const activities = findAll<Service>(page, entry.facts.activities);
  return (
    <>
      <Hero title={entry.words.title} lead={entry.words.lead} />
      <Section>
        <RuleList
          level={2}
          items={activities.map(({ ref, words: activity }) => ({
            title: activity.name ?? activity.title,
            text: activity.summary ?? activity.description,
            href: page.href(ref),
          }))}
        />
      </Section>
    </>
  );
}
