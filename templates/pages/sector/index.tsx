import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { Button, Buttons } from '../../components/button/index.tsx';
import { EntryList } from '../../components/entry-list/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { ContactSection } from '../../components/person/contact-section.tsx';
import { People } from '../../components/person/people.tsx';
import { Prose } from '../../components/prose/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { Result } from '../../components/work/result.tsx';
import { breadcrumbs } from './breadcrumbs.ts';
import { card } from './card.ts';
import { casesOf, guidesOf, peopleOf } from './members.ts';
import { openGraph } from './open-graph.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import { searchRecord } from './search-record.ts';
import { structuredData } from './structured-data.ts';

export default definePage({
  folder: 'sectors',
  file: 'sector',
  facts,
  words,
  body: 'required',
  layout: 'agency-2025',
  listPage: 'pages/sectors',
  searchRecord,
  breadcrumbs,
  structuredData,
  openGraph,
  card,
  component: SectorPage,
});

function SectorPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const cases = casesOf(page, entry);
  const guides = guidesOf(page, entry, cases);
  const people = peopleOf(entry, cases);
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        crumbs={page.breadcrumbs()}
        kicker={page.t(`values.industry.${entry.facts.industry}`)}
        arrangement="list"
        panel={cases[0] && <Result of={cases[0]} />}
      >
        <Buttons>
          <Button href="#contact">{page.t('pages.service.talk')}</Button>
          <Button href="#cases" variant="quiet" icon="down">
            {page.t('pages.sector.cases')}
          </Button>
        </Buttons>
      </Hero>
      <Section>
        <Prose html={page.body()} shape="hanging" />
      </Section>
      <Section id="cases" tone="soft" heading={page.t('pages.sector.cases')}>
        <EntryList entries={cases} />
      </Section>
      {guides.length > 0 && (
        <Section id="guides" heading={page.t('pages.sector.guides')}>
          <EntryList entries={guides} />
        </Section>
      )}
      {people.length > 0 && (
        <Section id="people" tone="soft" layout="split" heading={page.t('pages.sector.people')}>
          <People refs={people} />
        </Section>
      )}
      <ContactSection contact={entry.facts.contact} />
    </>
  );
}
