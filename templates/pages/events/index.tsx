import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { CalendarFeed } from '../../components/date-row/calendar-feed.tsx';
import { DateRows } from '../../components/date-row/rows.tsx';
import { EntryList } from '../../components/entry-list/index.tsx';
import { eventsByTime } from '../../components/event-row/events.ts';
import { EventRow } from '../../components/event-row/index.tsx';
import { FeedLinks } from '../../components/feed-links/index.tsx';
import { YearPlan } from '../../components/frieze/year-plan.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { PageText } from '../../components/prose/page-text.tsx';
import { Section } from '../../components/section/index.tsx';
import type { Guide } from '../guide/schema.ts';
import { openGraph } from './open-graph.ts';
import { plannedEvents } from './planned.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import { structuredData } from './structured-data.ts';

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  structuredData,
  openGraph,
  component: EventsPage,
});

function EventsPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const { coming, past } = eventsByTime(page);
  const digests = page
    .list<Guide>('toolbox')
    .filter(({ facts: guide }) => guide.isSparkDigest)
    .toSorted((a, b) => b.facts.published.localeCompare(a.facts.published, 'en'));
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        arrangement="below"
        drawing={<YearPlan what="events" today={page.date()} days={plannedEvents(page)} />}
      >
        <CalendarFeed k="pages.events.feed" list="pages/spark-the-change" />
      </Hero>
      <Section id="coming" heading={entry.words.coming}>
        {coming.length > 0 ? (
          <DateRows>
            {coming.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </DateRows>
        ) : (
          <p>{page.t('pages.events.none')}</p>
        )}
        <FeedLinks />
      </Section>
      {past.length > 0 && (
        <Section id="past" tone="soft" heading={entry.words.past}>
          <DateRows>
            {past.map((event) => (
              <EventRow key={event.id} event={event} past />
            ))}
          </DateRows>
        </Section>
      )}
      {digests.length > 0 && (
        <Section id="digest" heading={entry.words.digest.heading} intro={entry.words.digest.text}>
          <EntryList entries={digests} />
        </Section>
      )}
      <PageText tone="soft" />
    </>
  );
}
