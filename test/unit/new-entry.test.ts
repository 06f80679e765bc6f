import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EntryKind } from '../../build/authoring/define.ts';
import { integer, line, list, object, oneOf, optional, ref } from '../../build/authoring/schema.ts';
import { slugify } from '../../build/authoring/values/slug.ts';
import { fieldsOf, parseTyped } from '../../build/commands/editors/fields.ts';
import { type NewEntry, writeEntry } from '../../build/commands/editors/new-entry.ts';
import { addPageRoute } from '../../build/commands/editors/route-lines.ts';
import { promptFacts, promptId } from '../../build/commands/new/prompt-entry.ts';
import { parseYaml } from '../../build/formats/yaml/parse.ts';
import { writeYaml } from '../../build/formats/yaml/write.ts';
import { placeholderText } from '../../build/languages/placeholders.ts';
import { parseSource } from '../../build/pipeline/read/parse.ts';
import { structProblems } from '../../build/pipeline/validate/struct-problems.ts';
import { baseTemplates } from '../support/site.ts';

const entry = suite('new entries');

entry('slugs fold accents and join words', () => {
  assert.is(slugify('L’équipe à l’œuvre : 3 règles'), 'l-equipe-a-l-oeuvre-3-regles');
  assert.is(slugify('  Straße & Łódź — ØRSTED! '), 'strasse-lodz-orsted');
  assert.is(slugify('один'), '');
});
entry('a slug of 80 characters ends with a whole word', () => {
  const slug = slugify(`${'word '.repeat(15)}another-one`);
  assert.is(slug, `${'word-'.repeat(15).slice(0, -1)}`);
  assert.is(slugify('x'.repeat(100)).length, 80);
});

entry('words that stand in fit any length', () => {
  for (const locale of ['en', 'fr', 'nl', 'de'])
    for (const [min, max] of [
      [1, 12],
      [1, 30],
      [70, 155],
      [1, 2000],
    ] as const) {
      const { length } = [
        ...placeholderText({ locale, field: 'description', title: 'A rather long title of an entry', min, max }),
      ];
      assert.ok(length >= min && length <= max, `${locale} ${min}–${max}: ${length}`);
    }
  assert.is(
    placeholderText({ locale: 'fr', field: 'lead', title: 'OKR', min: 1, max: 90 }),
    'À rédiger\u00a0: lead, OKR.',
  );
});

entry('a no-break space is written as itself, in quotes, blocks and keys', () => {
  const data = {
    title: 'À rédiger\u00a0: titre',
    'un\u00a0mot': ['deux\u00a0mots', `${'mot '.repeat(40)}\u00a0!\nfin`, 3, true],
  };
  const text = writeYaml(data, { lineWidth: 110 });
  assert.not.match(text, '\\_');
  assert.equal(parseYaml(text), data);
  assert.match(text, 'title: "À rédiger\u00a0: titre"');
});

const titles = new Map([
  ['en', 'A title that is so long that search engines would cut it somewhere in its middle'],
  ['fr', 'Un titre'],
]);
const ground = (kind: EntryKind): NewEntry => ({
  kind,
  id: 'new-one',
  titles,
  facts: new Map(),
  words: new Map(),
  entries: [
    'documents/new-one',
    'experts/anna',
    'forms/contact',
    'offices/here',
    'pages/contact',
    'toolbox/a',
    'trainings/b',
    'client-cases/c',
  ],
  origin: 'https://www.wevoya.example',
  date: '2027-01-15',
});

entry('an entry of every kind is one that the build accepts, and a draft', async () => {
  const { pageTypes, dataKinds } = await baseTemplates();
  for (const kind of [...pageTypes, ...dataKinds]) {
    const files = writeEntry(ground(kind));
    assert.equal(
      files.map(({ path }) => path.split('/').at(-1)),
      [`${kind.file}.yaml`, 'en.md', 'fr.md'],
      kind.name,
    );
    for (const { path, text } of files) {
      const { data, problems, bodyStart } = parseSource(path, new TextEncoder().encode(text), '');
      const struct = path.endsWith('.md') ? kind.words : kind.facts;
      const known = kind.folder === 'pages' && !path.endsWith('.md') ? { ...(data as object), type: kind.name } : data;
      assert.equal([...problems, ...structProblems(struct, known, kind.name)], [], `${path}\n${text}`);
      if (path.endsWith('.md')) assert.is(bodyStart !== -1, kind.body === 'required', path);
      else assert.is((data as { draft?: unknown }).draft, true);
    }
  }
});

