import type { EntryContext } from '#authoring/entry-context.ts';
import { formatNumber, formatPercent } from '#authoring/format.ts';
import { peopleIn, type Survey } from './results.ts';

/** Says how many people answered, of how many that were invited: `612 of 1,836 (33%)`. */
export function answered(site: Pick<EntryContext, 'locale' | 't'>, survey: Survey): string {
  const { locale } = site;
  const { invited } = survey.facts;
  const people = peopleIn(survey);
  return site.t('pages.survey.of', {
    people: formatNumber(locale, people),
    invited: formatNumber(locale, invited),
    share: formatPercent(locale, Math.round((100 * people) / invited)),
  });
}
