import type { EntryKind } from '../../../authoring/define.ts';
import type { CalendarEvent } from '../../../authoring/facets/calendar-event.ts';
import { formatLabeled } from '../../../authoring/format.ts';
import { calendarFeed, calendarFile } from '../../../authoring/values/published-files.ts';
import type { FailureRecorder } from '../../../model/diagnostics/facet-failures.ts';
import type { Entry } from '../../../model/entry.ts';
import type { OutputFile } from '../../../model/output.ts';
import { dayAfter } from '../../../model/schedule/day-after.ts';
import type { Site } from '../../../model/site.ts';
import { createEntryContext, type Translate } from '../entry-context.ts';
import { textFile } from '../published.ts';

interface CalendarsInput {
  site: Site;
  kinds: readonly EntryKind[];
  translate: Translate;
  attempt: FailureRecorder['attempt'];
}

/** An event with the address of its page, and the day of its last change if that is known. */
interface LinkedEvent extends CalendarEvent {
  url: string;
  changed: string;
}

/** Writes an iCalendar file (RFC 5545, RFC 7986) for each coming event, and a feed of all events per language. */
export function emitCalendars(input: CalendarsInput): OutputFile[] {
  const { locales } = input.site.config;
  return locales.flatMap(({ id }) => input.kinds.flatMap((kind) => filesOfKind(kind, id, input)));
}

function filesOfKind(kind: EntryKind, locale: string, { site, translate, attempt }: CalendarsInput): OutputFile[] {
  const { calendar, listPage } = kind;
  if (!calendar) return [];
  const context = createEntryContext(site, locale, translate);
  const list = listPage === undefined ? undefined : site.addresses.get(listPage)?.get(locale);
  const all: LinkedEvent[] = [];
  const files: OutputFile[] = [];
  for (const entry of entriesOf(site, kind.folder, locale)) {
    const own = site.addresses.get(entry.ref)?.get(locale);
    const page = own ?? list;
    if (page === undefined) continue;
    const url = site.config.origin + (own ?? `${page}#${entry.id}`);
    const recorded = context.changeDay(entry.ref);
    for (const event of attempt(entry, () => calendar(context, entry), [])) {
      const days = [recorded, event.announced, entry.facts.publishDate];
      const linked = { ...event, url, changed: days.find((day) => isPast(day, site.date)) ?? unknownDay };
      all.push(linked);
      files.push(calendarOf({ address: calendarFile(page, event.file), events: [linked], site, locale }));
    }
  }
  return [...files, ...feedOf({ site, locale, list: listPage, events: all })];
}

/**
 * The stamp of events whose last change is unknown: the beginning of Unix time. It must be past, because a program
 * keeps the version of an event with the latest stamp.
 */
const unknownDay = '1970-01-01';

const isPast = (day: unknown, today: string): day is string => typeof day === 'string' && day <= today;

interface FeedInput {
  site: Site;
  locale: string;
  /** The page that lists the events. */
  list: string | undefined;
  events: readonly LinkedEvent[];
}

/** Returns a calendar to subscribe to, with its name and refresh interval. */
function feedOf({ site, locale, list, events }: FeedInput): OutputFile[] {
  const page = list === undefined ? undefined : site.addresses.get(list)?.get(locale);
  if (list === undefined || page === undefined) return [];
  const { title, name } = site.entries.get(list)?.get(locale)?.words ?? {};
  const called = escapeText(formatLabeled(locale, site.config.name, String(name ?? title)));
  const about = [
    `NAME:${called}`,
    `X-WR-CALNAME:${called}`,
    `URL:${site.config.origin}${page}`,
    `SOURCE;VALUE=URI:${site.config.origin}${calendarFeed(page)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
  ];
  const sorted = events.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1));
  return [calendarOf({ address: calendarFeed(page), events: sorted, site, locale, about })];
}

interface CalendarInput extends Omit<FeedInput, 'list'> {
  address: string;
  /** Properties of the whole calendar. */
  about?: readonly string[];
}

function calendarOf({ address, events, site, locale, about = [] }: CalendarInput): OutputFile {
  const host = new URL(site.config.origin).host;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.config.name}//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...about,
    // A calendar needs at least one component, even without events.
    ...(events.length === 0 ? universalTime : []),
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.id}-${locale}@${host}`,
      // A subscribed calendar must not change until an event does, so the stamp is not the build's date.
      `DTSTAMP:${compact(event.changed)}T000000Z`,
      ...timesOf(event),
      `SUMMARY;LANGUAGE=${locale}:${escapeText(event.title)}`,
      `DESCRIPTION;LANGUAGE=${locale}:${escapeText(`${event.text}\n${event.url}`)}`,
      `LOCATION;LANGUAGE=${locale}:${escapeText(event.place)}`,
      `URL:${event.url}`,
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

function entriesOf(site: Site, folder: string, locale: string): Entry[] {
  return [...site.entries]
    .flatMap(([ref, localized]) => (ref.startsWith(`${folder}/`) ? (localized.get(locale) ?? []) : []))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns the day on which the event begins: `20270311`. */
const dayOf = ({ starts }: CalendarEvent): string => compact(starts).slice(0, 8);

/** Returns the properties of the event's time. For whole days, the end is the day after the last. */
function timesOf({ starts, ends }: CalendarEvent): string[] {
  return starts.includes('T')
    ? [`DTSTART:${compact(starts)}`, `DTEND:${compact(ends)}`]
    : [`DTSTART;VALUE=DATE:${compact(starts)}`, `DTEND;VALUE=DATE:${compact(dayAfter(ends))}`];
}

/** Formats a time for calendars: `2027-03-11T08:00:00Z` → `20270311T080000Z` */
const compact = (moment: string): string => moment.replace(/[-:]/g, '');

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}

/** Folds lines to at most 75 bytes; the rest continues on the next line after a space. */
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
