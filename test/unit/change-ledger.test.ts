import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lastChange } from '../../build/authoring/last-change.ts';
import { readCommitDays } from '../../build/commands/project/commit-days.ts';
import { createFailureRecorder } from '../../build/model/diagnostics/facet-failures.ts';
import type { Entry } from '../../build/model/entry.ts';
import { findChangeDays, recordChanges } from '../../build/pipeline/route/change-ledger.ts';
import { findListedEntries } from '../../build/pipeline/route/listed-entries.ts';
import { createMentionFinder } from '../../build/pipeline/route/mentions.ts';
import { inTemporaryFolder } from '../support/project.ts';

const changes = suite('ledger of changes');

const text = '---\ntitle: A\n---\nOne line.\nAnother.\n';

/** An entry as far as the ledger reads it; `digest` stands for the bytes of its files. */
function entry(digest: string, facts: object = { price: 60 }): Entry {
  const source = { facts: 'toolbox/a/guide.yaml', words: 'toolbox/a/en.md' };
  return { ref: 'toolbox/a', locale: 'en', digest, facts, words: { title: 'A' }, source } as unknown as Entry;
}

function record(ledger: string, one: Entry, day: string, body = text) {
  return recordChanges(ledger, [one], { readText: () => body, ...alone, dayOf: () => day });
}

function daysOf(ledger: string, one: Entry, body = text): Map<string, string> {
  return findChangeDays(ledger, [one], { readText: () => body, ...alone });
}

/** The content of a ledger whose pages show nothing of other entries. */
const alone = { lists: new Map(), mentionsOf: () => [] };

changes('a page keeps its day until its words or facts change', () => {
  const first = record('', entry('1'), '2026-10-01');
  assert.is(first.changed, 1);
  assert.equal([...daysOf(first.text, entry('1'))], [['toolbox/a@en', '2026-10-01']]);
  // The same words in other lines, in other bytes.
  const wrapped = text.replace('line.\nAnother', 'line. Another');
  assert.is(daysOf(first.text, entry('2'), wrapped).size, 1);
  const second = record(first.text, entry('2'), '2026-11-01', wrapped);
  assert.is(second.changed, 0);
  assert.match(second.text, 'toolbox/a@en 2026-10-01 ');
  for (const [changed, body] of [
    [entry('3'), text.replace('Another', 'A third')],
    [entry('3', { price: 70 }), text],
  ] as const) {
    assert.is(daysOf(second.text, changed, body).size, 0, 'a change has no day yet');
    assert.match(record(second.text, changed, '2026-11-01', body).text, 'toolbox/a@en 2026-11-01 ');
  }
});

changes('of the lines of two branches, the one that fits the content counts', () => {
  const [ours, theirs] = [record('', entry('1'), '2026-10-01'), record('', entry('2', { price: 70 }), '2026-10-02')];
  const merged = ours.text + theirs.text;
  assert.equal([...daysOf(merged, entry('2', { price: 70 })).values()], ['2026-10-02']);
  assert.is(record(merged, entry('1'), '2026-11-01').text, ours.text);
});

changes('a list page changes when an entry joins or leaves it, or comes or ends by its date', () => {
  const list = { ...entry('1'), ref: 'pages/toolbox' } as Entry;
  const guide = (id: string, facts: object = {}, more: object = {}): Entry =>
    ({
      ref: `toolbox/${id}`,
      locale: 'en',
      facts,
      words: {},
      kind: {
        listPage: 'pages/toolbox',
        endings: ({ closes }: { closes?: string }) => (closes ? [{ day: closes }] : []),
      },
      ...more,
    }) as unknown as Entry;
  const listsOf = (date: string, guides: Entry[]) =>
    findListedEntries(
      { date, entries: new Map(guides.map((one) => [one.ref, new Map([[one.locale, one]])])) },
      createFailureRecorder().attempt,
    );
  const dayOn = (date: string, ledger: string, guides: Entry[]) =>
    findChangeDays(ledger, [list], { ...alone, readText: () => text, lists: listsOf(date, guides) }).get(
      'pages/toolbox@en',
    );
  const recordOn = (date: string, ledger: string, guides: Entry[]) =>
    recordChanges(ledger, [list], { ...alone, readText: () => text, lists: listsOf(date, guides), dayOf: () => date });

  const [a, b] = [guide('a'), guide('b')];
  const first = recordOn('2026-10-01', '', [a, b]).text;
  assert.is(dayOn('2026-12-01', first, [b, a]), '2026-10-01');
  for (const others of [[a], [a, b, guide('c')], []]) {
    assert.is(dayOn('2026-12-01', first, others), undefined, 'it has changed, and nobody has recorded when');
    const second = recordOn('2026-11-05', first, others);
    assert.is(second.changed, 1);
    assert.is(dayOn('2026-12-01', second.text, others), '2026-11-05');
  }
  // Other languages, and drafts, are not in the list.
  const unseen = [guide('d', {}, { locale: 'fr' }), guide('e', { draft: true })];
  assert.is(dayOn('2026-12-01', first, [a, b, ...unseen]), '2026-10-01');
  // Of what the calendar changes the day is known: nobody has to record it.
  const planned = guide('f', { publishDate: '2026-10-20', closes: '2026-11-10' });
  assert.is(dayOn('2026-10-20', first, [a, b, planned]), '2026-10-20');
  assert.is(dayOn('2026-11-10', first, [a, b, planned]), '2026-10-20');
  assert.is(dayOn('2026-11-11', first, [a, b, planned]), '2026-11-11');
});

