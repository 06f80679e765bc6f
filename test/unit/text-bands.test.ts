import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { markCrosstab } from '../../templates/components/crosstab/marks.ts';
import { splitBands } from '../../templates/components/prose/split-bands.ts';

const test = suite('text bands');

const tableOf = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...body] = rows.map((row) => row.map((cell) => `<td>${cell}</td>`).join(''));
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
};

const sums = [
  ['No.', 'A', 'B', 'C', 'D', 'All', 'Note'],
  ['1', '1', '2', '3', '4', '10', 'late'],
  ['2', '2', '0', '1', '1', '4', ''],
  ['3', '1', '1.5', '10', '2', '14.5', ''],
  ['All', '4', '3.5', '14', '7', '28.5', ''],
];

const withCell = (row: number, column: number, text: string) =>
  sums.map((cells, at) => (at === row ? cells.with(column, text) : cells));

test('of a table that adds up, sums and remarks are marked, and the others by their share of the largest', () => {
  const cells = [...(markCrosstab('en', tableOf(sums))?.matchAll(/<td([^>]*)>/g) ?? [])].map(([, marks = '']) =>
    marks.trim().replace('=""', ''),
  );
  const rows = Array.from({ length: 5 }, (_, row) => cells.slice(7 * row, 7 * row + 7).join('|'));
  assert.is(rows[1], '|data-shade="0"|data-shade="1"|data-shade="1"|data-shade="2"|data-sum|data-remark');
  assert.is(rows[3], '|data-shade="0"|data-shade="0"|data-shade="top"|data-shade="1"|data-sum|data-remark');
  assert.is(rows[4], '|data-sum|data-sum|data-sum|data-sum|data-sum|data-remark');
});

test('numbers are read as the language writes them', () => {
  const french = tableOf(sums.map((row) => row.map((cell) => cell.replace('.5', ',5'))));
  assert.ok(markCrosstab('fr', french));
  assert.is(markCrosstab('en', french), undefined);
});

for (const [name, rows] of [
  ['across', withCell(1, 5, '11')],
  ['down', sums.with(4, ['All', '5', '3.5', '14', '7', '29.5', ''])],
  ['at all, because a number is missing', withCell(2, 2, 'none')],
] as const)
  test(`a table that does not add up ${name} stays as it is`, () =>
    assert.is(markCrosstab('en', tableOf(rows)), undefined));

test('a table of few columns stays as it is', () => {
  assert.is(
    markCrosstab(
      'en',
      tableOf([
        ['', 'A', 'All'],
        ['x', '1', '1'],
        ['y', '2', '2'],
        ['All', '3', '3'],
      ]),
    ),
    undefined,
  );
});

const quote = '<blockquote>\n<p>Short.</p>\n</blockquote>';
const text = `<p>Start</p><h2>One</h2><p>1</p>${quote}<p>2</p><h2>Two</h2>${tableOf(sums)}<h2>Three</h2><p>3</p>${quote}`;

test('a text is parted at its first short quotation, at a table that adds up, and at its objects', () => {
  const bands = splitBands(text, { locale: 'en', sections: [2, 9] });
  assert.equal(
    bands.map((band) => (band.kind === 'object' ? `object ${band.index}` : band.kind)),
    ['text', 'quote', 'text', 'table', 'object 0', 'text', 'object 1'],
  );
});

test('nothing of a text is lost, and a long quotation stays in it', () => {
  const long = text.replaceAll('Short.', 'Long. '.repeat(50));
  const bands = splitBands(long, { locale: 'en', sections: [] });
  assert.equal(
    bands.map(({ kind }) => kind),
    ['text', 'table', 'text'],
  );
  const plain = (html: string): string => html.replace(/ data-(?:shade|sum|remark)="[^"]*"/g, '');
  assert.is(plain(bands.map((band) => (band.kind === 'object' ? '' : band.html)).join('')), long);
});

for (const [name, inside] of [
  ['a list', `<ul><li><p>One</p>${quote}</li></ul>`],
  ['another quotation', `<blockquote>${quote}<p>${'More. '.repeat(50)}</p></blockquote>`],
  ['a directive', `<div class="note"><h2>Two</h2>${quote}${tableOf(sums)}</div>`],
] as const)
  test(`what is inside ${name} stays there`, () =>
    assert.equal(splitBands(`<h2>One</h2>${inside}<p>1</p>`, { locale: 'en', sections: [1] }), [
      { kind: 'text', html: `<h2>One</h2>${inside}<p>1</p>` },
      { kind: 'object', index: 0 },
    ]));

test.run();
