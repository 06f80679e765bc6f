import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readCommitDays } from '../../build/commands/project/commit-days.ts';
import { parseChangeLedger } from '../../build/model/change-ledger.ts';
import { createFailureRecorder } from '../../build/model/diagnostics/facet-failures.ts';
import type { Entry } from '../../build/model/entry.ts';
import { lastChange } from '../../build/model/last-change.ts';
import type { EntryRead, RenderedPage } from '../../build/model/page.ts';
import type { Route } from '../../build/model/route.ts';
import { findChangeDays, type PagesRead, recordChanges } from '../../build/pipeline/emit/feeds/change-days.ts';
import { inTemporaryFolder } from '../support/project.ts';

const changes = suite('ledger of changes');

/** An English entry as far as the ledger reads it. */
function entry(ref: string, facts: object = {}, kind: object = {}): Entry {
  return { ref, locale: 'en', facts, words: {}, kind } as unknown as Entry;
}

/** The version of an entry that a page has read. */
const version = (digest: string, ref = 'offices/paris', facts: object = {}): EntryRead => ({
  entry: entry(ref, facts),
  digest,
});

/** What the page of an entry shows, and what it has read. */
interface Shown {
  words: string;
  read: EntryRead[];
}

const url = '/toolbox/';

/** A site of one page, and of entries without one. */
function siteOf({ words, read }: Shown, ledger = '', { date = '2026-12-01', others = [] as Entry[] } = {}): PagesRead {
  const routes = new Map([[url, { url, entry: entry('pages/toolbox') } as unknown as Route]]);
  const entries = new Map(others.map((one) => [one.ref, new Map([[one.locale, one]])]));
  return {
    site: { date, entries, routes, changeLedger: parseChangeLedger(ledger) },
    pages: [{ url, words } as RenderedPage],
    entriesRead: () => read,
  };
}

const dayOf = (read: PagesRead): string | undefined => findChangeDays(read, createFailureRecorder().attempt)?.get(url);

const record = (read: PagesRead, day: string) => recordChanges(read, () => day);

const shown: Shown = { words: 'one', read: [version('1')] };

changes('a page has changed if its words and what it has read are others', () => {
  const first = record(siteOf(shown), '2026-10-01');
  assert.is(first.changed, 1);
  assert.match(first.text, 'pages/toolbox@en 2026-10-01 one ');
  assert.is(dayOf(siteOf(shown, first.text)), '2026-10-01');
  const unchanged = {
    'a fact that the page does not show is another': { ...shown, read: [version('2')] },
    'a template, an interface text or the date gives it other words': { ...shown, words: 'two' },
  };
  for (const [why, now] of Object.entries(unchanged)) {
    assert.is(dayOf(siteOf(now, first.text)), '2026-10-01', why);
    const again = record(siteOf(now, first.text), '2026-11-01');
    assert.is(again.changed, 0, why);
    // The ledger then has what the page shows now.
    assert.not.equal(again.text, first.text, why);
    const later = { words: `${now.words}, later`, read: now.read };
    assert.is(dayOf(siteOf(later, again.text)), '2026-10-01', why);
  }
  const changed = siteOf({ words: 'two', read: [version('2')] }, first.text);
  assert.is(dayOf(changed), undefined, 'nobody has recorded when');
  assert.match(record(changed, '2026-11-01').text, 'pages/toolbox@en 2026-11-01 two ');
});

changes('the day of a change is found by what the page has read and the change before', () => {
  const days: unknown[] = [];
  const first = recordChanges(siteOf(shown), ({ entry: page, read, recorded }) => {
    days.push([page.ref, read.map(({ ref }) => ref), recorded]);
    return '2026-10-01';
  });
  recordChanges(siteOf({ words: 'two', read: [version('2')] }, first.text), ({ recorded }) => {
    days.push(recorded);
    return '2026-11-01';
  });
  assert.equal(days, [['pages/toolbox', ['offices/paris'], undefined], '2026-10-01']);
});

changes('of the lines of two branches, the one that fits counts', () => {
  const other = { words: 'two', read: [version('2')] };
  const [ours, theirs] = [record(siteOf(shown), '2026-10-01'), record(siteOf(other), '2026-10-02')];
  const merged = ours.text + theirs.text;
  assert.is(dayOf(siteOf(other, merged)), '2026-10-02');
  assert.is(record(siteOf(shown, merged), '2026-11-01').text, ours.text);
});

changes('a list page changes on the day on which an entry comes or ends by its date', () => {
  const kind = {
    listPage: 'pages/toolbox',
    endings: ({ closes }: { closes?: string }) => (closes ? [{ day: closes }] : []),
  };
  const ledger = record(siteOf(shown), '2026-10-01').text;
  const facts = { publishDate: '2026-10-20', closes: '2026-11-10' };
  // Nobody has to record what the calendar changes.
  const now = { words: 'two', read: [...shown.read, version('3', 'toolbox/f', facts)] };
  const dayOn = (date: string, ...others: Entry[]) => dayOf(siteOf(now, ledger, { date, others }));
  const planned = entry('toolbox/f', facts, kind);
  assert.is(dayOn('2026-10-20', planned), '2026-10-20');
  assert.is(dayOn('2026-11-10', planned), '2026-10-20');
  assert.is(dayOn('2026-11-11', planned), '2026-11-11');
  const draft = entry('toolbox/e', { ...facts, draft: true }, kind);
  assert.is(dayOn('2026-11-11', draft), '2026-10-01');
  const joined = { words: 'two', read: [...shown.read, version('3', 'toolbox/c')] };
  assert.is(dayOf(siteOf(joined, ledger)), undefined, 'it was written since, and nobody has recorded when');
});

changes('the last change is never before the publication', () => {
  assert.equal(lastChange({ published: '2026-10-06' }, '2026-11-22'), { updated: '2026-11-22' });
  assert.equal(lastChange({ published: '2026-12-01' }, '2026-11-22'), { updated: '2026-12-01' });
  assert.equal(lastChange({ published: '2026-10-06', updated: '2026-11-23' }, '2026-11-22'), { updated: '2026-11-23' });
  assert.equal(lastChange({ published: '2026-10-06' }, undefined), {});
  assert.equal(lastChange({}, '2026-11-22'), { updated: '2026-11-22' });
});

changes('a file has the day of its last commit, unless it was changed since or the history is not whole', () =>
  inTemporaryFolder((folder) => {
    const content = join(folder, 'a/content');
    const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe', env: gitEnv });
    mkdirSync(join(content, 'toolbox'), { recursive: true });
    const write = (file: string, words: string) => writeFileSync(join(content, file), words);
    write('toolbox/é.md', '1');
    write('toolbox/b.md', '1');
    assert.is(readCommitDays(content).size, 0);
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'first');
    write('toolbox/b.md', '2');
    assert.equal([...readCommitDays(content)], [['toolbox/é.md', '2026-03-04']]);
    git('commit', '-qam', 'second');
    const shallow = join(folder, 'shallow');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, shallow], { stdio: 'pipe' });
    assert.is(readCommitDays(content).size, 2);
    assert.is(readCommitDays(join(shallow, 'a/content')).size, 0);
  }),
);

const gitEnv = {
  ...process.env,
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@wevoya.example',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@wevoya.example',
  GIT_AUTHOR_DATE: '2026-03-04T12:00:00Z',
  GIT_COMMITTER_DATE: '2026-03-04T12:00:00Z',
};

changes.run();
