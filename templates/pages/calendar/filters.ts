import { capitalize } from '#authoring/capitalize.ts';
import { formatMonth, monthOf } from '#authoring/format.ts';
import type { PageContext } from '#authoring/page.ts';
import type { FilterGroup } from '../../components/filter-bar/index.tsx';
import { optionsInOrder, optionsOf } from '../../components/filter-bar/options.ts';
import type { TrainingSession } from '../../components/session-row/sessions.ts';
import { placeId, placeName } from '../../places.ts';

/** Returns the filters of the training calendar, with the values that its sessions have. */
export function sessionFilters(page: PageContext, sessions: readonly TrainingSession[]): FilterGroup[] {
  const places = new Map(sessions.map(({ session }) => [placeId(session.location), session.location]));
  return [
    {
      field: 'trainingCourseFilter',
      legend: page.t('filters.course'),
      options: optionsOf(
        page,
        sessions.map(({ training }) => training.facts.course),
        (course) => page.t(`values.course.${course}`),
      ),
    },
    {
      field: 'trainingMonthFilter',
      legend: page.t('filters.month'),
      options: optionsInOrder(
        sessions.map(({ session }) => monthOf(session.starts)),
        (month) => formatMonth(page.locale, `${month}-01`),
      ),
    },
    {
      field: 'trainingLocationFilter',
      legend: page.t('filters.location'),
      options: optionsOf(
        page,
        sessions.map(({ session }) => placeId(session.location)),
        (place) => placeName(page, places.get(place) ?? place),
      ),
    },
    {
      field: 'trainingLanguageFilter',
      legend: page.t('filters.language'),
      options: optionsOf(
        page,
        sessions.map(({ session }) => session.language),
        (language) => capitalize(page.t(`values.language.${language}`), page.locale),
      ),
    },
  ];
}
