import type { StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import { zonedMoment } from '#authoring/values/zoned-time.ts';
import { timeZoneOf } from '../../places.ts';
import { currency } from '../../prices.ts';
import { describePlace, organizationReference, subjectId } from '../../structured-data.ts';
import type { Office } from '../office/schema.ts';
import type { contracts, Job } from './schema.ts';

/** Describes a job as a posting. Returns nothing for a job that has closed: it is no offer anymore. */
export function structuredData(page: PageContext, { id, facts, words }: Job): StructuredData[] {
  if (facts.closes < page.date()) return [];
  return [
    {
      '@type': 'JobPosting',
      '@id': subjectId(page),
      title: titleWithoutCity(page, words.title, facts.office),
      identifier: { '@type': 'PropertyValue', name: page.site.name, value: id },
      // The form is on the page.
      directApply: true,
      // Text, not markup: the page has it already, so that compression makes it next to nothing.
      description: `${words.lead} ${textOf(page.body())}`,
      datePosted: facts.published,
      // The last minute of the day where the work is.
      validThrough: zonedMoment(facts.closes, '23:59', timeZoneOf(page, facts.office)),
      employmentType: employmentTypes[facts.contract],
      hiringOrganization: organizationReference(page),
      jobLocation: describePlace(page, facts.office),
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: facts.salary.min,
          maxValue: facts.salary.max,
          unitText: facts.salary.per.toUpperCase(),
        },
      },
    },
  ];
}

/** Returns a job's title without the city at its end, which the posting has in `jobLocation`. */
function titleWithoutCity(page: PageContext, title: string, office: string): string {
  const city = page.find<Office>(office)?.words.city;
  return city !== undefined && title.endsWith(`, ${city}`) ? title.slice(0, -`, ${city}`.length) : title;
}

/** Returns the text of a page's own, sanitized HTML. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>?/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#x3C;/gi, '<')
    .trim();
}

const employmentTypes: Record<(typeof contracts)[number], string> = {
  permanent: 'FULL_TIME',
  'fixed-term': 'TEMPORARY',
  freelance: 'CONTRACTOR',
  internship: 'INTERN',
};
