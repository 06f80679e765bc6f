import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatSummary } from '../build/commands/build/summary.ts';
import { dayAfter } from '../build/model/schedule/day-after.ts';
import { findNextChange, formatNextChange } from '../build/model/schedule/next-change.ts';
import type { Memo } from '../build/pipeline/cache/memo.ts';
import { isExhaustive, makeTemporaryFolder } from './support/project.ts';
import { type BuiltSite, buildDate, buildSite, changeToCase, layOutBase, textOf } from './support/site.ts';

/** What a day takes away or brings: the same content, built on several days. */
const time = suite<{ folder: string; memo: Memo }>('time');
const job = 'careers/agile-coach-brussels';
const event = 'spark-the-change/spark-online-2027';

time.before(async (state) => {
  state.folder = makeTemporaryFolder();
  layOutBase(state.folder);
  changeToCase('future-entry-stays-out', state.folder);
  // A change far from the others, so that the days between can be looked at.
  const change = (file: string, from: string, to: string): void => {
    const path = join(state.folder, 'content', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  change('toolbox/estimates-in-ranges/guide.yaml', '2027-01-16', '2027-03-01');
  change('events/spark-online-2027-11/event.yaml', "announced: '2026-10-06'", "announced: '2027-04-01'");
  change('pages/press-room/page.yaml', "date: '2026-10-06'", "date: '2027-05-01'");
  state.memo = (await buildSite(state.folder)).memo;
});
time.after(({ folder }) => rmSync(folder, { recursive: true }));

time('nothing changes before the day that is told, and something does on it', async ({ folder, memo }) => {
  const changes: string[] = [];
  let date: string = buildDate;
  let built = await buildSite(folder, { memo, writes: false, input: { date } });
  while (date < '2027-12-01') {
    const next = built.coming && findNextChange(built.coming);
    if (!next) throw new Error(`There is no site on ${date}.`);
    changes.push(formatNextChange(next));
    // Outside an exhaustive run one change in three.
    if (isExhaustive || changes.length % 3 === 1)
      assert.equal(filesOf(await siteOn(dayBeforeOf(next.date))), filesOf(built), `before ${next.date}`);
    const day = await siteOn(next.date);
    assert.not.equal(filesOf(day), filesOf(built), `on ${next.date}`);
    built = day;
    date = next.date;
  }
  assert.equal(changes, [
    'The next change falls due on 2027-01-20: the training agile-foundations has begun a session.',
    'The next change falls due on 2027-02-17: the training agile-foundations has begun a session.',
    'The next change falls due on 2027-03-01: the guide estimates-in-ranges is published.',
    'The next change falls due on 2027-04-01: the event spark-online-2027-11 is announced.',
    'The next change falls due on 2027-05-01: the press press-room has a release in its feeds.',
    'The next change falls due on 2027-06-01: the job agile-coach-brussels has closed.',
    'The next change falls due on 2027-07-01: the file security.txt gets a later expiry.',
    'The next change falls due on 2027-11-17: the event spark-online-2027-11 is past.',
    'The next change falls due on 2028-01-01: the file security.txt gets a later expiry.',
  ]);

  function siteOn(day: string): Promise<BuiltSite> {
    return buildSite(folder, { memo: built.memo, writes: false, input: { date: day } });
  }

  function filesOf({ outputs }: BuiltSite): Record<string, unknown> {
    return Object.fromEntries(outputs.map(({ area, path, digest }) => [`${area}/${path}`, digest]));
  }
});

time('several changes of one day are counted', () => {
  const entries = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ref: `jobs/${id}`, kind: 'job', what: 'has closed' }));
  assert.is(
    formatNextChange({ date: '2027-03-16', entries }),
    'The next change falls due on 2027-03-16: the job a has closed; the job b has closed; the job c has closed; and 2 more.',
  );
});

time('a job that has closed leaves lists, sitemap and structured data, and its address says so', async (state) => {
  const { folder, memo } = state;
  const open = await buildSite(folder, { memo, writes: false, input: { date: '2027-05-31' } });
  assert.match((await textOf(open.outputs, `${job}/index.html`)) ?? '', '"@type":"JobPosting"');
  assert.match((await textOf(open.outputs, 'sitemap.xml')) ?? '', job);
  assert.match((await textOf(open.outputs, 'careers/index.html')) ?? '', job);

  const closed = await buildSite(folder, { memo: open.memo, writes: false, input: { date: '2027-06-01' } });
  assert.is(closed.diagnostics.filter(({ severity }) => severity === 'error').length, 0);
  const page = (await textOf(closed.outputs, `${job}/index.html`)) ?? '';
  assert.match(page, '<meta name="robots" content="noindex"/>');
  assert.not.match(page, 'JobPosting');
  assert.match(page, closed.translate?.('en', 'pages.job.closed') ?? 'no such text');
  assert.not.match(page, 'id="apply"');
  assert.not.match((await textOf(closed.outputs, 'sitemap.xml')) ?? '', job);
  assert.not.match((await textOf(closed.outputs, 'careers/index.html')) ?? '', job);
});

