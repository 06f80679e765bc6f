import type { PageContext } from '#authoring/page.ts';
import { addMonths } from '#authoring/values/month.ts';
import type { CaseLine } from '../../components/frieze/draw-cases.ts';
import type { SectorRow } from '../../components/frieze/draw-sectors.ts';
import type { Volume } from '../../components/frieze/draw-shelf.ts';
import type { YearsOfWork } from '../../components/frieze/draw-years.ts';
import type { OpenJob } from '../../components/frieze/open-jobs.ts';
import { courseOf, metricsOf } from '../../components/metrics/metric.ts';
import { findAll } from '../../find-all.ts';
import { placeName } from '../../places.ts';
import type { Case } from '../case/schema.ts';
import type { EventEntry } from '../event/schema.ts';
import type { Expert } from '../expert/schema.ts';
import type { Guide } from '../guide/schema.ts';
import type { Insight } from '../insight/schema.ts';
import { isOpen } from '../job/facts.ts';
import type { Job } from '../job/schema.ts';
import type { Service } from '../service/schema.ts';

/** Returns the first results of cases, which their list draws. */
export function caseLines(cases: readonly Case[]): CaseLine[] {
  return cases.flatMap(({ facts }) => {
    const [metric] = metricsOf(facts);
    const { client, failed } = facts;
    return metric ? [{ client, failed, start: metric.start, months: metric.months, values: courseOf(metric) }] : [];
  });
}

/** Groups client cases by their main activity, the activity with the most cases first. */
export function casesByActivity(page: Pick<PageContext, 'find'>, cases: readonly Case[]) {
  return findAll<Service>(page, [...new Set(cases.flatMap(({ facts }) => facts.activities.slice(0, 1)))])
    .map((activity) => ({ activity, members: cases.filter(({ facts }) => facts.activities[0] === activity.ref) }))
    .toSorted((a, b) => b.members.length - a.members.length);
}

/** Returns the main activities with the clients of their cases, the latest first. */
export function activityRows(page: Pick<PageContext, 'find' | 'list'>): SectorRow[] {
  const cases = page.list<Case>('client-cases').toSorted((a, b) => b.facts.year - a.facts.year);
  return casesByActivity(page, cases).map(({ activity: { words }, members }) => ({
    name: words.name ?? words.title,
    cases: members.map(({ facts: { client, failed } }) => ({ client, failed })),
  }));
}

/** Returns the jobs that are open on the build's date, by city. */
export function openJobs(page: Pick<PageContext, 't' | 'find' | 'list' | 'date' | 'locale'>): Job[] {
  const city = (job: Job) => placeName(page, job.facts.office);
  return page
    .list<Job>('jobs')
    .filter((job) => isOpen(page, job))
    .toSorted((a, b) => city(a).localeCompare(city(b), page.locale) || a.id.localeCompare(b.id, 'en'));
}

/** Returns jobs as the bars of their salaries show them. */
export function jobBars(page: Pick<PageContext, 't' | 'find'>, jobs: readonly Job[]): OpenJob[] {
  return jobs.map(({ facts: { office, salary, closes }, words }) => {
    const city = placeName(page, office);
    return { title: withoutCity(words.title, city), city, salary, closes };
  });
}

/** Returns a job's title without the city above it. */
export function withoutCity(title: string, city: string): string {
  return title.endsWith(`, ${city}`) ? title.slice(0, -city.length - 2) : title;
}

/** Returns publications, the latest first. */
export function byDate<Entry extends { facts: { published: string } }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => b.facts.published.localeCompare(a.facts.published, 'en'));
}

/** Returns guides as the spines of their documents. */
export function volumesOf(page: Pick<PageContext, 'document'>, guides: readonly Guide[]): Volume[] {
  return guides.flatMap(({ id, words, facts: { pdfId, published } }) => {
    const file = page.document(pdfId);
    return file ? [{ id, title: words.title, published, pages: file.pages }] : [];
  });
}

/** Returns what experts have worked on, written and spoken at until the build's date, by office. */
export function yearsOfWork(
  page: Pick<PageContext, 'find' | 'list' | 'date' | 'locale' | 't'>,
  experts: readonly Expert[],
): YearsOfWork[] {
  const cases = page.list<Case>('client-cases');
  const texts = [...page.list<Guide>('toolbox'), ...page.list<Insight>('insights')];
  const events = page.list<EventEntry>('events');
  return experts
    .map(({ ref, facts: { name, office } }) => ({
      name,
      place: placeName(page, office),
      work: cases
        .filter(({ facts }) => facts.experts.includes(ref))
        .map(({ facts: { began, months } }) => ({ from: began, to: addMonths(began, months) })),
      moments: [
        ...texts.filter(({ facts }) => facts.author === ref).map(({ facts }) => facts.published),
        ...events.filter(({ facts }) => facts.experts.includes(ref)).map(({ facts }) => facts.date),
      ].filter((day) => day <= page.date()),
    }))
    .toSorted((a, b) => a.place.localeCompare(b.place, page.locale));
}

/** Returns the authors of articles, each once. */
export function authorsOf(page: Pick<PageContext, 'find'>, articles: readonly Insight[]): Expert[] {
  return findAll<Expert>(page, [...new Set(articles.map(({ facts }) => facts.author))]);
}
