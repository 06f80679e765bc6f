import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFailureRecorder } from '../../build/model/diagnostics/facet-failures.ts';
import type { OutputFile } from '../../build/model/output.ts';
import type { Site } from '../../build/model/site.ts';
import { emitCalendars } from '../../build/pipeline/emit/feeds/calendars.ts';
import { createTranslators, translateWith } from '../../build/pipeline/render/strings.ts';
import { projectTemplates } from '../support/project.ts';
import { publishedPages, tagsOf } from '../support/published-pages.ts';
import { type RealSite, realSite } from '../support/real-site.ts';

const calendars = suite<{ real: RealSite; files: Map<string, string> }>('calendars');

calendars.before(async (state) => {
  state.real = await realSite();
  const paths = state.real.files.filter((file) => file.endsWith('.ics'));
  state.files = new Map(paths.map((path) => [`/${path}`, readFileSync(join(state.real.folder, path), 'utf8')]));
});

/** A content line of RFC 5545, section 3.1, parted. */
interface Line {
  name: string;
  parameters: Record<string, string>;
  value: string;
}

/** Reads a calendar by the grammar of RFC 5545; throws where it breaks it. */
function parse(text: string): Line[] {
  assert.ok(text.endsWith('\r\n') && !/[^\r]\n|\r[^\n]/.test(text), 'lines end in CRLF');
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, `over 75 bytes: ${line}`);
  assert.not(text.includes('\ufffd'), 'no character is cut by a fold');
  const lines = text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1);
  return lines.map((line) => {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:[^";:,\p{Cc}]+|"[^"\p{Cc}]*"))*):([^\p{Cc}]*)$/u.exec(line) ?? [];
    assert.ok(name, `no content line: ${line}`);
    const pairs = parameters
      .split(';')
      .slice(1)
      .map((pair) => pair.split('=') as [string, string]);
    return { name, parameters: Object.fromEntries(pairs), value };
  });
}

/** The events of a calendar: their properties by name, each once. */
function eventsOf(lines: readonly Line[]): Record<string, Line>[] {
  const events: Record<string, Line>[] = [];
  let event: Record<string, Line> | undefined;
  for (const line of lines) {
    if (line.name === 'BEGIN' && line.value === 'VEVENT') event = {};
    else if (line.name === 'END' && line.value === 'VEVENT' && event) {
      events.push(event);
      event = undefined;
    } else if (event) {
      assert.not(line.name in event, `${line.name} stands twice`);
      event[line.name] = line;
    }
  }
  return events;
}

const isFeed = (path: string): boolean => path.endsWith('/calendar.ics');

