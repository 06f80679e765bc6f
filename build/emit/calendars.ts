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

/** Writes an iCalendar file (RFC 5545) for each coming session and event, and a feed of all for each language. */
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
      files.push(calendar(calendarFile(url, session.id), [happening], site, locale));
    }
  }
  const feed = site.addresses.get('pages/training-calendar')?.get(locale);
  return feed === undefined ? files : [...files, calendar(calendarFeed(feed), all, site, locale)];
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
    ...happenings.map((one) => calendar(calendarFile(page, one.id), [one], site, locale)),
    calendar(calendarFeed(page), happenings, site, locale),
  ];
}

function calendar(address: string, happenings: readonly Happening[], site: Site, locale: string): OutputFile {
  const host = new URL(site.config.origin).host;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.config.name}//${locale.toUpperCase()}`,
    `NAME:${escapeText(site.config.name)}`,
    ...happenings.flatMap((one) => [
      'BEGIN:VEVENT',
      `UID:${one.id}-${locale}@${host}`,
      // The moment of writing is asked for; a day of the event's own keeps the file the same from build to build.
      `DTSTAMP:${one.start.slice(one.start.indexOf(':') + 1).slice(0, 8)}T000000Z`,
      one.start,
      one.end,
      `SUMMARY:${escapeText(one.title)}`,
      `DESCRIPTION:${escapeText(`${one.text}\n${one.url}`)}`,
      `LOCATION:${escapeText(one.place)}`,
      `URL:${one.url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return textFile(address.slice(1), `${lines.map(fold).join('\r\n')}\r\n`);
}

function placeOf(site: Site, location: string, locale: string): string {
  const office = officeOf(site, location, locale);
  if (!office) return 'Online';
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