const kind: EntryKind = {
  name: 'thing',
  folder: 'things',
  file: 'thing',
  body: 'none',
  facts: object({
    size: integer({ min: 1, max: 9 }),
    group: object({ color: oneOf(['red', 'green']), tags: list(line()) }),
    note: optional(line()),
  }),
  words: object({ title: line({ max: 110 }), metaTitle: optional(line({ max: 60 })), lead: line() }),
};

entry('what is given stands in its field, also in a group and where it could be left out', () => {
  const facts = new Map<string, unknown>([
    ['group.color', 'green'],
    ['note', 'yes: really'],
  ]);
  const words = new Map([['fr', new Map<string, unknown>([['lead', 'Deux phrases.']])]]);
  const [first, en, fr] = writeEntry({ ...ground(kind), facts, words });
  assert.is(
    first?.text,
    'size: 1\ngroup:\n  color: green\n  tags:\n    - >-\n      To be written: group.tags, A title that is so long that search engines would cut it somewhere in its\n      middle.\nnote: "yes: really"\nplaceholders:\n  - size\n  - group.tags\ndraft: true\n',
  );
  assert.match(en?.text ?? '', /^metaTitle: A title that is so long that search engines would cut it$/m);
  assert.is(fr?.text, '---\ntitle: Un titre\nlead: Deux phrases.\n---\n');
});

entry('fields are found in groups, and what is typed is read by them', () => {
  const fields = fieldsOf(kind.facts);
  assert.equal(
    fields.map(({ path, list: many, optional: may }) => [path.join('.'), many, may]),
    [
      ['size', false, false],
      ['group.color', false, false],
      ['group.tags', true, false],
      ['note', false, true],
    ],
  );
  const [size, , tags] = fields;
  assert.is(size && parseTyped(size, ' 4 '), 4);
  assert.is(size && parseTyped(size, 'four'), 'four');
  assert.equal(tags && parseTyped(tags, 'a, b ,'), ['a', 'b']);
});

entry('a page gets its addresses after the last page, and comments stay', () => {
  const text =
    '# Addresses\npages:\n  index: { en: /, fr: /fr/ }\n  # the last\n  ftcc: { en: /ftcc/ }\n\n# Families\nfamilies: {}\n';
  const locales = [
    { id: 'en', prefix: '' },
    { id: 'fr', prefix: 'fr' },
  ];
  assert.is(
    addPageRoute(text, {
      id: 'new-one',
      titles: new Map([
        ['en', 'New'],
        ['fr', 'Né'],
      ]),
      locales,
    }),
    text.replace('/ftcc/ }\n', '/ftcc/ }\n  new-one: { en: /new/, fr: /fr/ne/ }\n'),
  );
});

entry('a wrong answer is asked for again', async () => {
  const answers = ['Not An Id', 'taken', 'free'];
  const why = (id: string) => (id === 'free' ? undefined : `${id} cannot be used.`);
  assert.is(await promptId('taken', why, async () => answers.shift() ?? ''), 'free');
  assert.equal(answers, []);
  try {
    await promptId('taken', why, undefined);
    assert.unreachable();
  } catch (error) {
    assert.match(String(error), /taken cannot be used\./);
  }
});

entry('a question about an entry lists the ids that fit', async () => {
  const asked: string[] = [];
  const facts = new Map<string, unknown>();
  const thing = { ...kind, facts: object({ author: ref(['experts']) }) };
  await promptFacts({ ...ground(thing), facts }, facts, async (question) => {
    asked.push(question);
    return 'anna';
  });
  assert.match(asked[0] ?? '', /one of: anna/);
  assert.is(facts.get('author'), 'experts/anna');
});

entry('a fact that Enter takes is marked as made up, and one that is typed is not', async () => {
  const facts = new Map<string, unknown>();
  const thing = {
    ...ground({ ...kind, facts: object({ author: ref(['experts']), size: integer({ min: 1 }) }) }),
    facts,
  };
  await promptFacts(thing, facts, async (question) => (question.startsWith('size') ? '3' : ''));
  assert.is(writeEntry(thing)[0]?.text, 'author: experts/anna\nsize: 3\nplaceholders:\n  - author\ndraft: true\n');
});

entry('a question lists ten ids at most, and counts the others', async () => {
  const facts = new Map<string, unknown>();
  const entries = Array.from({ length: 12 }, (_, index) => `experts/e${index + 10}`);
  const thing = { ...ground({ ...kind, facts: object({ author: ref(['experts']) }) }), facts, entries };
  await promptFacts(thing, facts, async (question) => {
    assert.match(question, 'e18, e19 and 2 more');
    return '';
  });
});

entry.run();
