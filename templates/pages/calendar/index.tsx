import { capitalize } from '#authoring/capitalize.ts';
import { definePage, type EntryView } from '#authoring/define.ts';
import { formatMonth, monthOf } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { CalendarFeed } from '../../components/date-row/calendar-feed.tsx';
import { DateRows } from '../../components/date-row/rows.tsx';
import { DocumentLink } from '../../components/document-link/index.tsx';
import { filterItem } from '../../components/filter-bar/attributes.ts';
import { FilterBar, FilterEmpty } from '../../components/filter-bar/index.tsx';
import { Folded } from '../../components/fold/folded.tsx';
import { YearPlan } from '../../components/frieze/year-plan.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { PageText } from '../../components/prose/page-text.tsx';
import { Section } from '../../components/section/index.tsx';
import { SessionRow } from '../../components/session-row/index.tsx';
import { comingSessions, type TrainingSession } from '../../components/session-row/sessions.ts';
import { placeId } from '../../places.ts';
import type { Training } from '../training/schema.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { sessionFilters } from './filters.ts';
import { openGraph } from './open-graph.ts';
import { plannedSessions } from './planned.ts';
import { type Facts, facts, type Words, words } from './schema.ts';
import css from './style.module.css';

export default definePage({
  folder: 'pages',
  file: 'page',
  facts,
  words,
  body: 'optional',
  layout: (facts) => facts.layout,
  waitsForScript: true,
  breadcrumbs,
  openGraph,
  component: CalendarPage,
});

function CalendarPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const sessions = comingSessions(page, page.list<Training>('trainings'));
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        crumbs={page.breadcrumbs()}
        arrangement="below"
        drawing={<YearPlan what="sessions" today={page.date()} days={plannedSessions(page, sessions)} />}
      >
        <DocumentLink document={entry.facts.catalogue} />
      </Hero>
      <Section id="dates" className={css.dates}>
        <h2 className="visually-hidden">{page.t('pages.calendar.dates')}</h2>
        <FilterBar list="sessions" groups={sessionFilters(page, sessions)} count={sessions.length} />
        {sessions.length === 0 && <p>{page.t('pages.training.noDates')}</p>}
        <div id="sessions">
          <Folded items={[...byMonth(sessions)]} size={([, ofMonth]) => ofMonth.length}>
            {(months) => months.map(([month, ofMonth]) => <Month key={month} month={month} sessions={ofMonth} />)}
          </Folded>
        </div>
        <FilterEmpty list="sessions" />
        <div className={css.feed}>
          <CalendarFeed k="pages.calendar.feed" list="pages/training-calendar" />
        </div>
      </Section>
      <PageText tone="soft" />
    </>
  );
}

function Month({ month, sessions }: { month: string; sessions: readonly TrainingSession[] }) {
  const page = usePage();
  const day = `${month}-01`;
  return (
    <div className={css.month} data-filter-group="">
      <h3>
        {capitalize(formatMonth(page.locale, day, { year: false }), page.locale)} <span>{month.slice(0, 4)}</span>
      </h3>
      <DateRows>
        {sessions.map(({ training, session }) => (
          <SessionRow
            key={`${training.id} ${session.id}`}
            training={training}
            session={session}
            level={4}
            below="weekday"
            attributes={filterItem({
              trainingLocationFilter: placeId(session.location),
              trainingMonthFilter: month,
              trainingLanguageFilter: session.language,
              trainingCourseFilter: training.facts.course,
            })}
          />
        ))}
      </DateRows>
    </div>
  );
}

function byMonth(sessions: readonly TrainingSession[]): Map<string, TrainingSession[]> {
  const months = new Map<string, TrainingSession[]>();
  for (const found of sessions) {
    const month = monthOf(found.session.starts);
    months.set(month, [...(months.get(month) ?? []), found]);
  }
  return months;
}
