import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { calendarFile } from '#authoring/values/published-files.ts';
import { Button, Buttons } from '../../components/button/index.tsx';
import { CalendarLink } from '../../components/date-row/calendar-link.tsx';
import { DateRows } from '../../components/date-row/rows.tsx';
import { eventsByTime } from '../../components/event-row/events.ts';
import { EventRow } from '../../components/event-row/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { CityMap } from '../../components/office-map/city-map.tsx';
import { People } from '../../components/person/people.tsx';
import { Portrait } from '../../components/person/portrait.tsx';
import { Figure } from '../../components/picture/figure.tsx';
import { Section } from '../../components/section/index.tsx';
import { joinDetails } from '../../details.ts';
import { findAll } from '../../find-all.ts';
import type { Expert } from '../expert/schema.ts';
import type { Office } from '../office/schema.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { calendar } from './calendar.ts';
import { EventFacts, EventKeyFacts } from './event-facts.tsx';
import { isPast } from './facts.ts';
import { feedItem } from './feed-item.ts';
import { openGraph } from './open-graph.ts';
import { Programme } from './programme.tsx';
import { eventRules } from './rules.ts';
import { type EventEntry, type Facts, facts, type Words, words } from './schema.ts';
import { searchRecord } from './search-record.ts';
import { SignUp } from './sign-up.tsx';
import { structuredData } from './structured-data.ts';
import { times } from './times.ts';

/** An event: when, where and for whom it is, its programme, and how to sign up; once it is past, what was learned. */
export default definePage({
  folder: 'events',
  file: 'event',
  facts,
  words,
  body: 'none',
  layout: 'classic',
  rules: eventRules,
  times,
  beginnings: ({ announced }) => (announced === undefined ? [] : [{ day: announced, what: 'is announced' }]),
  endings: ({ date }) => [{ day: date, what: 'is past' }],
  listPage: 'pages/spark-the-change',
  searchRecord,
  searchWeight: 0.8,
  calendar,
  feedItem,
  breadcrumbs,
  structuredData,
  openGraph,
  component: EventPage,
});

function EventPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const { title, lead } = entry.words;
  const past = isPast(page, entry);
  const office = page.find<Office>(entry.facts.location);
  const [host] = findAll<Expert>(page, entry.facts.experts);
  const hasForm = !past && !entry.facts.link;
  const kicker = [
    past && page.t('pages.event.past'),
    ...entry.facts.subjects.map((subject) => page.t(`values.subject.${subject}`)),
  ];
  return (
    <>
      <Hero
        title={title}
        lead={lead}
        crumbs={page.breadcrumbs()}
        kicker={joinDetails(kicker)}
        portrait={!office && host && <Portrait expert={host} size="row" />}
        facts={<EventKeyFacts event={entry} />}
        drawing={office && <CityMap office={office} />}
        panel={<EventFacts event={entry} />}
      >
        <Buttons>
          {past ? (
            <Button href={page.href('pages/spark-the-change#coming')}>{page.t('pages.event.coming')}</Button>
          ) : (
            <>
              <Button href={entry.facts.link ? page.href(entry.facts.link) : '#sign-up'}>
                {page.t('pages.events.signUp')}
              </Button>
              <CalendarLink href={calendarFile(page.url, entry.id)} of={title} />
            </>
          )}
        </Buttons>
      </Hero>
      {past && <Report event={entry} />}
      <Programme event={entry} tone={past ? 'soft' : 'plain'} />
      <Section id="people" tone={past ? 'plain' : 'soft'} layout="split" heading={page.t('pages.event.hosts')}>
        <People refs={entry.facts.experts} />
      </Section>
      {hasForm && <SignUp event={entry} />}
      <Others event={entry} tone={past || hasForm ? 'soft' : 'plain'} />
    </>
  );
}

/** Renders what was learned at an event, and its picture. */
function Report({ event }: { event: EventEntry }) {
  const page = usePage();
  const { facts, words } = event;
  if (!words.report) return null;
  return (
    <Section id="report" layout="split" heading={page.t('pages.event.report')}>
      <div className="prose">
        <p>{words.report}</p>
        {facts.image && (
          <Figure view={page.picture(facts.image, 'row')} alt={words.imageAlt ?? ''} caption={words.imageCaption} />
        )}
      </div>
    </Section>
  );
}

const mostOthers = 3;

/** Renders the next other events. */
function Others({ event, tone }: { event: EventEntry; tone: 'plain' | 'soft' }) {
  const page = usePage();
  const others = eventsByTime(page)
    .coming.filter(({ id }) => id !== event.id)
    .slice(0, mostOthers);
  if (others.length === 0) return null;
  return (
    <Section
      id="others"
      tone={tone}
      layout="split"
      heading={page.t('pages.event.others')}
      action={
        <Button href={page.href('pages/spark-the-change')} variant="quiet">
          {page.t('pages.home.allEvents')}
        </Button>
      }
    >
      <DateRows>
        {others.map((other) => (
          <EventRow key={other.id} event={other} brief />
        ))}
      </DateRows>
    </Section>
  );
}
