import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { renderMarkdown } from '../../build/formats/markdown/html.ts';
import { inspectMarkdown } from '../../build/formats/markdown/inspect.ts';
import { parseMarkdown } from '../../build/formats/markdown/parse.ts';
import { unlink } from '../../build/formats/markdown/tree.ts';
import { extractBody } from '../../build/formats/yaml/positions.ts';
import { plainPicture } from '../support/plain-picture.ts';
import { parseMarkdownByReference } from '../support/reference-markdown.ts';
import { filesBelow } from '../support/site.ts';

const markdown = suite('Markdown');
const links = { href: (target: string) => target, picture: plainPicture };
const render = (text: string): string => renderMarkdown(parseMarkdown(text), links);

/** Samples in the manner of the CommonMark specification: each construct, and its edges. */
const samples = [
  '- a\n- b\n\n  c\n- d\n',
  '# One\n\nTwo\n===\n\nThree\n---\n\n####### seven\n\n#no space\n\n## Closed ##\n',
  '*a* **b** ***c*** _d_ __e__ a*b*c a_b_c **a *b* c** *a **b*** \\*not\\*\n',
  '- a\n- b\n  - c\n\n    text\n- d\n\n1. x\n2. y\n10) z\n\n* * *\n- - -\n',
  '> quote\ncontinued\n\n> a\n>> b\n>\n> - c\n',
  '```js\ncode *not*\n```\n\n~~~\ntilde\n~~~\n\n    indented\n\n`a` ``b`c`` ` d `\n',
  '[a](b) [c](<d e> "t") [f][g] [h][] [i]\n\n[g]: /x "y"\n[h]: <z>\n[i]: w\n',
  '![alt *em*](img.png "title") [![x](y)](z)\n',
  '<https://a.example/> <mail@b.example> https://auto.example/path. www.auto.example\n',
  '<div>\n*html*\n</div>\n\na <b>c</b> <!-- d --> <?e?>\n',
  'line  \nbreak\\\nbreak\nsoft\n',
  '&amp; &copy; &#35; &#X22; &nosuch; \\& &#0;\n',
  '| a | b |\n|:--|--:|\n| c | d \\| e |\n| f |\n',
  '- [ ] open\n- [x] done\n\n~~gone~~ ~one~\n',
  'Note[^1] and[^long].\n\n[^1]: Here.\n[^long]: There\n\n    more.\n',
  'Œuvre « à » l’été — “x” … 日本語 😀 e\u0301\n',
  '\ttab\n\n-\ttab item\n\n \u00a0nbsp\n',
  '[a](javascript:x) [b](data:y) [c](//d) [e](#f) [g](HTTP://h)\n',
  '***\n___\n* * *\n\na\n\n\n\nb\n',
  '[link [nested](a)](b) [unclosed](c\n[d]: e\n',
  '1986\\. A year\n\n1986. A list\n\n-1. no\n',
];

markdown('the native parser gives remark’s trees for every construct', () => {
  for (const sample of samples)
    assert.equal(plain(parseMarkdown(sample)), plain(parseMarkdownByReference(sample)), JSON.stringify(sample));
});

/** Whether a file of the content is the text of an entry, in a folder, and not instructions. */
const isEntryText = (path: string) => path.includes('/') && path.endsWith('.md');

markdown('and for the site’s own texts', () => {
  const files = filesBelow('content').filter(isEntryText);
  // Every seventh text: all kinds and languages are among them.
  for (const file of files.filter((_, index) => index % 7 === 0)) {
    const { text } = extractBody(readFileSync(`content/${file}`, 'utf8'));
    if (/^::/m.test(text)) continue;
    assert.equal(plain(parseMarkdown(text)), plain(parseMarkdownByReference(text)), file);
  }
});

const idsOf = (text: string) => inspectMarkdown(parseMarkdown(text)).headings.map(({ id }) => id);

markdown('headings have ids: Latin accents folded, letters of any script, repetitions counted, never empty', () => {
  const cases = {
    '## Été à l’œuvre\n\n## Été à l’œuvre\n\n## …\n\n## `code` & *more*': [
      ...['ete-a-l-oeuvre', 'ete-a-l-oeuvre-2', 'part', 'code-more'],
    ],
    '## Что дальше?\n\n## Ёлка и йод': ['что-дальше', 'ёлка-и-йод'],
    '## Ποιοι είμαστε\n\n## 日本の「会社」\n\n## من نحن؟': ['ποιοι-είμαστε', '日本の-会社', 'من-نحن'],
    '## हिन्दी में\n\n## ภาษาไทย\n\n## Tiếng Việt': ['हिन्दी-में', 'ภาษาไทย', 'tieng-viet'],
    '## Donau\u00addampf\u200b\u2060schiff': ['donaudampfschiff'],
  };
  for (const [text, ids] of Object.entries(cases))
    for (const form of ['NFC', 'NFD']) assert.equal(idsOf(text.normalize(form)), ids, `${form} ${text}`);
  assert.match(render('## Été\n'), /<h2 id="ete">/);
  assert.match(render('## Привет\n'), /<h2 id="привет">/);
});

