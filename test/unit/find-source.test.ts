import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteConfig } from '../../build/model/config.ts';
import type { Entry } from '../../build/model/entry.ts';
import type { RenderedPage } from '../../build/model/page.ts';
import type { Route } from '../../build/model/route.ts';
import { findSource, type PointedText } from '../../build/preview/source/find-source.ts';
import { textPieces } from '../../build/preview/source/text-pieces.ts';

const files: Record<string, string> = {
  'pages/home/en.md': `---
title: A claim
lead: >-
  The first line of it
  and **the second** line.
steps:
  - title: Ask
  - title: Count
---

## Results of the year

A paragraph with *marks*, a [link](pages/x)
and a second line.

- Ask
`,
  'pages/home/page.yaml': 'type: home\nyear: 2025\n',
  'experts/noor/en.md': '---\nposition: Change manager\n---\n',
  'experts/noor/expert.yaml': "name: Noor Peeters\nphone: '+32 9 555 01 41'\n",
  'experts/hugo/en.md': '---\nposition: Delivery coach\n---\n',
  'experts/hugo/expert.yaml': 'name: Hugo Lambert\n',
  'strings/en.yaml':
    'seats_one: "{{count}} seat left"\nseats_other: "{{count}} seats left"\nunread: Nowhere shown\nask: Ask\n',
  'navigation.yaml': 'header:\n  - id: a\n    text: { en: What we do, fr: Ask }\n    href: pages/home\n',
};

function entry(folder: string, id: string, facts: string): Entry {
  const source = { words: `${folder}/${id}/en.md`, facts: `${folder}/${id}/${facts}.yaml` };
  return { ref: `${folder}/${id}`, locale: 'en', source } as Entry;
}

const entries = [
  entry('pages', 'home', 'page'),
  entry('experts', 'noor', 'expert'),
  entry('experts', 'hugo', 'expert'),
];
const page = {
  url: '/',
  reads: ['find|en|pages/home', 'body|en|pages/home', 'string|en|seats', 'string|en|ask', 'find|en|experts/noor'],
  shared: ['menu'],
} as unknown as RenderedPage;
const input = {
  site: {
    config: { locales: ['en', 'fr', 'nl'].map((id) => ({ id, name: id, prefix: '' })) } as SiteConfig,
    entries: new Map(entries.map((one) => [one.ref, new Map([['en', one]])])),
    routes: new Map([['/', { entry: entries[0] } as Route]]),
  },
  pages: [page],
  parts: new Map([['menu', { reads: ['menu|en|header@2025'] }]]),
  readText: (file: string) => files[file],
};

/** Finds a text → `file:line:column`, with a question mark where it is only the page's file. */
function find(texts: string | string[], more: Partial<PointedText> = {}): string | undefined {
  const found = findSource({ path: '/', texts: [texts].flat(), ...more }, input);
  return found && `${found.file}:${found.line}:${found.column}${found.exact ? '' : '?'}`;
}

const sources = suite('the source of a text');

sources('front matter, folded text, a word of it, and Markdown', () => {
  assert.is(find('A claim'), 'pages/home/en.md:2:8');
  assert.is(find('The first line of it and the second line.', { words: 'second' }), 'pages/home/en.md:5:13');
  assert.is(find('Results of the year'), 'pages/home/en.md:11:4');
  assert.is(find(['marks', 'A paragraph with marks, a link and a second line.']), 'pages/home/en.md:13:1');
  assert.is(
    find(['and a second line.', 'A paragraph with marks, a link and a second line.'], { words: 'second line.' }),
    'pages/home/en.md:14:7',
  );
});

sources('spaces of every kind are as good as each other', () => {
  assert.is(find('Results\u00a0of the\n year'), 'pages/home/en.md:11:4');
  assert.is(find('+32\u00a09\u00a0555\u00a001\u00a041'), 'experts/noor/expert.yaml:2:9');
});

sources('of equal texts the one meant, by how many stand before it', () => {
  assert.is(find('Ask'), 'pages/home/en.md:7:12');
  assert.is(find('Ask', { nth: 1 }), 'pages/home/en.md:16:3');
});

sources('an interface text with its values in it', () => {
  assert.is(find('4 seats left'), 'strings/en.yaml:2:15');
});

sources('words of another entry that the page shows, not of one that it does not', () => {
  assert.is(find('Change manager'), 'experts/noor/en.md:2:11');
  assert.is(find('Delivery coach'), 'pages/home/en.md:1:1?');
  assert.is(find('Nowhere shown'), 'pages/home/en.md:1:1?');
});

sources('a menu in its language', () => {
  assert.is(find('What we do', { isShared: true, isLink: true }), 'navigation.yaml:3:17');
});

sources('an address that is no page has none', () => {
  assert.is(findSource({ path: '/nowhere/', texts: ['A claim'] }, input), undefined);
});

sources('files that cannot be parsed have no pieces, and do no harm', () => {
  assert.equal(textPieces('a.yaml', 'a: [1\nb: "'), []);
  assert.equal(textPieces('a.md', 'no front matter'), []);
  assert.equal(textPieces('a.md', '---\na: 1\n'), []);
});

sources('a text of many placeholders is compared in the time of its length', () => {
  const many = (text: string) => ({
    ...input,
    readText: (path: string) => (path === 'strings/en.yaml' ? `seats: "${text}"\n` : files[path]),
  });
  const pointed = { path: '/', texts: ['x '.repeat(1900)] };
  const of = (text: string) => findSource(pointed, many(text))?.file;
  assert.is(of(`${'{{a}} x '.repeat(500)}y`), 'pages/home/en.md');
  assert.is(of(`${'x {{a}} '.repeat(500)}x`), 'strings/en.yaml');
});

sources.run();
