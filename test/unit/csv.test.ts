import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatCsv } from '../../build/authoring/values/csv.ts';

const csv = suite('CSV');

csv('rows end in CRLF, and cells with a separator, a quote or a line break are quoted', () => {
  assert.is(
    formatCsv([
      ['a', 'b "c", d'],
      ['x\ny', 'p;q', 3],
    ]),
    'a,"b ""c"", d"\r\n"x\ny","p;q",3\r\n',
  );
});

for (const begin of ['=', '+', '-', '@', '\t', '\r', '\n', ' =', '\u3000=', '＝', '＋', '－', '＠'])
  csv(`a text that begins with ${JSON.stringify(begin)} is no formula`, () => {
    const cell = formatCsv([[`${begin}1+1`]]).replace(/^"|"?\r\n$/g, '');
    assert.is(cell, `'${begin}1+1`);
  });

csv('other texts and all numbers stay as they are', () => {
  assert.is(formatCsv([['a=1', "'a", '', 'é', -3, 1e21]]), "a=1,'a,,é,-3,1e+21\r\n");
});

csv.run();