changes('a page changes with what it shows of entries that its facts name, or that it lists', () => {
  const job = { ...entry('1', { office: 'offices/paris', contact: 'experts/x' }), ref: 'jobs/a' } as Entry;
  const list = { ...entry('2'), ref: 'pages/contact' } as Entry;
  /** What the ledger reads if the office in Paris has these facts. */
  const contentWith = (facts: object, counts = true) => {
    const kind = { listPage: 'pages/contact', ...(counts ? { mention: (one: Entry) => [one.facts.street] } : {}) };
    const source = { facts: 'offices/paris/office.yaml', words: 'offices/paris/en.md' };
    const office = { ...entry('3', facts), ref: 'offices/paris', kind, source } as unknown as Entry;
    // An entry of a kind of which pages show nothing.
    const expert = { ...entry('4'), ref: 'experts/x', kind: {} } as Entry;
    const entries = new Map([office, expert].map((one) => [one.ref, new Map([['en', one]])]));
    const { attempt } = createFailureRecorder();
    const lists = findListedEntries({ date: '2026-12-01', entries }, attempt);
    return { readText: () => text, lists, mentionsOf: createMentionFinder({ entries }, attempt) };
  };
  const pages = [job, list];
  const daysWith = (ledger: string, facts: object) => [...findChangeDays(ledger, pages, contentWith(facts)).values()];
  const recordWith = (ledger: string, facts: object, day: string, counts?: boolean) => {
    const changes: string[] = [];
    const recorded = recordChanges(ledger, pages, {
      ...contentWith(facts, counts),
      dayOf({ page, changed, isKnown }) {
        changes.push(`${page.ref}${isKnown ? '' : ' (new)'}: ${changed.map(({ ref }) => ref).join()}`);
        return day;
      },
    });
    return { ...recorded, changes };
  };
  const days = (day: string) => pages.map(() => day);

  // A ledger from before pages counted what they show of others keeps its days when it is recorded again.
  const old = recordWith('', { street: '1 rue A' }, '2026-10-01', false);
  assert.equal(old.changes, ['jobs/a (new): jobs/a', 'pages/contact (new): pages/contact']);
  assert.equal(daysWith(old.text, { street: '1 rue A' }), days('2026-10-01'));
  const first = recordWith(old.text, { street: '1 rue A' }, '2026-11-01');
  assert.is(first.changed, 0);
  assert.not.equal(first.text, old.text);
  assert.equal(daysWith(first.text, { street: '1 rue A' }), days('2026-10-01'));

  assert.equal(daysWith(first.text, { street: '1 rue A', hours: '9 to 5' }), days('2026-10-01'), 'they show no hours');
  assert.equal(daysWith(first.text, { street: '2 rue B' }), [], 'nobody has recorded when');
  const second = recordWith(first.text, { street: '2 rue B' }, '2026-11-05');
  assert.equal(second.changes, ['jobs/a: offices/paris', 'pages/contact: offices/paris']);
  assert.equal(daysWith(second.text, { street: '2 rue B' }), days('2026-11-05'));
  // Of the lines of two branches, the one that fits counts.
  assert.equal(daysWith(first.text + second.text, { street: '1 rue A' }), days('2026-10-01'));
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
