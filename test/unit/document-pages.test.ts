import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sheet } from '../../templates/brand/social/sheet.ts';
import { columnsOnPhone } from '../../templates/components/sheet/columns-on-phone.ts';
import { rowsWithContent } from '../../templates/components/sheet/rows-with-content.ts';

const test = suite('document pages');

test('a sheet ends two rows after its last one with content; the number of a row is none', () => {
  const head = ['Week', 'Units'];
  const empty = ['1', '2', '3', '4'].map((number) => [number, '']);
  assert.equal(rowsWithContent([head, ...empty]), [head, ...empty.slice(0, 2)]);
  assert.equal(rowsWithContent([head, ['1', '42'], ...empty]).length, 4);
  assert.equal(rowsWithContent([head, ['1', 'all']]).length, 2);
});

test('a phone shows three columns of short words, and two of longer ones', () => {
  const head = ['Day', 'Subject', 'Who'];
  const rows = [
    ['Mon', 'Start', 'Ann'],
    ['Tue', 'End', 'Bo'],
  ];
  assert.equal(columnsOnPhone(rows, head), [0, 1, 2]);
  assert.equal(columnsOnPhone(rows, ['Day', 'Subject', 'Responsibility']), [0, 1]);
  assert.equal(columnsOnPhone([['Mon', 'A word'], ...rows.slice(1)]), [0, 1, 2]);
});

const social = [
  [
    'the columns that are filled in',
    [
      ['Person', 'Answer', 'Why'],
      ['Ann', '', 'Stand-in'],
    ],
    ['Person', 'Why', 'Ann', 'Stand-in'],
  ],
  [
    'the names of the columns of an empty form',
    [
      ['Week', 'Units'],
      ['1', ''],
    ],
    ['Week', 'Units', '1', ''],
  ],
  [
    'fewer columns where a third one would cut words',
    [
      ['Half-day', 'What is done in it', 'Terms'],
      ['Day 1', 'Laps one and two of the guided walk', 'Order, plan, review, retrospective'],
    ],
    ['Half-day', 'What is done in it', 'Day 1', 'Laps one and two of the guided walk'],
  ],
] as const;
for (const [what, rows, shown] of social) {
  test(`the sheet of a social image has ${what}`, () => {
    const texts = { title: 'A', kicker: 'B', siteName: 'C', page: { title: 'D', heading: 'E', reference: 'F', rows } };
    const columns = sheet.layOut(texts as never, {});
    assert.equal(
      columns.slice(-shown.length).map(({ texts: [text] }) => text?.text),
      shown,
    );
  });
}

test.run();
