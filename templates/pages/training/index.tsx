import { definePage, type EntryView } from '#authoring/define.ts';
import { formatDayRange } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { Button, Buttons } from '../../components/button/index.tsx';
import { DateRows } from '../../components/date-row/rows.tsx';
import { DocumentLink } from '../../components/document-link/index.tsx';
import { EntryList } from '../../components/entry-list/index.tsx';
import { relatedEntries } from '../../components/entry-list/related.ts';
import { FactsList } from '../../components/facts-list/index.tsx';
import { RegistrationForm } from '../../components/forms/registration-form/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { KeyFacts } from '../../components/hero/key-facts.tsx';
import { People } from '../../components/person/people.tsx';
import { Points } from '../../components/points/index.tsx';
import { Prose } from '../../components/prose/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { SessionRow } from '../../components/session-row/index.tsx';
import { comingSessions, sessionChoiceId } from '../../components/session-row/sessions.ts';
import { Sheet } from '../../components/sheet/index.tsx';
import { joinDetails } from '../../details.ts';
import { placeName } from '../../places.ts';
import { formatPrice } from '../../prices.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { calendar } from './calendar.ts';
import { card } from './card.ts';
import { factPanel } from './fact-panel.ts';
import { openGraph } from './open-graph.ts';
import { sessionRules } from './rules.ts';
import { type Facts, facts, type Training, type Words, words } from './schema.ts';
import { searchRecord } from './search-record.ts';
import { structuredData } from './structured-data.ts';
import css from './style.module.css';

export default definePage({
  folder: 'trainings',
  file: 'training',
  facts,
  words,
  body: 'required',
  layout: 'classic',
  rules: sessionRules,
  endings: ({ sessions }) => sessions.map(({ starts }) => ({ day: starts, what: 'has begun a session' })),
  listPage: 'pages/training-calendar',
  searchRecord,
  calendar,
  breadcrumbs,
  structuredData,
  card,
  factPanel,
  openGraph,
  component: TrainingPage,
});

function TrainingPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const { bulletPoint } = entry.words;
  const { document } = entry.facts;
  const related = relatedEntries(page, entry.facts.related);
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        crumbs={page.breadcrumbs()}
        kicker={joinDetails([
          page.t(`values.course.${entry.facts.course}`),
          page.t(`values.level.${entry.facts.level}`),
        ])}
        facts={<PriceAndDate entry={entry} />}
        drawing={document && <Sheet document={document} />}
        panel={
          <FactsList
            items={[
              { term: page.t('facts.audience'), value: entry.words.audience },
              { term: page.t('facts.group'), value: page.t('facts.atMost', { count: entry.facts.seats }) },
            ]}
          />
        }
      >
        <Buttons>
          <Button href="#dates">{page.t('pages.training.choose')}</Button>
        </Buttons>
      </Hero>
      <Dates entry={entry} />
      <Section id="programme" tone="soft">
        <div className={css.columns}>
          <div className={css.learn}>
            <h2>{typeset(page.locale, bulletPoint.title)}</h2>
            <Points items={bulletPoint.list} />
            {document && <DocumentLink document={document} />}
          </div>
          <Prose html={page.body()} />
        </div>
      </Section>
      <Trainers entry={entry} />
      <Register entry={entry} />
      {related.length > 0 && (
        <Section id="related" heading={page.t('pages.related')}>
          <EntryList entries={related} />
        </Section>
      )}
    </>
  );
}

/** Renders what the training costs and takes, and its next session, one with a free place if there is one. */
function PriceAndDate({ entry }: { entry: Training }) {
  const page = usePage();
  const { price, days } = entry.facts;
  const sessions = comingSessions(page, [entry]).map(({ session }) => session);
  const next = sessions.find(({ seatsLeft }) => seatsLeft > 0) ?? sessions[0];
  return (
    <KeyFacts
      first={
        <>
          <strong>{formatPrice(page.locale, price)}</strong> {page.t('pages.training.perPerson')}
        </>
      }
      items={[
        `${days}\u00a0${page.t('units.days', { count: days })}`,
        next &&
          page.t('pages.training.next', {
            days: formatDayRange(page.locale, next.starts, next.ends),
            place: placeName(page, next.location),
          }),
      ]}
    />
  );
}

function Dates({ entry }: { entry: Training }) {
  const page = usePage();
  const sessions = comingSessions(page, [entry]);
  return (
    <Section
      id="dates"
      layout="split"
      heading={page.t('pages.training.dates')}
      intro={page.t(sessions.length > 0 ? 'pages.training.datesText' : 'pages.training.noDates')}
    >
      {sessions.length > 0 && (
        <DateRows>
          {sessions.map(({ session }) => (
            <SessionRow key={session.id} training={entry} session={session} on="training" withForm />
          ))}
        </DateRows>
      )}
    </Section>
  );
}

function Trainers({ entry }: { entry: Training }) {
  const page = usePage();
  const { trainers } = entry.facts;
  return (
    <Section id="trainers" layout="split" heading={page.t('pages.training.trainers', { count: trainers.length })}>
      <People refs={trainers} />
    </Section>
  );
}

/** Renders the registration form for the sessions to come; without one, the way to ask for a date. */
function Register({ entry }: { entry: Training }) {
  const page = usePage();
  const sessions = comingSessions(page, [entry]).map(({ session }) => ({
    ...(session.seatsLeft > 0
      ? { value: session.id }
      : { value: `${session.id}-waiting-list`, note: page.t('pages.training.waitingList') }),
    id: sessionChoiceId(session),
    label: [
      formatDayRange(page.locale, session.starts, session.ends),
      placeName(page, session.location),
      page.t(`values.language.${session.language}`),
    ].join(', '),
  }));
  if (sessions.length === 0) return null;
  return (
    <Section
      id="register"
      tone="soft"
      layout="split"
      heading={page.t('pages.training.registerTitle')}
      intro={page.t('pages.training.registerText')}
    >
      <RegistrationForm training={entry.ref} sessions={sessions} labelledBy="register-title" />
    </Section>
  );
}
