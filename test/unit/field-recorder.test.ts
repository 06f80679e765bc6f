import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFieldRecorder } from '../../build/pipeline/render/field-recorder.ts';

const recorder = suite('fields that are read');

const entry = {
  ref: 'trainings/agile',
  folder: 'trainings',
  id: 'agile',
  type: 'training',
  locale: 'en',
  facts: { level: 1, sessions: [{ starts: '2027-01-01', seats: { left: 3, all: 9 } }, { starts: '2027-02-01' }] },
  words: { title: 'Agile', tags: ['a', 'b'], lead: 'Lead' },
};

function watched() {
  const seen: string[] = [];
  return { seen, show: createFieldRecorder((type, path) => seen.push(`${type} ${path}`)) };
}

recorder('names each field once, items of lists together', () => {
  const { seen, show } = watched();
  const { facts, words } = show(entry);
  assert.equal(seen, []);
  assert.equal(
    facts.sessions.map((session: { starts: string }) => session.starts),
    ['2027-01-01', '2027-02-01'],
  );
  assert.is(facts.sessions[0]?.seats?.left, 3);
  assert.equal([...words.tags], ['a', 'b']);
  assert.is(words.title, 'Agile');
  assert.is(words.title.length, 5);
  assert.equal(
    [...new Set(seen)],
    [
      'training facts.sessions',
      'training facts.sessions.starts',
      'training facts.sessions.seats',
      'training facts.sessions.seats.left',
      'training words.tags',
      'training words.title',
    ],
  );
});

recorder('what is passed on whole counts as read, and what is not there as not', () => {
  const { seen, show } = watched();
  const copy = { ...show(entry).words };
  assert.equal({ ...copy, tags: undefined }, { ...entry.words, tags: undefined });
  assert.equal(seen.sort(), ['training words.lead', 'training words.tags', 'training words.title']);
  assert.is((show(entry).words as Record<string, unknown>).subtitle, undefined);
  assert.not.ok(seen.includes('training words.subtitle'));
});

recorder('the same entry is shown as the same object, with the same data', () => {
  const { show } = watched();
  assert.is(show(entry), show(entry));
  assert.is(show(entry).facts.sessions, show(entry).facts.sessions);
  assert.is(JSON.stringify(show(entry)), JSON.stringify(entry));
  assert.ok(Array.isArray(show(entry).facts.sessions));
});

recorder.run();
