import type { HeadContext, StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import type { Training } from '../../entries.ts';
import { currency } from '../../prices.ts';
import { describePlace, organizationReference, subjectId } from '../../structured-data.ts';

/** Describes a training as a course, with an instance for each future session. */
export function structuredData(page: PageContext, entry: Training, head: HeadContext): StructuredData[] {
  return [
    {
      '@type': 'Course',
      '@id': subjectId(page),
      name: entry.words.title,
      description: head.description,
      provider: organizationReference(page),
      offers: { ...describePrice(entry), category: 'Paid' },
      hasCourseInstance: courseInstances(page, entry),
    },
  ];
}

function courseInstances(page: PageContext, entry: Training): StructuredData[] {
  const { facts } = entry;
  const today = page.date();
  return facts.sessions
    .filter(({ starts }) => starts >= today)
    .map(({ starts, ends, location, language }) => ({
      '@type': 'CourseInstance',
      courseMode: location === 'online' ? 'Online' : 'Onsite',
      startDate: starts,
      endDate: ends,
      inLanguage: language,
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Daily', repeatCount: facts.days },
      ...(location === 'online' ? {} : { location: describePlace(page, location) }),
      offers: describePrice(entry),
    }));
}

function describePrice({ facts }: Training): StructuredData {
  return { '@type': 'Offer', price: facts.price, priceCurrency: currency };
}