calendars('every file is valid by RFC 5545', ({ files, real }) => {
  assert.ok(files.size > 0);
  for (const [path, text] of files) {
    const lines = parse(text);
    const depth: string[] = [];
    for (const { name, value } of lines)
      if (name === 'BEGIN') depth.push(value);
      else if (name === 'END') assert.is(depth.pop(), value, path);
    assert.equal(depth, [], path);
    assert.equal([lines[0]?.value, lines.at(-1)?.value], ['VCALENDAR', 'VCALENDAR'], path);
    for (const name of ['VERSION', 'PRODID', 'METHOD'])
      assert.is(lines.filter((line) => line.name === name).length, 1, `${path} ${name}`);
    const events = eventsOf(lines);
    assert.ok(isFeed(path) || events.length === 1, path);
    for (const event of events) {
      const value = (name: string): string => event[name]?.value ?? '';
      const moment = event.DTSTART?.parameters.VALUE === 'DATE' ? /^\d{8}$/ : /^\d{8}T\d{6}Z$/;
      assert.match(value('DTSTART'), moment, path);
      assert.match(value('DTEND'), moment, path);
      assert.match(value('DTSTAMP'), /^\d{8}T\d{6}Z$/, path);
      assert.ok(value('DTSTAMP').slice(0, 8) <= real.site.date.replaceAll('-', ''), `${path} is made in the future`);
      assert.ok(value('DTSTART') < value('DTEND'), path);
      assert.match(value('UID'), /^[\w-]+@[\w.-]+$/, path);
      assert.is(event.DTSTART?.parameters.VALUE, event.DTEND?.parameters.VALUE, path);
      for (const name of ['SUMMARY', 'DESCRIPTION', 'LOCATION']) {
        assert.match(value(name), /^(?:[^\\;,]|\\[\\;,nN])+$/, `${path} ${name}`);
        assert.match(event[name]?.parameters.LANGUAGE ?? '', /^(en|fr|nl)$/, path);
      }
      assert.match(value('URL'), /^https:\/\//, path);
    }
  }
});

calendars('a feed has each of its files, in order, under one lasting name each', ({ files, real }) => {
  const feeds = [...files.keys()].filter(isFeed);
  assert.ok(feeds.length >= real.site.config.locales.length);
  const uids: string[] = [];
  for (const feed of feeds) {
    const lines = parse(files.get(feed) ?? '');
    const events = eventsOf(lines);
    const starts = events.map((event) => event.DTSTART?.value.slice(0, 8) ?? '');
    assert.equal(starts, [...starts].sort(), feed);
    assert.match(lines.find(({ name }) => name === 'NAME')?.value ?? '', /^Wevoya\u00a0?: ./, feed);
    const folder = feed.slice(0, -'calendar.ics'.length);
    const own = [...files].filter(([path]) => path.startsWith(folder) && !isFeed(path));
    assert.equal(
      events.map((event) => event.UID?.value).sort(),
      own.map(([, text]) => eventsOf(parse(text))[0]?.UID?.value).sort(),
      feed,
    );
    uids.push(...events.map((event) => event.UID?.value ?? ''));
  }
  assert.is(new Set(uids).size, uids.length, 'each name stands for one thing');
});

calendars(
  'an event has the day of its last change as its stamp, else that of its announcement or publication, never one to come',
  async ({ real }) => {
    // An announced event that is still to come.
    const [ref = '', ofEvent] =
      [...real.site.entries].find(([one, localized]) => {
        const { announced, date } = (localized.get('en')?.facts ?? {}) as { announced?: string; date?: string };
        return one.startsWith('events/') && announced && announced < real.site.date && date && date > real.site.date;
      }) ?? [];
    const { slug = '', facts = {} } = ofEvent?.get('en') ?? {};
    const { announced, date } = facts as { announced?: string; date: string };
    const page = `${ref}@en`;
    const stampOf = async (days: readonly string[], event: object = {}) => {
      const changeLedger = new Map([[page, days.map((day) => ({ day, words: '', reads: '' }))]]);
      const entries = new Map(real.site.entries);
      const localized = new Map(entries.get(ref));
      const entry = localized.get('en');
      if (entry) localized.set('en', { ...entry, facts: { ...entry.facts, ...event } });
      entries.set(ref, localized);
      const all = await calendarsOn({ ...real.site, changeLedger, entries }, real.site.date);
      const file = all.find(({ path }) => path.includes(`/${slug}/`));
      return eventsOf(parse(String(await file?.contents())))[0]?.DTSTAMP?.value;
    };
    const day = (text = ''): string => `${text.replaceAll('-', '')}T000000Z`;
    assert.is(await stampOf(['2026-11-20']), day('2026-11-20'));
    assert.is(await stampOf(['2026-11-20', '2026-11-01']), day('2026-11-20'), 'two branches were merged');
    assert.is(await stampOf([]), day(announced));
    const never = { announced: undefined };
    assert.is(await stampOf([], { ...never, publishDate: '2026-10-03' }), day('2026-10-03'));
    assert.is(await stampOf([], never), '19700101T000000Z');
    assert.is(await stampOf([], { announced: date }), '19700101T000000Z', 'it is announced later');
    assert.is(await stampOf([date]), day(announced), 'the site is built on an earlier day than it was recorded');
  },
);

calendars('a later build changes no file of what is still to come', async ({ real, files }) => {
  for (const file of await calendarsOn(real.site, laterThan(real.site.date)))
    if (!isFeed(file.path)) assert.is(String(await file.contents()), files.get(`/${file.path}`), file.path);
});

calendars('each page with a feed offers to subscribe to it', ({ real, files }) => {
  const subscribed = publishedPages(real).flatMap(({ html, url }) =>
    tagsOf(html, 'a').flatMap(({ href = '' }) => {
      if (!href.startsWith('webcal:')) return [];
      const { host, pathname } = new URL(href);
      assert.is(host, new URL(real.site.config.origin).host, url);
      return [pathname];
    }),
  );
  assert.equal(subscribed.sort(), [...files.keys()].filter(isFeed).sort());
});

calendars('a calendar in which nothing is planned is valid too', async ({ real }) => {
  const empty = await calendarsOn(real.site, '2099-01-01');
  assert.ok(empty.length > 0 && empty.every(({ path }) => isFeed(`/${path}`)));
  for (const file of empty) {
    const lines = parse(String(await file.contents()));
    assert.equal(eventsOf(lines), [], file.path);
    assert.ok(
      lines.some(({ name, value }) => name === 'BEGIN' && value !== 'VCALENDAR'),
      file.path,
    );
  }
});

calendars('pages lead to every file, and say what it is', ({ real, files }) => {
  const linked = new Set<string>();
  for (const { html, url } of publishedPages(real))
    for (const { href, type } of tagsOf(html, 'a')) {
      if (!href?.endsWith('.ics') || href.startsWith('webcal:')) continue;
      assert.ok(files.has(href), `${url} links to ${href}`);
      assert.is(type, 'text/calendar', `${url} ${href}`);
      linked.add(href);
    }
  assert.equal(
    [...files.keys()].filter((path) => !linked.has(path)),
    [],
  );
});

calendars.run();

/** Returns the day two months after another. */
function laterThan(date: string): string {
  return new Date(Date.parse(date) + 64 * 86_400_000).toISOString().slice(0, 10);
}

/** Writes the calendars of a site that is built on another day. */
async function calendarsOn(site: Site, date: string): Promise<OutputFile[]> {
  const { pageTypes, dataKinds } = await projectTemplates();
  const translate = translateWith(createTranslators(site.strings));
  const { attempt } = createFailureRecorder();
  return emitCalendars({ site: { ...site, date }, kinds: [...pageTypes, ...dataKinds], translate, attempt });
}
