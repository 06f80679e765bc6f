import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compareMarks } from '../../build/translations/exchange/compare-marks.ts';
import { marksOf, splitMarks } from '../../build/translations/units/marks.ts';
import { writePieces } from '../support/write-pieces.ts';

const marks = suite('marks in texts of translators');

const shown = (text: string, kind: 'paragraph' | 'string' = 'paragraph') =>
  marksOf(splitMarks(text, kind)).map(({ type, about, open, close }) => [type, about, open, close]);

marks('Markdown has emphasis, links, pictures, code and breaks, one inside another', () => {
  assert.equal(
    shown('See **[our *own* page](pages/contact#offices "Offices")** and `npm test`\\\nnow ![A map](maps/a.png).'),
    [
      ['strong', '', '**', '**'],
      ['link', 'pages/contact#offices', '[', '](pages/contact#offices "Offices")'],
      ['emphasis', '', '*', '*'],
      ['code', 'npm test', '`npm test`', undefined],
      ['break', '', '\\\n', undefined],
      ['image', 'maps/a.png', '![', '](maps/a.png)'],
    ],
  );
});

marks('the caption of a picture is translated, and so is what the picture shows', () => {
  const text = '![A map](map.png "The \u201cold\u201d port")';
  assert.equal(shown(text), [
    ['image', 'map.png', '![', '](map.png "'],
    ['image', 'map.png (caption)', '")', undefined],
  ]);
  assert.is(writePieces(splitMarks(text, 'paragraph')), text);
});

marks('addresses that stand for themselves are one mark', () => {
  assert.equal(shown('At <https://a.example/> or https://b.example/x.'), [
    ['link', 'https://a.example/', '<https://a.example/>', undefined],
    ['link', 'https://b.example/x', 'https://b.example/x', undefined],
  ]);
});

marks('interface texts have placeholders and tags', () => {
  assert.equal(shown('{{count, number}} of <strong>{{ all }}</strong> <br/>$t(menu.open) *plain*', 'string'), [
    ['placeholder', 'count', '{{count, number}}', undefined],
    ['tag', 'strong', '<strong>', '</strong>'],
    ['placeholder', 'all', '{{ all }}', undefined],
    ['tag', 'br', '<br/>', undefined],
    ['placeholder', '$t(menu.open)', '$t(menu.open)', undefined],
  ]);
});

marks('what begins like a list or a heading is still one text', () => {
  for (const text of ['1. *a*', '# b', '- `c`', '> d', 'e\n\n- *f*\n- g'])
    assert.is(writePieces(splitMarks(text, 'text')), text);
  assert.equal(shown('1. *a*'), [['emphasis', '', '*', '*']]);
});

marks('a translation keeps each mark, in any order', () => {
  const compare = (source: string, target: string) => compareMarks({ source, target, kind: 'paragraph' });
  assert.equal(compare('**a** [b](pages/b) `c`', '`c` [x](pages/b) **y**'), { lost: [], extra: [] });
  assert.equal(compare('[b](pages/b#top)', '[x](pages/b#boven)'), { lost: [], extra: [] }, 'headings have other ids');
  assert.equal(compare('[b](pages/b) *c*', '[x](pages/c)'), {
    lost: ['the link to pages/b', 'the emphasis *…*'],
    extra: ['the link to pages/c'],
  });
  assert.equal(
    compare('[b](https://plan.example/)', '[b] (https://plan.example/)'),
    { lost: ['the link to https://plan.example/'], extra: ['the address https://plan.example/'] },
    'an address by itself is no link with words',
  );
  assert.equal(
    compareMarks({
      source: 'Mail accounts@plan.example',
      target: 'Schrijf naar boekhouding@plan.example',
      before: 'Mail boekhouding@plan.example',
      kind: 'paragraph',
    }),
    { lost: [], extra: [] },
    'an address that the translation already had',
  );
  assert.equal(compare('`a` `a`', '`a`'), { lost: ['the code `a`'], extra: [] }, 'once for each time');
});

marks('one of several plural forms may leave the count out, nothing else', () => {
  const compare = (target: string) =>
    compareMarks({ source: '{{count}} jobs in {{city}}', target, kind: 'string', plural: true });
  assert.equal(compare('Een vacature in {{city}}'), { lost: [], extra: [] });
  assert.equal(compare('{{count}} vacatures'), { lost: ['{{city}}'], extra: [] });
});

marks.run();