markdown('a heading may have an id of its own, which its words do not show', () => {
  assert.is(render('## Our *prices* {#prices}'), '<h2 id="prices">Our <em>prices</em></h2>');
  assert.is(render('## *Prices* { #цены } ##'), '<h2 id="цены"><em>Prices</em></h2>');
  assert.equal(idsOf('## A {#b}\n\n## B\n\n### C {: #d.e_f}\n\n## G \\{#h}\n\nI {#j}'), ['b', 'b-2', 'd.e_f', 'g-h']);
});

markdown('a quotation with a name is a directive', () => {
  const directives = (text: string) =>
    inspectMarkdown(parseMarkdown(text)).directives.map(({ name, label, blocks }) => [
      name,
      label,
      ...blocks.map(({ type, at }) => `${type} ${at.line}:${at.column}`),
    ]);
  const cases: [text: string, ...found: unknown[]][] = [
    ['> [!NOTE]\n> a\n> b\n\nc', ['note', undefined, 'paragraph 2:3']],
    ['>[!tip] The *title*\n>\n> - a\n> - b', ['tip', 'The title', 'list 3:3']],
    ['> [!Warning]\n> a\n>\n> > b\n\n> c', ['warning', undefined, 'paragraph 2:3', 'blockquote 4:3']],
    ['> [!note]\n\na', ['note', undefined]],
    [':::tip\na\n:::\n\n> [!NOTE]\r\n> b', ['tip', undefined, 'paragraph 2:1'], ['note', undefined, 'paragraph 6:3']],
    ['> a\n> [!NOTE]\n> b'],
    ['```\n> [!NOTE]\n> a\n```'],
    ['- > [!NOTE]\n  > a'],
    ['> \\[!NOTE]\n> a'],
  ];
  for (const [text, ...found] of cases) assert.equal(directives(text), found, text);
  assert.is(render('> [!NOTE] A *b*\n> c'), '<p>c</p>', 'the title is its component’s');
});

markdown('finds what a text refers to, with its place', () => {
  const found = inspectMarkdown(parseMarkdown('## A\n\n[b](pages/c) ![](d.png)\n\n[e]: /f/\n\n<i>g</i>\n'));
  assert.equal(found.links, [
    { target: 'pages/c', text: 'b', at: { line: 3, column: 1 } },
    { target: '/f/', text: 'e', at: { line: 5, column: 1 } },
  ]);
  assert.equal(found.images, [{ source: 'd.png', alt: '', at: { line: 3, column: 14 } }]);
  assert.equal(found.rawHtml[0], { line: 7, column: 1 });
});

markdown('a definition that leads nowhere and that no link names is a remark', () => {
  const targets = (text: string) =>
    inspectMarkdown(parseMarkdown(text)).links.map(({ target, at }) => [target, at.line]);
  assert.equal(targets('[for translators]: <> (Keep it short)\n\n[//]: # "Not yet"\n\n[a]: pages/b'), [['pages/b', 5]]);
  assert.equal(targets('[a]\n\n[a]: <>'), [['', 3]]);
});

