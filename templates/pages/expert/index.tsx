import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { EmailLink } from '../../components/email-link/index.tsx';
import { EntryList } from '../../components/entry-list/index.tsx';
import { FactsList } from '../../components/facts-list/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { KeyFacts } from '../../components/hero/key-facts.tsx';
import { Portrait } from '../../components/person/portrait.tsx';
import { PhoneLink, ProfileLink } from '../../components/person/reach.tsx';
import { Prose } from '../../components/prose/index.tsx';
import { RuleList } from '../../components/rule-list/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { Work, workFact } from '../../components/work/index.tsx';
import { joinDetails } from '../../details.ts';
import { placeName } from '../../places.ts';
import { needsAlt } from '../../shared-structs.ts';
import type { Guide } from '../guide/schema.ts';
import type { Insight } from '../insight/schema.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { card } from './card.ts';
import { openGraph } from './open-graph.ts';
import { type Expert, type Facts, facts, type Words, words } from './schema.ts';
import { searchRecord } from './search-record.ts';
import { structuredData } from './structured-data.ts';
import { unbrokenNames } from './unbroken-names.ts';
import { casesOf, trainingsOf, workOf, writtenBy } from './work.ts';

export default definePage({
  folder: 'experts',
  file: 'expert',
  facts,
  words,
  body: 'optional',
  layout: 'classic',
  rules: ({ image }, { imageAlt }) => needsAlt(image, imageAlt),
  listPage: 'pages/experts',
  head: ({ facts, words }) => ({
    title: words.metaTitle ?? `${facts.name}, ${words.position}`,
    description: words.description,
  }),
  searchRecord,
  breadcrumbs,
  structuredData,
  unbrokenNames,
  card,
  openGraph,
  component: ExpertPage,
});

function ExpertPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const body = page.body();
  const written = [...writtenBy<Insight>(page, 'insights', entry), ...writtenBy<Guide>(page, 'toolbox', entry)];
  const cases = casesOf(page, entry);
  const trainings = trainingsOf(page, entry);
  const work = workOf(page, entry);
  const shownPage = workFact(page, work);
  return (
    <>
      <Hero
        title={entry.facts.name}
        lead={entry.words.bio}
        crumbs={page.breadcrumbs()}
        kicker={entry.words.position}
        portrait={<Portrait expert={entry} size="row" />}
        facts={<Reach expert={entry} />}
        drawing={work && <Work of={work} />}
        panel={shownPage && <FactsList items={[shownPage]} />}
      />
      {body && (
        <Section id="words" layout="split" heading={page.t('pages.expert.words')}>
          <Prose html={body} />
        </Section>
      )}
      {written.length > 0 && (
        <Section
          id="written"
          tone="soft"
          layout={written.length > 1 ? 'stack' : 'split'}
          heading={page.t('pages.expert.written')}
        >
          <EntryList entries={written} />
        </Section>
      )}
      {cases.length > 0 && (
        <Section id="cases" layout="split" heading={page.t('pages.expert.cases')}>
          <RuleList
            size="compact"
            items={cases.map(({ ref, facts, words: story }) => ({
              title: story.title,
              text: joinDetails([facts.client, page.t(`values.industry.${facts.industry}`), facts.year]),
              href: page.href(ref),
            }))}
          />
        </Section>
      )}
      {trainings.length > 0 && (
        <Section id="trainings" tone="soft" layout="split" heading={page.t('pages.expert.trainings')}>
          <RuleList
            size="compact"
            items={trainings.map(({ ref, words: training }) => ({
              title: training.title,
              text: training.audience,
              href: page.href(ref),
            }))}
          />
        </Section>
      )}
    </>
  );
}

/** Renders the ways to reach a person, and where they work. */
function Reach({ expert }: { expert: Expert }) {
  const page = usePage();
  const { email, phone, office } = expert.facts;
  return (
    <KeyFacts
      first={
        <strong>
          <PhoneLink number={phone} />
        </strong>
      }
      items={[
        <EmailLink key="email" address={email} />,
        <a key="office" href={page.href(office)}>
          {placeName(page, office)}
        </a>,
        <ProfileLink key="profile" expert={expert} />,
      ]}
    />
  );
}
