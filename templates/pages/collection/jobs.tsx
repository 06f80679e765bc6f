import { formatDay } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { filterItem } from '../../components/filter-bar/attributes.ts';
import { optionsOf } from '../../components/filter-bar/options.ts';
import { Folded } from '../../components/fold/folded.tsx';
import { SalaryRanges } from '../../components/frieze/salary-ranges.tsx';
import { joinDetails } from '../../details.ts';
import { placeId, placeName } from '../../places.ts';
import { salaryText } from '../job/facts.ts';
import type { Job } from '../job/schema.ts';
import css from './chunk.module.css';
import type { Collection } from './collection.ts';
import { jobBars, openJobs, withoutCity } from './members.ts';

/** Shows the jobs that are open on the build's date by city, filtered by team, office and community. */
export const collectJobs: Collection = (page) => {
  const city = (job: Job) => placeName(page, job.facts.office);
  const jobs = openJobs(page);
  const offices = new Map(jobs.map((job) => [placeId(job.facts.office), city(job)]));
  return {
    count: jobs.length,
    groups: [
      {
        field: 'jobOfferOfficeFilter',
        legend: page.t('filters.office'),
        options: optionsOf(
          page,
          jobs.map(({ facts }) => placeId(facts.office)),
          (office) => offices.get(office) ?? office,
        ),
      },
      {
        field: 'jobOfferTeamFilter',
        legend: page.t('filters.team'),
        options: optionsOf(
          page,
          jobs.map(({ facts }) => facts.team),
          (team) => page.t(`values.team.${team}`),
        ),
      },
      {
        field: 'jobOfferPageCommunitiesFilter',
        legend: page.t('filters.community'),
        options: optionsOf(
          page,
          jobs.map(({ facts }) => facts.community),
          (community) => page.t(`values.community.${community}`),
        ),
      },
    ],
    picture: <SalaryRanges jobs={jobBars(page, jobs)} />,
    list: (
      <div id="items">
        {jobs.length === 0 && <p>{page.t('pages.collection.noJobs')}</p>}
        <Folded
          items={[...offices].map(([office, name]) => ({
            name,
            jobs: jobs.filter((job) => placeId(job.facts.office) === office),
          }))}
          size={({ jobs }) => jobs.length}
        >
          {(cities) => cities.map(({ name, jobs }) => <City key={name} name={name} jobs={jobs} />)}
        </Folded>
      </div>
    ),
  };
};

function City({ name, jobs }: { name: string; jobs: readonly Job[] }) {
  return (
    <div className={css.group} data-filter-group="">
      <h3>{name}</h3>
      <ul className={`linked-rows ${css.ofCity}`}>
        {jobs.map((entry) => (
          <JobItem key={entry.ref} entry={entry} />
        ))}
      </ul>
    </div>
  );
}

function JobItem({ entry: { ref, facts: job, words: texts } }: { entry: Job }) {
  const page = usePage();
  return (
    <li
      {...filterItem({
        jobOfferOfficeFilter: placeId(job.office),
        jobOfferTeamFilter: job.team,
        jobOfferPageCommunitiesFilter: job.community,
      })}
    >
      <div className={css.story}>
        <h4>
          <a href={page.href(ref)}>{typeset(page.locale, withoutCity(texts.title, placeName(page, job.office)))}</a>
        </h4>
        <p className={css.meta}>
          {joinDetails([
            page.t(`values.team.${job.team}`),
            page.t(`values.contract.${job.contract}`),
            // Stays on one line.
            page.t('facts.hoursAWeek', { count: job.hoursPerWeek }).replaceAll(' ', '\u00a0'),
          ])}
        </p>
      </div>
      <p className={css.end}>
        <span>{salaryText(page, job.salary)}</span>
        <span>
          {page.t('facts.untilDay')} <time dateTime={job.closes}>{formatDay(page.locale, job.closes)}</time>
        </span>
      </p>
    </li>
  );
}
