import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lastChange } from '../../build/authoring/last-change.ts';
import { readCommitDays } from '../../build/commands/commit-days.ts';
import type { Entry } from '../../build/model/entry.ts';
import { recordChanges, recordedDays } from '../../build/route/change-ledger.ts';
import { inTemporaryFolder } from '../support/project.ts';

const changes = suite('ledger of changes');

const text = '---\ntitle: A\n---\nOne line.\nAnother.\n';

/** An entry as far as the ledger reads it; `digest` stands for the bytes of its files. */
function entry(digest: string, facts: object = { price: 60 }): Entry {
  const source = { facts: 'toolbox/a/guide.yaml', words: 'toolbox/a/en.md' };
  return { ref: 'toolbox/a', locale: 'en', digest, facts, words: { title: 'A' }, source } as unknown as Entry;
}

function record(ledger: string, one: Entry, day: string, body = text) {
  return recordChanges(ledger, [one], { readText: () => body, dayOf: () => day });
}

changes('a page keeps its day until its words or facts change', () => {
  const first = record('', entry('1'), '2026-10-01');
  assert.is(first.changed, 1);
  assert.equal([...recordedDays(first.text, [entry('1')], () => text)], [['toolbox/a@en', '2026-10-01']]);
  // The same words in other lines, in other bytes.
  const wrapped = text.replace('line.\nAnother', 'line. Another');
  assert.is(recordedDays(first.text, [entry('2')], () => wrapped).size, 1);
  const second = record(first.text, entry('2'), '2026-11-01', wrapped);
  assert.is(second.changed, 0);
  assert.match(second.text, 'toolbox/a@en 2026-10-01 ');
  for (const [changed, body] of [
    [entry('3'), text.replace('Another', 'A third')],
    [entry('3', { price: 70 }), text],
  ] as const) {
    assert.is(recordedDays(second.text, [changed], () => body).size, 0, 'a change has no day yet');
    assert.match(record(second.text, changed, '2026-11-01', body).text, 'toolbox/a@en 2026-11-01 ');
  }
});

changes('of the lines of two branches, the one that fits the content counts', () => {
  const [ours, theirs] = [record('', entry('1'), '2026-10-01'), record('', entry('2', { price: 70 }), '2026-10-02')];
  const merged = ours.text + theirs.text;
  assert.equal([...recordedDays(merged, [entry('2', { price: 70 })], () => text).values()], ['2026-10-02']);
  assert.is(record(merged, entry('1'), '2026-11-01').text, ours.text);
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