markdown('finds what looks like Markdown and is none', () => {
  const meant = (text: string) => inspectMarkdown(parseMarkdown(text)).unparsed.map((one) => one.meant);
  assert.equal(meant('See [a](pages/b c).'), ['[a](pages/b-c)']);
  assert.equal(meant('See [a](our plan.pdf) or [b]( /c ).'), ['[a](our-plan.pdf)']);
  assert.equal(meant('See [a](mailto: b@c.example).'), ['[a](mailto:b@c.example)']);
  assert.equal(meant('See [a](pages/b.\nThen.'), ['[a](pages/b)']);
  assert.equal(meant('See [a] (pages/b).'), ['[a](pages/b)']);
  assert.equal(meant('See (a)[pages/b].'), ['[a](pages/b)']);
  assert.equal(meant('See [a][plan] and [a][pages/b].'), ['[a](…)', '[a](pages/b)']);
  assert.equal(meant('See [3][4], x[i][j], list[0](a, b), a ** b ** c, 180 €** and an AA** rating.'), []);
  assert.equal(meant('Text\n##Next'), ['## Next']);
  assert.equal(meant('• a\n• b'), ['- a', '- b']);
  assert.equal(meant('o\ta'), ['- a']);
  assert.equal(meant('![A room](desk.jpg Caption)'), ['![A room](desk.jpg "Caption")']);
  assert.equal(meant('![A room](my desk.jpg)'), ['![A room](my-desk.jpg), and rename the file']);
  assert.equal(meant('See [a](https://b.example/c d).'), ['[a](https://b.example/c%20d)']);
  assert.equal(meant('| a | b |\n| --- | --- |\n| 1 | 2 | 3 |\n| 1 | 2 \\| 3 |\n| 1 |'), [
    '2 cells in this row, as in the head, and \\| where a cell has a bar.',
    '2 cells, empty ones too; or an empty line above, if it is no row.',
  ]);
  assert.equal(meant('| a | b |\n| --- | --- |\n| 1 | |\nThen.'), [
    '2 cells, empty ones too; or an empty line above, if it is no row.',
  ]);
  assert.equal(meant('![Boards](boards.jpg and [a](guide.pdf'), ['![Boards](boards.jpg)', '[a](guide.pdf)']);
  assert.equal(meant('a[^1] b[^2]\n\n[^2]: c\n\n[^3]: d\n'), [
    '[^1]: with the words of the footnote, as a paragraph of its own.',
    '[^3] where the text refers to it, or remove it.',
  ]);
  assert.equal(
    meant('A word[^one], one [^2] and the end [^three].\n\n[^4] Words\n\n“Quoted”[^five]\n').map((one) =>
      one.slice(0, 4),
    ),
    ['[^on', '[^2]', '[^th', '[^4]', '[^fi'],
  );
  // An escape elsewhere, or a line that is indented, hides no mistake.
  const place = (text: string) =>
    inspectMarkdown(parseMarkdown(text)).unparsed.map(({ kind, at }) => [kind, at.line, at.column]);
  assert.equal(place('5 \\* 3 &amp; 2 &times; 2, [a](b/c d) and \\[a](b/c d)'), [['spacedLink', 1, 27]]);
  assert.equal(place('- One\n    two\n  [a](b/c d) **d'), [
    ['spacedLink', 3, 3],
    ['bold', 3, 14],
  ]);
  assert.equal(place('> One \\_\n> [a](b/c d)\n>   [See [d](toolbox/d) e](toolbox/f)'), [
    ['spacedLink', 2, 3],
    ['nestedLink', 3, 5],
  ]);
  assert.equal(place('A \\* __b c\n\nA ~~b c and *d e'), [
    ['bold', 1, 6],
    ['emphasis', 3, 3],
    ['emphasis', 3, 13],
  ]);
  assert.equal(
    place('** important ** and more\n\nIt is ** important ** and\n\nit is ** very much** so\n\n** All of it**'),
    [
      ['bold', 1, 1],
      ['bold', 3, 7],
      ['bold', 5, 7],
      ['bold', 7, 1],
    ],
  );
  assert.equal(place('\\*\n\n| a \\*|\n| 1 &#124; |'), [['table', 3, 1]]);
  const right = [
    '180 €* a night\n\n*excl. VAT',
    'Items marked ** are free; items without ** are not.',
    'Those marked ** are net and breakfast** is not. Items with ** and items with *** too, ** or ** .',
    '(**) See below. The mark "**", “**” or **: free, with ** and with **.',
    'Items with ** are net, breakfast** is not; **, ** and **) too.',
    'Unix, *nix and 2 *x; a * b * c and Kolleg*innen',
    'a 180 €* room, or *excl. VAT',
    'snake__case, a__b and ____, f(\\*\\*kwargs), \\__init, \\~~x and ~~ y, ~5',
    '&#42;*a, `__dirname`',
    '\\*\\*a and \\`b',
    '\\## a\n&#35;# b',
    '[a\\](b/c d) and [a]\\(b/c d)',
    '#1 of all',
    '\\[a](https://b.example/c d)',
    'See [a](https://b.example/c "d e").',
    'C##D',
    'See [a](pages/b) (c).',
    'A [remark] (in brackets) and another (one) [here].',
    '\\[a](pages/b c)',
    '`[a](pages/b c)`',
    'A • B • C',
    '**A** • B',
    'a[^1]\n\n[^1]: x',
    'The set [^abc] of signs, [^a-z], [^/]* and [0-9][^abc] and a[^b]c, [^"] or a[^bc]+.',
    '- [ ] a\n- [x] b',
  ];
  for (const text of right) assert.equal(meant(text), [], text);
  // It depends on the entries of the site whether the words name one.
  const { unparsed } = inspectMarkdown(
    parseMarkdown('Smith [12](pp. 3–4), [3](p. 5 and/or 6), [sic](see the note below), [x](n.d. or later).'),
  );
  assert.equal(
    unparsed.map(({ name }) => name),
    ['see-the-note-below', 'n-d-or-later'],
  );
});

