import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type ArtefactFacts,
  type ArtefactWords,
  artefactRules,
  objectRules,
} from '../../templates/components/artefact/struct.ts';

const test = suite('artefact');

const words: ArtefactWords = {
  title: 'Delivery note',
  rows: [{ cells: ['Crane 1', '05:30'] }, { cells: ['Crane 2', '06:00'] }],
  caption: 'Written by hand.',
};

/** What is wrong, where, and what to write instead. */
const mistakes: [name: string, facts: ArtefactFacts | undefined, words: ArtefactWords | undefined, expected: string][] =
  [
    ['facts alone', { kind: 'note' }, undefined, 'words artefact: The artefact has facts, but no words.'],
    ['words alone', undefined, words, 'facts artefact: The artefact has words, but no facts.'],
    [
      'a mark of a row that is missing',
      { kind: 'note', marks: [{ row: 3, as: 'struck' }] },
      words,
      'facts artefact.marks.0: There is no row 3. Name a row from 1 to 2.',
    ],
    [
      'a mark of a cell that is missing',
      { kind: 'note', marks: [{ row: 2, cell: 4, as: 'added' }] },
      words,
      'facts artefact.marks.0: Row 2 has no cell 4. Name a cell from 1 to 2.',
    ],
    ['a board without counts', { kind: 'board' }, words, 'facts artefact: There are counts of 0 rows, but 2 rows.'],
    ['a tree of other rows', { kind: 'tree', levels: [0] }, words, 'facts artefact.levels: There are levels of 1 rows'],
    ['a note with counts', { kind: 'note', counts: [1, 1] }, words, 'facts artefact.counts: A note has no counts.'],
    [
      'more struck than there are',
      { kind: 'board', counts: [1, 4], struck: [0, 5] },
      words,
      'facts artefact.struck.1: 5 cards are crossed out, and the row has 4.',
    ],
    [
      'a sheet with a row of other cells',
      { kind: 'sheet' },
      { ...words, columns: ['Crane'] },
      'words artefact.rows.0.cells: The row has 2 cells, and the sheet 1 columns.',
    ],
  ];

for (const [name, facts, texts, expected] of mistakes)
  test(name, () => {
    const [rule] = artefactRules(facts, texts);
    assert.match(`${rule?.in} ${rule?.path.join('.')}: ${rule?.message} ${rule?.hint}`, expected);
  });

test('nothing is wrong with an artefact that is whole, or with none', () => {
  assert.equal(artefactRules({ kind: 'board', counts: [3, 4], struck: [0, 4] }, words), []);
  assert.equal(artefactRules(undefined, undefined), []);
});

test('the objects of a text are checked at their places, and are as many in the facts as in the words', () => {
  const [rule] = objectRules([{ kind: 'note' }, { kind: 'board' }], [words, words]);
  assert.equal([rule?.in, rule?.path], ['facts', ['objects', 1]]);
  const [missing] = objectRules([{ kind: 'note' }], []);
  assert.is(missing?.message, 'There are 0 objects in the words, and 1 in the facts.');
  assert.equal(objectRules(undefined, undefined), []);
});

test.run();
