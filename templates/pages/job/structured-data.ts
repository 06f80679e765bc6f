import type { PageContext, StructuredData } from '#authoring/page.ts';
import { utcMoment } from '#authoring/zoned-time.ts';
import type { Job } from '../../entries.ts';
import { timeZoneOf } from '../../places.ts';
import { describePlace, organizationReference, subjectId } from '../../structured-data.ts';
import type { contracts } from './schema.ts';

/** Describes a job as a posting. Returns nothing for a job that has closed: it is no offer anymore. */
export function structuredData(page: PageContext, { facts, words }: Job): StructuredData[] {
  if (facts.closes < page.date()) return [];
  return [
    {
      '@type': 'JobPosting',
      '@id': subjectId(page),
      title: words.title,
      // Text, not markup: the page has it already, so that compression makes it next to nothing.
      description: `${words.lead} ${textOf(page.body())}`,
      datePosted: facts.published,
      // The last minute of the day where the work is.
      validThrough: utcMoment(facts.closes, '23:59', timeZoneOf(page, facts.office)),
      employmentType: employmentTypes[facts.contract],
      hiringOrganization: organizationReference(page),
      jobLocation: describePlace(page, facts.office),
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
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

/** Returns the text of a page's own, sanitized HTML. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
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
