import { crumbsOf } from './crumbs.ts';
import type { EventFacts, EventWords } from './data/event.ts';
import type { EntryView } from './define.ts';
import type { PageContext } from './page.ts';
import { utcMoment } from './zoned-time.ts';

interface GraphInput {
  page: PageContext;
  title: string;
  description: string;
  /** Absolute address of the social image. */
  image: string;
}

type Node = Record<string, unknown>;

/** Describes a page for search engines: one JSON-LD graph with stable ids, only of what the page shows. */
export function describeGraph(input: GraphInput): unknown {
  const { page } = input;
  const { origin, name } = page.site;
  const organization: Node = { '@type': 'Organization', '@id': `${origin}/#organization`, name, url: `${origin}/` };
  const webPage: Node = {
    '@type': 'WebPage',
    '@id': `${origin}${page.url}#page`,
    url: origin + page.url,
    name: input.title,
    description: input.description,
    inLanguage: page.locale,
    publisher: { '@id': organization['@id'] },
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, webPage, ...breadcrumbs(page), ...subjectOf(input)],
  };
}

/** The page's own breadcrumbs, and the page at their end. */
function breadcrumbs(page: PageContext): Node[] {
  const crumbs = crumbsOf(page);
  if (crumbs.length === 0) return [];
  const steps = [...crumbs, { text: page.entry.words.title, href: page.url }];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${page.site.origin}${page.url}#breadcrumbs`,
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.text,
        item: page.site.origin + step.href.split('#')[0],
      })),
    },
  ];
}

/** The thing a page is about, for the kinds that search engines know. */
function subjectOf({ page, title, description, image }: GraphInput): Node[] {
  const { entry, locale } = page;
  const { origin } = page.site;
  const { facts, words } = entry;
  const id = `${origin}${page.url}#${entry.type}`;
  const organization = { '@id': `${origin}/#organization` };
  switch (entry.type) {
    case 'guide': {
      const author = page.find(facts.author);
      const person = author ? { '@type': 'Person', name: author.facts.name } : organization;
      return [
        {
          '@type': 'Article',
          '@id': id,
          headline: title,
          description,
          image,
          datePublished: facts.published,
          ...(facts.updated === undefined ? {} : { dateModified: facts.updated }),
          inLanguage: locale,
          author: person,
          publisher: organization,
        },
      ];
    }
    case 'case':
      return [
        {
          '@type': 'Article',
          '@id': id,
          headline: title,
          description,
          image,
          inLanguage: locale,
          author: organization,
          publisher: organization,
        },
      ];
    case 'office':
      return [
        {
          '@type': 'LocalBusiness',
          '@id': id,
          name: `${page.site.name} ${words.city}`,
          parentOrganization: organization,
          address: addressOf(entry),
          telephone: facts.phone,
          email: facts.email,
          geo: { '@type': 'GeoCoordinates', latitude: facts.latitude, longitude: facts.longitude },
          openingHoursSpecification: facts.hours.map((row: { days: string[]; opens: string; closes: string }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: row.days.map((day) => `https://schema.org/${dayNames[day]}`),
            opens: row.opens,
            closes: row.closes,
          })),
        },
      ];
    case 'job':
      // One that is closed is no offer any more.
      if (facts.closes < page.date()) return [];
      return [
        {
          '@type': 'JobPosting',
          '@id': id,
          title: words.title,
          // Text, not markup: what stands in the page already weighs next to nothing when it is compressed.
          description: `${words.lead} ${textOf(page.body())}`,
          datePosted: facts.published,
          // The last minute of the day where the work is.
          validThrough: utcMoment(facts.closes, '23:59', zoneOf(page, facts.office)),
          employmentType: employmentTypes[facts.contract],
          hiringOrganization: organization,
          jobLocation: placeOf(page, facts.office),
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
    case 'training':
      return [
        {
          '@type': 'Course',
          '@id': id,
          name: words.title,
          description,
          provider: organization,
          hasCourseInstance: courseInstances(page),
        },
      ];
    case 'events':
      return comingEvents(page);
    default:
      return [];
  }
}

function comingEvents(page: PageContext): Node[] {
  const today = page.date();
  return page
    .list<EntryView<EventFacts, EventWords>>('events')
    .filter((event) => event.facts.date >= today)
    .map(({ id, facts, words }) => {
      const zone = zoneOf(page, facts.location);
      const online = facts.location === 'online';
      return {
        '@type': 'Event',
        '@id': `${page.site.origin}${page.url}#${id}`,
        name: words.title,
        description: words.text,
        startDate: utcMoment(facts.date, facts.time, zone),
        endDate: utcMoment(facts.date, facts.endTime, zone),
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
        location: online
          ? { '@type': 'VirtualLocation', url: page.site.origin + page.url }
          : placeOf(page, facts.location),
        organizer: { '@id': `${page.site.origin}/#organization` },
      };
    });
}

/** The text of a page's own, sanitised HTML. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#x3C;/gi, '<')
    .trim();
}

interface Session {
  starts: string;
  ends: string;
  location: string;
  language: string;
}

function courseInstances(page: PageContext): Node[] {
  const { facts } = page.entry;
  const today = page.date();
  return facts.sessions
    .filter((session: Session) => session.starts >= today)
    .map((session: Session) => ({
      '@type': 'CourseInstance',
      courseMode: session.location === 'online' ? 'Online' : 'Onsite',
      startDate: session.starts,
      endDate: session.ends,
      inLanguage: session.language,
      ...(session.location === 'online' ? {} : { location: placeOf(page, session.location) }),
      offers: { '@type': 'Offer', price: facts.price, priceCurrency: 'EUR' },
    }));
}

/** The time zone of an office; elsewhere, the head office's. */
function zoneOf(page: PageContext, ref: string): string {
  return page.find(ref)?.facts.timeZone ?? 'Europe/Brussels';
}

function placeOf(page: PageContext, ref: string): Node | undefined {
  const office = page.find(ref);
  return office && { '@type': 'Place', name: office.words.city, address: addressOf(office) };
}

function addressOf({ facts, words }: EntryView): Node {
  return {
    '@type': 'PostalAddress',
    streetAddress: facts.street,
    postalCode: facts.postalCode,
    addressLocality: words.city,
    addressCountry: facts.country,
  };
}

const dayNames: Record<string, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
};
const employmentTypes: Record<string, string> = {
  permanent: 'FULL_TIME',
  'fixed-term': 'TEMPORARY',
  freelance: 'CONTRACTOR',
  internship: 'INTERN',
};
