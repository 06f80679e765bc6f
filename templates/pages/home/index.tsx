import { definePage, type EntryView } from '#authoring/define.ts';
import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { Button, Buttons } from '../../components/button/index.tsx';
import { DateRows } from '../../components/date-row/rows.tsx';
import { Drawing } from '../../components/drawing/index.tsx';
import { eventsByTime } from '../../components/event-row/events.ts';
import { EventRow } from '../../components/event-row/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { MetricCourse } from '../../components/metrics/course.tsx';
import { MetricFigure } from '../../components/metrics/figure.tsx';
import { metricsOf } from '../../components/metrics/metric.ts';
import { activityItems } from '../../components/rule-list/activities.ts';
import { RuleList } from '../../components/rule-list/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { SessionRow } from '../../components/session-row/index.tsx';
import { comingSessions } from '../../components/session-row/sessions.ts';
import { Steps } from '../../components/steps/index.tsx';
import { joinDetails } from '../../details.ts';
import { countLines } from '../../drawings/share.ts';
import { subjectOf } from '../../drawings/subject.ts';
import { breakLines } from '../../drawings/text.ts';
import { findAll } from '../../find-all.ts';
import { officesByCity } from '../../places.ts';
import type { Case } from '../case/schema.ts';
import type { Training } from '../training/schema.ts';
import { openGraph } from './open-graph.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import { structuredData } from './structured-data.ts';
import css from './style.module.css';

type Home = EntryView<Facts, Words>;

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'none',
  layout: (facts) => facts.layout,
  traits: { header: 'tinted', offices: 'own' },
  structuredData,
  openGraph,
  component: HomePage,
});

function HomePage({ entry }: { entry: Home }) {
  const page = usePage();
  const { words: home } = entry;
  return (
    <>
      <Hero title={home.title} lead={home.lead} figure drawing={<Share entry={entry} />}>
        <Buttons>
          <Button href={page.href(home.button.href)}>{home.button.text}</Button>
          <Button href={page.href(home.link.href)} variant="quiet">
            {home.link.text}
          </Button>
        </Buttons>
      </Hero>
      <Argument entry={entry} />
      <Results entry={entry} />
      <Activities entry={entry} />
      <Next entry={entry} />
      <Offices entry={entry} />
    </>
  );
}

/** Draws how many of all lines end on the way, and says so where one does. */
function Share({ entry }: { entry: Home }) {
  const page = usePage();
  const { share } = entry.facts;
  const caption = share ? page.t('pages.home.share', { ...countLines(share) }) : undefined;
  return <Drawing {...subjectOf(entry)} caption={caption ? breakLines(caption, 300, 24) : []} />;
}

function Argument({ entry: { words: texts } }: { entry: Home }) {
  const page = usePage();
  if (!texts.argument) return null;
  const { heading, text, steps, source } = texts.argument;
  return (
    <Section
      id="argument"
      layout="split"
      heading={heading}
      intro={text}
      action={
        source && (
          <Button href={page.href(source.href)} variant="quiet">
            {source.text}
          </Button>
        )
      }
    >
      <Steps items={steps} />
    </Section>
  );
}

function Results({ entry: { facts: home, words: texts } }: { entry: Home }) {
  const page = usePage();
  const cases = findAll<Case>(page, home.cases);
  return (
    <Section id="results" tone="soft" layout="split" heading={texts.results.heading} intro={texts.results.text}>
      <ul className={`linked-rows ${css.results}`}>
        {cases.map((entry) => (
          <CaseResult key={entry.ref} entry={entry} />
        ))}
      </ul>
    </Section>
  );
}

function CaseResult({ entry: { ref, facts: work, words: story } }: { entry: Case }) {
  const page = usePage();
  const [metric] = metricsOf(work);
  return (
    <li>
      {metric && (
        <p>
          <MetricFigure metric={metric} label={story.metrics[0]} />
        </p>
      )}
      <div>
        <p className={css.client}>{joinDetails([work.client, page.t(`values.industry.${work.industry}`)])}</p>
        <h3>
          <a href={page.href(ref)}>{typeset(page.locale, story.title)}</a>
        </h3>
        {metric && <MetricCourse metric={metric} />}
      </div>
    </li>
  );
}

function Activities({ entry: { facts: home, words: texts } }: { entry: Home }) {
  const page = usePage();
  return (
    <Section id="activities" heading={texts.activities.heading} intro={texts.activities.text}>
      <RuleList items={activityItems(page, home.activities)} />
    </Section>
  );
}

/** Renders the next three sessions with a free place; events in a language without trainings. */
function Next({ entry: { words: texts } }: { entry: Home }) {
  const page = usePage();
  const sessions = comingSessions(page, page.list<Training>('trainings'))
    .filter(({ session }) => session.seatsLeft > 0)
    .slice(0, 3);
  const events = sessions.length > 0 ? [] : eventsByTime(page).coming.slice(0, 3);
  if (sessions.length + events.length === 0) return null;
  const [href, text] =
    sessions.length > 0
      ? [page.href('pages/training-calendar'), page.t('pages.home.allSessions')]
      : [page.href('pages/spark-the-change'), page.t('pages.home.allEvents')];
  return (
    <Section
      id="next"
      tone="soft"
      layout="split"
      heading={texts.next.heading}
      intro={texts.next.text}
      action={
        <Button href={href} variant="quiet">
          {text}
        </Button>
      }
    >
      <DateRows>
        {sessions.map((found) => (
          <SessionRow key={`${found.training.id} ${found.session.id}`} {...found} />
        ))}
        {events.map((event) => (
          <EventRow key={event.id} event={event} brief />
        ))}
      </DateRows>
    </Section>
  );
}

function Offices({ entry: { words: texts } }: { entry: Home }) {
  const page = usePage();
  return (
    <Section id="offices" tone="navy" heading={texts.offices.heading} intro={texts.offices.text}>
      <ul className={css.offices}>
        {officesByCity(page).map(({ ref, facts: office, words: place }) => (
          <li key={ref}>
            <h3>
              <a href={page.href(ref)}>{place.city}</a>
            </h3>
            <p>{page.t(`values.country.${office.country}`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
