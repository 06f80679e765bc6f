/** The filters of the site's lists, by the name of their field in the address. */
const filterFields = [
  'jobOfferTeamFilter',
  'jobOfferOfficeFilter',
  'jobOfferPageCommunitiesFilter',
  'clientCasesIndustryFilter',
  'trainingLocationFilter',
  'trainingMonthFilter',
  'trainingLanguageFilter',
  'trainingCourseFilter',
  'toolboxSubjectFilter',
  'toolboxTypeFilter',
  'insightSubjectFilter',
  'expertOfficeFilter',
] as const;
/** One of `filterFields`. */
export type FilterField = (typeof filterFields)[number];

/** What an item answers to each filter: one value or several. */
type FilterValues = Partial<Record<FilterField, string | readonly string[]>>;

/**
 * Marks an item of a filtered list: `data-filter-item`, and per field `data-training-month-filter="2027-03"`
 * (`dataset.trainingMonthFilter` in the browser), several values separated by spaces.
 */
export function filterItem(values: FilterValues): Record<string, string> {
  const attributes: Record<string, string> = { 'data-filter-item': '' };
  for (const [field, value] of Object.entries(values)) {
    const name = field.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    attributes[`data-${name}`] = typeof value === 'string' ? value : value.join(' ');
  }
  return attributes;
}
