import { capitalize } from '#authoring/capitalize.ts';
import { definePage, type EntryView } from '#authoring/define.ts';
import { formatDay, formatList, formatNumber } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { Button, Buttons } from '../../components/button/index.tsx';
import { EntryList } from '../../components/entry-list/index.tsx';
import { FactsList } from '../../components/facts-list/index.tsx';
import { Figures } from '../../components/figures/index.tsx';
import { ApplicationForm } from '../../components/forms/application-form/index.tsx';
import { Hero } from '../../components/hero/index.tsx';
import { KeyFacts } from '../../components/hero/key-facts.tsx';
import { Person } from '../../components/person/index.tsx';
import { Signature } from '../../components/person/signature.tsx';
import { Prose } from '../../components/prose/index.tsx';
import { Section } from '../../components/section/index.tsx';
import { Work, workFact } from '../../components/work/index.tsx';
import { joinDetails } from '../../details.ts';
import { feedItem } from '../../feed-item.ts';
import { placeName } from '../../places.ts';
import type { Expert } from '../expert/schema.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { card } from './card.ts';
import { isOpen, salaryText } from './facts.ts';
import { openGraph } from './open-graph.ts';
import { jobRules } from './rules.ts';
import { type Facts, facts, type Job, type Words, words } from './schema.ts';
import { searchRecord } from './search-record.ts';
import { structuredData } from './structured-data.ts';
import css from './style.module.css';

export default definePage({
  folder: 'jobs',
  file: 'job',
  facts,
  words,
  body: 'required',
  layout: 'classic',
  rules: jobRules,
  expires: ({ closes }) => closes,
  endings: ({ closes }) => [{ day: closes, what: 'has closed' }],
  listPage: 'pages/careers',
  searchRecord,
  searchWeight: 0.8,
  feedItem,
  breadcrumbs,
  structuredData,
  card,
  openGraph,
  component: JobPage,
});

function JobPage({ entry }: { entry: EntryView<Facts, Words> }) {
  const page = usePage();
  const open = isOpen(page, entry);
  const work = entry.facts.work === undefined ? undefined : page.find(entry.facts.work);
  return (
    <>
      <Hero
        title={entry.words.title}
        lead={entry.words.lead}
        crumbs={page.breadcrumbs()}
        kicker={joinDetails([
          page.t(`values.team.${entry.facts.team}`),
          page.t(`values.community.${entry.facts.community}`),
        ])}
        facts={
          <KeyFacts
            first={<strong>{salaryText(page, entry.facts.salary)}</strong>}
            items={[
              placeName(page, entry.facts.office),
              page.t(open ? 'pages.job.applyBy' : 'pages.job.closed', {
                day: formatDay(page.locale, entry.facts.closes),
              }),
            ]}
          />
        }
        drawing={work && <Work of={work} />}
        panel={<JobFacts entry={entry} work={work} />}
      >
        <Buttons>
          {open ? (
            <Button href="#apply">{page.t('pages.job.apply')}</Button>
          ) : (
            <Button href={page.href('pages/careers')}>{page.t('pages.job.open')}</Button>
          )}
        </Buttons>
      </Hero>
      {!open && <OpenJobs />}
      <Section>
        <div className={css.columns}>
          <Prose html={page.body()} />
          <aside className={css.aside} aria-labelledby="process-title">
            <h2 id="process-title">{page.t('pages.job.process')}</h2>
            <Process entry={entry} />
          </aside>
        </div>
      </Section>
      {open && <Apply entry={entry} />}
    </>
  );
}

function JobFacts({ entry: { facts: job }, work }: { entry: Job; work: EntryView | undefined }) {
  const page = usePage();
  const contact = page.find<Expert>(job.contact);
  return (
    <FactsList
      items={[
        contact && { term: page.t('facts.writeTo'), value: <Signature expert={contact} /> },
        { term: page.t('facts.contract'), value: page.t(`values.contract.${job.contract}`) },
        {
          term: page.t('facts.hoursPerWeek'),
          value: [
            page.t('facts.hoursAWeek', { count: job.hoursPerWeek }),
            job.remoteDays > 0 && page.t('facts.remoteDays', { count: job.remoteDays }),
          ]
            .filter(Boolean)
            .join(', '),
        },
        {
          term: page.t('facts.languages'),
          value: capitalize(
            formatList(
              page.locale,
              job.languages.map((language) => page.t(`values.language.${language}`)),
            ),
            page.locale,
          ),
        },
        {
          term: page.t('facts.starts'),
          value: <time dateTime={job.starts}>{formatDay(page.locale, job.starts)}</time>,
        },
        workFact(page, work),
      ]}
    />
  );
}

function Process({ entry: { facts: job } }: { entry: Job }) {
  const page = usePage();
  const { conversations, days, applicants } = job.process;
  const figure = (name: string, count: number) => ({
    figure: formatNumber(page.locale, count),
    label: page.t(`pages.job.${name}`, { count }),
  });
  return (
    <Figures items={[figure('conversations', conversations), figure('days', days), figure('applicants', applicants)]} />
  );
}

/** Renders the application form, and beside it the person to ask before. */
function Apply({ entry }: { entry: Job }) {
  const page = usePage();
  const contact = page.find<Expert>(entry.facts.contact);
  return (
    <Section
      id="apply"
      tone="soft"
      layout="split"
      heading={page.t('pages.job.applyFor')}
      intro={page.t('pages.job.until', { day: formatDay(page.locale, entry.facts.closes) })}
      after={
        contact && (
          <div className={css.ask} id="contact">
            <h3>{page.t('pages.job.ask')}</h3>
            <Person expert={contact} level={4} />
          </div>
        )
      }
    >
      <ApplicationForm job={entry.ref} labelledBy="apply-title" />
    </Section>
  );
}

/** Renders what an expired job leads to: the jobs that are open, those that are like it first. */
function OpenJobs() {
  const page = usePage();
  const jobs = [...(page.related(12) as Job[]), ...page.list<Job>('jobs')].filter((job) => isOpen(page, job));
  const similar = [...new Map(jobs.map((job) => [job.ref, job])).values()].slice(0, 3);
  return (
    <Section
      id="open"
      heading={page.t('pages.job.closed')}
      intro={page.t(similar.length > 0 ? 'pages.job.closedText' : 'pages.job.closedAll')}
    >
      {similar.length > 0 && <EntryList entries={similar} />}
    </Section>
  );
}