time('the last lines of a run say when it is due again', () => {
  const report = { diagnostics: [], pages: { en: 2 }, rendered: 2, written: 0, unchanged: 0, removed: 0 };
  const due = { date: '2027-06-01', entries: [{ ref: 'jobs/coach', kind: 'job', what: 'has closed' }] };
  const options = { published: false, strict: false, seconds: 1 };
  assert.is(
    formatSummary({ ...report, nextChange: due }, options),
    '2 pages: en 2 (2 rendered)\nThe next change falls due on 2027-06-01: the job coach has closed.\nno errors, no warnings (1.00 s)\n',
  );
  assert.is(
    formatSummary({ ...report, notices: ['A page has changed.'] }, options),
    '2 pages: en 2 (2 rendered)\nA page has changed.\nno errors, no warnings (1.00 s)\n',
  );
  assert.is(formatSummary(report, options), '2 pages: en 2 (2 rendered)\nno errors, no warnings (1.00 s)\n');
});

time('lists that time has emptied say so', async ({ folder, memo }) => {
  const { outputs, translate } = await buildSite(folder, { memo, writes: false, input: { date: '2029-01-01' } });
  for (const [path, key] of [
    ['careers/index.html', 'pages.collection.none'],
    ['training-calendar/agile-foundations/index.html', 'pages.training.noDates'],
    [`${event}/index.html`, 'pages.event.past'],
  ] as const)
    assert.match((await textOf(outputs, path)) ?? '', translate?.('en', key) || 'no such text', path);
});

time('a session that has begun leaves its page and its files', async ({ folder, memo }) => {
  const file = 'training-calendar/agile-foundations';
  const coming = await buildSite(folder, { memo, writes: false, input: { date: '2027-01-19' } });
  assert.match((await textOf(coming.outputs, `${file}/index.html`)) ?? '', '2027-01-antwerp.ics');
  assert.ok(coming.outputs.some(({ path }) => path.includes('2027-01-antwerp')));
  const begun = await buildSite(folder, { memo: coming.memo, writes: false, input: { date: '2027-01-20' } });
  assert.not.ok(begun.outputs.some(({ path }) => path.includes('2027-01-antwerp')));
  const texts = await Promise.all(
    begun.outputs.filter(({ path }) => /\.(html|ics|xml)$/.test(path)).map(({ path }) => textOf(begun.outputs, path)),
  );
  assert.equal(
    texts.filter((text) => text?.includes('2027-01-antwerp')),
    [],
  );
});

time('an event enters feeds when it is announced, a press release on its day', async ({ folder, memo }) => {
  const feedsOn = async (date: string) => {
    const { outputs } = await buildSite(folder, { memo, writes: false, input: { date } });
    const feed = async (page: string) => JSON.parse((await textOf(outputs, `${page}/feed.json`)) ?? '').items;
    return { events: (await feed('spark-the-change')).length, releases: (await feed('press-room')).length };
  };
  assert.equal(await feedsOn('2027-03-31'), { events: 0, releases: 1 });
  assert.equal(await feedsOn('2027-04-01'), { events: 1, releases: 1 });
  assert.equal(await feedsOn('2027-05-01'), { events: 1, releases: 2 });
});

time('a past event leaves the feed, and its page says so instead of offering a place', async ({ folder, memo }) => {
  const coming = await buildSite(folder, { memo, writes: false, input: { date: '2027-11-16' } });
  const invitation = (await textOf(coming.outputs, `${event}/index.html`)) ?? '';
  assert.match(invitation, 'id="sign-up"');
  const past = await buildSite(folder, { memo: coming.memo, writes: false, input: { date: '2027-11-17' } });
  const report = (await textOf(past.outputs, `${event}/index.html`)) ?? '';
  assert.match(report, '"@type":"Event"');
  assert.match(report, past.translate?.('en', 'pages.event.past') ?? 'no such text');
  for (const offered of ['sign-up', '.ics']) assert.not.match(report, offered);
  const feeds = past.outputs.filter(({ path }) => path.endsWith('.ics')).map(({ path }) => textOf(past.outputs, path));
  assert.not.match((await Promise.all(feeds)).join(), 'BEGIN:VEVENT');
});

time.run();

function dayBeforeOf(day: string): string {
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  assert.is(dayAfter(before), day);
  return before;
}