markdown('a scheme in capitals is kept as a link', () => {
  assert.is(render('[a](HTTPS://A.example/B)'), '<p><a href="https://A.example/B">a</a></p>');
  assert.is(
    render('[a][b] ~~x~~\n\n[b]: MailTo:c@d.example\n'),
    '<p><a href="mailto:c@d.example">a</a> <del>x</del></p>',
  );
});

markdown('a picture whose address is written elsewhere is a picture like any other', () => {
  const text = '![][b] and ![c][d], [e][d]\n\n[b]: https://x.example/a.png\n[d]: e.png\n';
  const { images, links: found } = inspectMarkdown(parseMarkdown(text));
  assert.equal(
    images.map(({ source, alt, at }) => [source, alt, at.column]),
    [
      ['https://x.example/a.png', '', 1],
      ['e.png', 'c', 12],
    ],
  );
  assert.equal(
    found.map(({ target }) => target),
    ['e.png'],
  );
  assert.match(render(text), /<img src="\/e\.png" loading="lazy" decoding="async" alt="c">/);
});

markdown('footnotes are headed and linked in the language of the page', () => {
  const footnotes = { heading: 'Notes', back: (number: string) => `Revenir à la note ${number}` };
  const html = renderMarkdown(parseMarkdown('Un[^a] et[^a].\n\n[^a]: Ici.\n'), links, { footnotes });
  assert.is(
    html,
    [
      '<p>Un<sup><a href="#user-content-fn-a" id="user-content-fnref-a">1</a></sup> et<sup><a href="#user-content-fn-a" id="user-content-fnref-a-2">1</a></sup>.</p>',
      '<h2 id="footnote-label">Notes</h2>',
      '<ol>',
      '<li id="user-content-fn-a">',
      '<p>Ici. <a href="#user-content-fnref-a" aria-label="Revenir à la note 1">↩</a> <a href="#user-content-fnref-a-2" aria-label="Revenir à la note 1-2">↩2</a></p>',
      '</li>',
      '</ol>',
    ].join('\n'),
  );
});

markdown('cells have the name of their column', () => {
  const table = render('| Night | **Hours** "net" |\n|---|--:|\n| 1 | 9 |\n| Tuesday | 4 |\n');
  assert.match(table, '<td data-label="Hours &quot;net&quot;" data-align="right">4</td>');
  assert.match(table, '<td data-label="Night">1</td>', 'a number says little without it');
  assert.match(table, '<td>Tuesday</td>', 'the first of a row is its name');
});

markdown('a head cell without words is no head', () => {
  const table = render('| | After |\n|---|--:|\n| Hours | 4 |\n');
  assert.match(table, /<tr>\s*<td><\/td>\s*<th scope="col" data-align="right">After<\/th>/);
  assert.match(table, '<td>Hours</td>');
  assert.match(table, '<td data-label="After" data-align="right">4</td>');
});

markdown('tables have scopes, pictures are loaded late', () => {
  const table = render('| a | b |\n|---|:-:|\n| c | d |\n');
  assert.match(table, /<th scope="col">a<\/th>\s*<th scope="col"[^>]*>b/);
  assert.match(
    render('![A board](board.svg)\n'),
    /<img src="\/board\.svg" loading="lazy" decoding="async" alt="A board">/,
  );
});

markdown('inline text has no paragraph around it', () => {
  assert.is(
    renderMarkdown(parseMarkdown('A **b** [c](/d/)'), links, { inline: true }),
    'A <strong>b</strong> <a href="/d/">c</a>',
  );
});

markdown('links to unlink leave their words, also links whose address is written elsewhere', () => {
  const text =
    'See [the *guide*](toolbox/later), [its sheet][sheet] and [ours](toolbox/now).\n\n[sheet]: toolbox/later\n';
  const html = renderMarkdown(
    unlink(parseMarkdown(text), (target) => target === 'toolbox/later'),
    links,
  );
  assert.is(
    html.replace(/<a href="toolbox\/now">|<\/a>/g, '|'),
    '<p>See the <em>guide</em>, its sheet and |ours|.</p>',
  );
});

markdown.run();

/** A tree without what is not part of the standard: data, and empty optional fields. */
function plain(tree: unknown): unknown {
  return JSON.parse(
    JSON.stringify(tree, (key, value) => (key === 'data' || value === null || value === undefined ? undefined : value)),
  );
}
