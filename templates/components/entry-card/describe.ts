import type { EntryView } from '../../define.ts';
import type { BasePage, Case, Guide, Job, Training } from '../../entries.ts';
import { formatMetric } from '../../format.ts';
import type { PageContext } from '../../page.ts';
import { placeName } from '../../places.ts';

/** What a card says about an entry. */
export interface EntryDescription {
  kicker: string;
  title: string;
  text?: string;
  /** A result in numbers. */
  figure?: string;
}

/** Describes an entry of any family that cards show. */
export function describeEntry(page: PageContext, entry: EntryView): EntryDescription {
  return (describers[entry.folder] ?? describePage)(page, entry);
}

const describers: Record<string, (page: PageContext, entry: any) => EntryDescription> = {
  toolbox: describeGuide,
  'client-cases': describeCase,
  jobs: describeJob,
  trainings: describeTraining,
};

function describeGuide(page: PageContext, { facts, words }: Guide): EntryDescription {
  const subject = facts.filters.subject[0];
  const kicker = joined([
    page.t(`values.guideType.${facts.filters.type}`),
    subject && page.t(`values.subject.${subject}`),
    facts.series && page.t('facts.part', { part: facts.series.part }),
  ]);
  return { kicker, title: words.title, text: words.description };
}

function describeCase(page: PageContext, entry: Case): EntryDescription {
  return {
    kicker: joined([entry.facts.client, page.t(`values.industry.${entry.facts.industry}`)]),
    title: entry.words.title,
    figure: firstResult(page, entry),
  };
}

function firstResult(page: PageContext, { facts, words }: Case): string | undefined {
  const [metric] = facts.metrics;
  const [label] = words.metrics;
  if (!metric || !label) return undefined;
  const t = (key: string, values: { count: number }) => page.t(key, values);
  const from = formatMetric(page.locale, metric.unit, metric.from, t);
  const to = formatMetric(page.locale, metric.unit, metric.to, t);
  return page.t('facts.fromTo', { label, from: from.number, to: [to.number, to.unit].filter(Boolean).join('\u00a0') });
}

function describeJob(page: PageContext, { facts, words }: Job): EntryDescription {
  return {
    kicker: joined([placeName(page, facts.office), page.t(`values.contract.${facts.contract}`)]),
    title: words.title,
    text: words.description,
  };
}

function describeTraining(page: PageContext, { facts, words }: Training): EntryDescription {
  const days = [facts.days, page.t('units.days', { count: facts.days })].join('\u00a0');
  return {
    kicker: joined([page.t('pages.training.kind'), page.t(`values.course.${facts.course}`), days]),
    title: words.title,
    text: words.description,
  };
}

function describePage(page: PageContext, { facts, words }: BasePage): EntryDescription {
  return {
    kicker: facts.type === 'article' ? page.site.name : page.t('pages.kind'),
    title: words.name ?? words.title,
    text: words.description,
  };
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
