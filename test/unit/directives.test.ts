import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseNumber } from '../../build/authoring/format.ts';
import { renderMarkdown } from '../../build/formats/markdown/html.ts';
import { inspectMarkdown } from '../../build/formats/markdown/inspect.ts';
import { parseMarkdown } from '../../build/formats/markdown/parse.ts';
import { extractText } from '../../build/formats/markdown/plain-text.ts';
import { plainPicture } from '../support/plain-picture.ts';

const test = suite('directives');
const links = { href: (target: string) => target, picture: plainPicture };
const inspect = (text: string) => inspectMarkdown(parseMarkdown(text));

/** Renders a text with each directive as `<name attributes|label|content>`. */
const render = (text: string): string =>
  renderMarkdown(parseMarkdown(text), {
    ...links,
    directive: ({ name, attributes, label, html }) => `<${name} ${JSON.stringify(attributes)}|${label ?? ''}|${html}>`,
  });

test('a directive has its name, attributes, label and content', () => {
  assert.is(
    render('Before\n:::note[A *b* [c](/d/)]{#x unit="two words" n=3}\nText\n\n- x\n:::\nafter'),
    [
      '<p>Before</p>',
      '<note {"id":"x","unit":"two words","n":"3"}|A <em>b</em> <a href="/d/">c</a>|<p>Text</p>\n<ul>\n<li>x</li>\n</ul>>',
      '<p>after</p>',
    ].join('\n'),
  );
  assert.is(render('::form{#contact}'), '<form {"id":"contact"}||>');
});

test('a fence ends tables, lists and quotations above it', () => {
  for (const block of ['| a | b |\n|---|---|\n| c | 1 |', '- a\n- b', '> a', '1. a', 'a'])
    assert.match(render(`:::note\n${block}\n:::\nafter`), /\S>\n<p>after<\/p>$/);
  assert.match(
    render('- a\n:::note\n- b\n:::\n- c'),
    /<ul>\n<li>a<\/li>\n<\/ul>\n<note [\s\S]*<li>b[\s\S]*>\n<ul>\n<li>c/,
  );
});

test('headings, footnotes and addresses written elsewhere are those of the whole text', () => {
  const html = render('One[^a]\n\n:::note\nTwo[^a] and [b][c].\n:::\n\n## Same\n\n[^a]: Note.\n\n[c]: /d/\n');
  assert.match(
    html,
    '<note {}||<p>Two<sup><a href="#user-content-fn-a" id="user-content-fnref-a-2">1</a></sup> and <a href="/d/">b</a>.</p>>',
  );
  assert.match(html, '<h2 id="same">Same</h2>');
});

test('what is in directives is written as in other texts', () => {
  const text = ':::note[T]\nA **b** `c`.\n\n> d\n:::\n\n::form{#x}\n\n:::tip\n1. a\n2. b\n:::\n';
  const tree = parseMarkdown(text);
  const beforeTable = renderMarkdown(parseMarkdown(`${text}\n| a |\n|---|\n| b |\n`), links);
  assert.ok(beforeTable.startsWith(renderMarkdown(tree, links)));
});

test('colons elsewhere are text', () => {
  const texts = [
    'at 10:am a::b :c',
    '`::note`',
    '    ::note',
    '```md\n:::note\nx\n:::\n```\n',
    'a ::form{#x}',
    '1\\. :::x y',
  ];
  for (const text of texts) assert.equal(inspect(text).directives, [], text);
  assert.match(render('```md\n:::note\nx\n:::\n```\n'), ':::note\nx\n:::');
  assert.match(render(':::tip\n```md\n:::note\n```\n:::\n'), /^<tip [\s\S]*:::note/);
});

test('places are those of the text', () => {
  const {
    directives,
    links: found,
    misplacedFences,
  } = inspect('A\n\n:::chart[See [x](pages/y)]{unit=% b}\n| a | b |\n|---|---|\n| c | [1](pages/z) |\n:::\n');
  const [chart] = directives;
  assert.equal(chart?.at, { line: 3, column: 1 });
  assert.equal(chart?.attributes, [{ name: 'unit', value: '%', column: 28 }]);
  assert.equal(chart?.unread, { text: 'b', column: 35 });
  assert.equal(
    chart?.rows[1]?.map(({ text, at }) => [text, at.line, at.column]),
    [
      ['c', 6, 1],
      ['1', 6, 5],
    ],
  );
  assert.equal(
    found.map(({ target, at }) => [target, at.line, at.column]),
    [
      ['pages/y', 3, 14],
      ['pages/z', 6, 7],
    ],
  );
  assert.equal(misplacedFences, []);
});

test('a fence without its counterpart, or in another directive, is found', () => {
  const misplaced = (text: string) => inspect(text).misplacedFences.map(({ kind, name, line }) => [kind, name, line]);
  assert.equal(misplaced(':::note\nText\n\nMore'), [['unclosed', 'note', 1]]);
  assert.equal(misplaced(':::note\nText\n:::tip\nMore\n:::\n'), [['unclosed', 'note', 1]]);
  assert.equal(misplaced(':::note\n:::tip\nMore\n:::\n:::\n'), [['nested', 'tip', 2]]);
  assert.equal(misplaced('Text\n\n:::\n'), [['stray', '', 3]]);
});

test('what looks like a directive is found where it is none', () => {
  const meant = (text: string) => inspect(text).unparsed.map(({ kind }) => kind);
  for (const text of [
    '::: note\nText',
    ':::note Title\nText',
    '- a\n  :::note\n  b\n',
    '::form{#a} and more',
    '> :::tip',
  ])
    assert.ok(meant(text).includes('directive'), text);
  for (const text of ['A::B', 'std::move is used', 'See 10::20', '::before is CSS']) {
    const expected = text.startsWith('::') ? ['directive'] : [];
    assert.equal(meant(text), expected, text);
  }
});

test('many fences take no longer than their lines', () => {
  assert.is(inspect(':::a\n'.repeat(3000)).misplacedFences.length, 3000);
});

test('the search reads the words of a directive', () => {
  assert.equal(extractText(':::note[A title]{id=x}\nText\n:::\n\n::form{#contact}\n').lines, ['A title Text']);
});

test('numbers are read as each language writes them', () => {
  const all: [string, string, number | undefined][] = [
    ['en', '1,200.5', 1200.5],
    ['fr', '1 200,5', 1200.5],
    ['fr', '12\u202f500', 12500],
    ['nl', '1.200,5', 1200.5],
    ['en', '1,2', undefined],
    ['nl', '9', 9],
    ['en', 'nine', undefined],
    ['en', '12 %', undefined],
  ];
  for (const [locale, text, value] of all) assert.is(parseNumber(locale, text), value, `${locale} ${text}`);
});

test.run();
