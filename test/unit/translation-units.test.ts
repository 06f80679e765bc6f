import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Unit } from '../../build/model/unit.ts';
import { pairUnits, splitUnits } from '../../build/translations/units/units.ts';
import { parseFiles } from '../support/content-files.ts';
import { baseTemplates } from '../support/site.ts';

const units = suite('units of translation');

async function split(texts: Record<string, string>): Promise<Unit[]> {
  const { pageTypes, dataKinds } = await baseTemplates();
  return splitUnits({ ...parseFiles(texts), kinds: [...pageTypes, ...dataKinds], locales: ['en', 'fr'] });
}

const entry = { 'experts/anna/expert.yaml': 'name: Anna\noffice: offices/ghent\n' };

units('fields are split by what their schema says', async () => {
  const text = `---
description: >-
  Seventy characters
  on two lines.
slug: our-story
button:
  text: "Write: \\"to us\\""
  href: pages/contact
link: { text: Read on, href: pages/index }
---
`;
  const other = "---\nproblem: { heading: Results, text: 'It''s here' }\n---\n";
  const found = await split({
    'pages/index/page.yaml': 'type: home\n',
    'pages/index/en.md': text,
    'pages/other/page.yaml': 'type: service\n',
    'pages/other/en.md': other,
  });
  assert.equal(
    found.map(({ key, kind, text, range }) => [key, kind, text, range]),
    [
      ['description', 'line', 'Seventy characters on two lines.', rangeOf(text, '>-', 'two lines.')],
      ['button.text', 'line', 'Write: "to us"', rangeOf(text, '"Write', 'us\\""')],
      ['link.text', 'line', 'Read on', rangeOf(text, 'Read on')],
      ['problem.heading', 'line', 'Results', rangeOf(other, 'Results')],
      ['problem.text', 'text', "It's here", rangeOf(other, "'It", "here'")],
    ],
    'links are no words, nor are fields that the kind does not have',
  );
  assert.is(found[4]?.section, 'Results');
  assert.equal(found[0]?.limits, { min: 70, max: 155 });
});

units('Markdown is split by block, each with its heading and its place', async () => {
  const text = `---
position: Coach
---
Before *any*
heading.

## Rules & more

1. First
   goes on
2. Second

   has two paragraphs
   - and a list

> A quotation
> on two lines

| A | B |
| --- | ---: |
| **x** |  |

## Rules & more
`;
  const found = await split({ ...entry, 'experts/anna/en.md': text });
  assert.equal(
    found.slice(1).map(({ key, place, kind, text, section }) => [key, place, kind, text, section]),
    [
      ['body/-/1', 'body/0/1', 'paragraph', 'Before *any* heading.', undefined],
      ['body/rules-more', 'body/1', 'heading', 'Rules & more', undefined],
      ['body/rules-more/1.1', 'body/1/1.1', 'item', 'First goes on', 'Rules & more'],
      ['body/rules-more/1.2', 'body/1/1.2', 'item', 'Second', 'Rules & more'],
      ['body/rules-more/1.2.2', 'body/1/1.2.2', 'item', 'has two paragraphs', 'Rules & more'],
      ['body/rules-more/1.2.3.1', 'body/1/1.2.3.1', 'item', 'and a list', 'Rules & more'],
      ['body/rules-more/2.1', 'body/1/2.1', 'paragraph', 'A quotation on two lines', 'Rules & more'],
      ['body/rules-more/3.1.1', 'body/1/3.1.1', 'cell', 'A', 'Rules & more'],
      ['body/rules-more/3.1.2', 'body/1/3.1.2', 'cell', 'B', 'Rules & more'],
      ['body/rules-more/3.2.1', 'body/1/3.2.1', 'cell', '**x**', 'Rules & more'],
      ['body/rules-more-2', 'body/2', 'heading', 'Rules & more', undefined],
    ],
  );
  for (const unit of found.slice(1))
    assert.is(text.slice(unit.range.start, unit.range.end).replace(/\n[ >]*/g, ' '), unit.text, unit.key);
});

units('a hard break stays, and how a paragraph is wrapped does not', async () => {
  const [, unit] = await split({
    ...entry,
    'experts/anna/en.md': '---\nposition: Coach\n---\none  \ntwo\\\nthree\nfour\n',
  });
  assert.is(unit?.text, 'one\\\ntwo\\\nthree four');
});

units('menus and forms are split by language, by what names their items', async () => {
  const found = await split({
    'navigation.yaml': 'header:\n  - id: home\n    text: { en: Home, fr: Accueil, nl: Begin }\n    href: pages/index\n',
    'forms/contact.yaml': `fields:
  - name: topic
    label: { en: Topic, fr: Sujet }
    options:
      - value: train your people
        label: { en: Train, fr: Former }
`,
  });
  assert.equal(
    found.map(({ resource, key, locale, text }) => [resource, key, locale, text]),
    [
      ['forms/contact', 'fields.topic.label', 'en', 'Topic'],
      ['forms/contact', 'fields.topic.label', 'fr', 'Sujet'],
      ['forms/contact', 'fields.topic.options.train your people.label', 'en', 'Train'],
      ['forms/contact', 'fields.topic.options.train your people.label', 'fr', 'Former'],
      ['navigation', 'header.home.text', 'en', 'Home'],
      ['navigation', 'header.home.text', 'fr', 'Accueil'],
    ],
  );
});

units('interface texts are split by their keys; facts, and files with mistakes, give nothing', async () => {
  const found = await split({
    ...entry,
    'strings/en.yaml': 'menu:\n  open: Open\n  count_one: "{{count}} job"\n',
    'strings/fr.yaml': 'menu: [',
    'strings/de.yaml': 'menu: Menü\n',
  });
  assert.equal(
    found.map(({ key, text }) => [key, text]),
    [
      ['menu.open', 'Open'],
      ['menu.count_one', '{{count}} job'],
    ],
  );
});

units('counterparts are found by place, whatever the headings say', async () => {
  const found = await split({
    ...entry,
    'experts/anna/en.md': '---\nposition: Coach\n---\n## Rules\n\nOne.\n\n- Two\n\n## More\n\nThree.\n',
    'experts/anna/fr.md': '---\nposition: Coach\n---\n## Règles\n\nUn.\n\nDeux\n\n## Plus\n\nTrois.\n',
  });
  const pairs = pairUnits(
    found.filter(({ locale }) => locale === 'en'),
    found.filter(({ locale }) => locale === 'fr'),
  );
  assert.equal(
    [...pairs].map(([source, target]) => `${source.text} = ${target.text}`),
    ['Coach = Coach', 'Rules = Règles', 'One. = Un.', 'More = Plus', 'Three. = Trois.'],
  );
});

units.run();

/** The range from where one text begins to where another ends. */
function rangeOf(text: string, first: string, last = first): { start: number; end: number } {
  return { start: text.indexOf(first), end: text.indexOf(last) + last.length };
}
