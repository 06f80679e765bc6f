import type { HeadContext, StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import { currency } from '../../prices.ts';
import { describePlace, organizationReference, subjectId } from '../../structured-data.ts';
import type { Training } from './schema.ts';

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
      ...describePace(facts.days, { starts, ends }),
      ...(location === 'online' ? {} : { location: describePlace(page, location) }),
      offers: describePrice(entry),
    }));
}

/**
 * Describes when a session takes place. Google wants a schedule or a workload. Whole or half days in a row are a daily
 * schedule; days that lie apart have none in Google's words, so only their number is said.
 */
function describePace(days: number, { starts, ends }: { starts: string; ends: string }) {
  const span = daysBetween(starts, ends) + 1;
  if (span > 2 * days) return { courseWorkload: `P${days}D` };
  return {
    courseSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'Daily',
      repeatCount: span,
      startDate: starts,
      endDate: ends,
    },
  };
}

/** Returns how many days later the second day is. */
function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / 86_400_000;
}

function describePrice({ facts }: Training): StructuredData {
  return { '@type': 'Offer', price: facts.price, priceCurrency: currency };
}
