import { calendarFeed, calendarFile } from '../../templates/calendar-files.ts';
import type { EventFacts, EventWords } from '../../templates/data/event.ts';
import type { Facts as OfficeFacts, Words as OfficeWords } from '../../templates/pages/office/schema.ts';
import type { Facts as TrainingFacts, Words as TrainingWords } from '../../templates/pages/training/schema.ts';
import { utcMoment } from '../../templates/zoned-time.ts';
import { dayAfter } from '../day-after.ts';
import type { Entry, OutputFile, Site } from '../model.ts';
import { textFile } from './published.ts';

/** Something with a day in a calendar. */
interface Happening {
  id: string;
  title: string;
  text: string;
  url: string;
  place: string;
  /** `DTSTART` and `DTEND` with their values. */
  start: string;
  end: string;
}

/** Writes an iCalendar file (RFC 5545, RFC 7986) for each coming session and event, and feeds of all for each language. */
export function emitCalendars(site: Site): OutputFile[] {
  return site.config.locales.flatMap(({ id }) => [...sessionFiles(site, id), ...eventFiles(site, id)]);
}

function sessionFiles(site: Site, locale: string): OutputFile[] {
  const all: Happening[] = [];
  const files: OutputFile[] = [];
  for (const training of entriesOf(site, 'trainings', locale)) {
    const url = site.addresses.get(training.ref)?.get(locale);
    if (url === undefined) continue;
    const facts = training.facts as TrainingFacts;
    const words = training.words as TrainingWords;
    for (const session of facts.sessions) {
      if (session.starts < site.date) continue;
      const happening: Happening = {
        id: `${training.id}-${session.id}`,
        title: words.title,
        text: words.description,
        url: site.config.origin + url,
        place: placeOf(site, session.location, locale),
        start: `DTSTART;VALUE=DATE:${compact(session.starts)}`,
        end: `DTEND;VALUE=DATE:${compact(dayAfter(session.ends))}`,
      };
      all.push(happening);
      files.push(calendar({ address: calendarFile(url, session.id), happenings: [happening], site, locale }));
    }
  }
  return [...files, ...feedOf({ site, locale, ref: 'pages/training-calendar', happenings: all })];
}

function eventFiles(site: Site, locale: string): OutputFile[] {
  const page = site.addresses.get('pages/spark-the-change')?.get(locale);
  if (page === undefined) return [];
  const happenings = entriesOf(site, 'events', locale)
    .filter((event) => (event.facts as EventFacts).date >= site.date)
    .map((event): Happening => {
      const facts = event.facts as EventFacts;
      const words = event.words as EventWords;
      const zone = officeOf(site, facts.location, locale)?.facts.timeZone ?? 'Europe/Brussels';
      return {
        id: event.id,
        title: words.title,
        text: words.text,
        url: `${site.config.origin}${page}#${event.id}`,
        place: placeOf(site, facts.location, locale),
        start: `DTSTART:${compact(utcMoment(facts.date, facts.time, zone))}`,
        end: `DTEND:${compact(utcMoment(facts.date, facts.endTime, zone))}`,
      };
    });
  return [
    ...happenings.map((one) => calendar({ address: calendarFile(page, one.id), happenings: [one], site, locale })),
    ...feedOf({ site, locale, ref: 'pages/spark-the-change', happenings }),
  ];
}

interface FeedInput {
  site: Site;
  locale: string;
  /** The page that lists them. */
  ref: string;
  happenings: readonly Happening[];
}

/** A calendar to subscribe to: it says what it is called and how often to look again. */
function feedOf({ site, locale, ref, happenings }: FeedInput): OutputFile[] {
  const page = site.addresses.get(ref)?.get(locale);
  if (page === undefined) return [];
  const { title, name } = site.entries.get(ref)?.get(locale)?.words ?? {};
  const called = escapeText(`${site.config.name}: ${name ?? title}`);
  const about = [
    `NAME:${called}`,
    `X-WR-CALNAME:${called}`,
    `URL:${site.config.origin}${page}`,
    `SOURCE;VALUE=URI:${site.config.origin}${calendarFeed(page)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
  ];
  const sorted = happenings.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1));
  return [calendar({ address: calendarFeed(page), happenings: sorted, site, locale, about })];
}

interface CalendarInput extends Omit<FeedInput, 'ref'> {
  address: string;
  /** Properties of the calendar as a whole. */
  about?: readonly string[];
}

function calendar({ address, happenings, site, locale, about = [] }: CalendarInput): OutputFile {
  const host = new URL(site.config.origin).host;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.config.name}//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...about,
    // A calendar has at least one component, also when nothing is planned.
    ...(happenings.length === 0 ? universalTime : []),
    ...happenings.flatMap((one) => [
      'BEGIN:VEVENT',
      `UID:${one.id}-${locale}@${host}`,
      // The moment of writing is asked for; a day of the event's own keeps the file the same from build to build.
      `DTSTAMP:${dayOf(one)}T000000Z`,
      one.start,
      one.end,
      `SUMMARY;LANGUAGE=${locale}:${escapeText(one.title)}`,
      `DESCRIPTION;LANGUAGE=${locale}:${escapeText(`${one.text}\n${one.url}`)}`,
      `LOCATION;LANGUAGE=${locale}:${escapeText(one.place)}`,
      `URL:${one.url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return textFile(address.slice(1), `${lines.map(fold).join('\r\n')}\r\n`);
}

const universalTime = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The day on which it begins: `20270311`. */
const dayOf = ({ start }: Happening): string => start.slice(start.indexOf(':') + 1).slice(0, 8);

function placeOf(site: Site, location: string, locale: string): string {
  const office = officeOf(site, location, locale);
  if (!office) return site.strings.get(locale)?.get('values.location.online') ?? '';
  return `${office.words.city}, ${office.facts.street}, ${office.facts.postalCode}`;
}

function officeOf(
  site: Site,
  location: string,
  locale: string,
): { facts: OfficeFacts; words: OfficeWords } | undefined {
  return site.entries.get(location)?.get(locale) as { facts: OfficeFacts; words: OfficeWords } | undefined;
}

function entriesOf(site: Site, folder: string, locale: string): Entry[] {
  return [...site.entries]
    .flatMap(([ref, localized]) => (ref.startsWith(`${folder}/`) ? (localized.get(locale) ?? []) : []))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** `2027-03-11T08:00:00Z` → `20270311T080000Z` */
const compact = (moment: string): string => moment.replace(/[-:]/g, '');

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}

/** Lines are at most 75 bytes; what follows goes on the next line after a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let length = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
      length = 0;
    }
    part += character;
    length += bytes;
  }
  return [...parts, part].join('\r\n ');
}
