import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Unit } from '../../build/model/unit.ts';
import type { ReturnedText } from '../../build/translations/exchange/exchange-file.ts';
import { type ImportResult, importTranslations } from '../../build/translations/exchange/import-texts.ts';
import { splitUnits } from '../../build/translations/units/units.ts';
import { parseFiles } from '../support/content-files.ts';
import { projectTemplates } from '../support/project.ts';

const imports = suite('import of translations');

/** Imports `file#key` → words into a content of English and French; the source is what the English says now. */
async function bring(
  texts: Record<string, string>,
  words: Record<string, string>,
  change: (returned: ReturnedText) => Partial<ReturnedText> = () => ({}),
  fresh: readonly string[] = [],
  locale = 'fr',
  named = locale,
): Promise<ImportResult> {
  const { pageTypes, dataKinds } = await projectTemplates();
  const split = (all: Record<string, string>): Unit[] =>
    splitUnits({ ...parseFiles(all), kinds: [...pageTypes, ...dataKinds], locales: ['en', locale] });
  const units = split(texts);
  const returned = Object.entries(words).map(([name, target], index): ReturnedText => {
    const [file = '', key = ''] = name.split('#');
    const source = units.find((unit) => unit.file === file && unit.key === key && unit.locale === 'en')?.text ?? '';
    const plain = { file, key, source, target, fuzzy: false, untouched: false, at: { offset: index, length: 1 } };
    return { ...plain, ...change(plain) };
  });
  return importTranslations({
    file: { sourceLocale: 'en', locale: named, returned, problems: [] },
    units,
    sourceLocale: 'en',
    locales: ['en', locale],
    isNew: (source) => fresh.includes(source.key),
    readText: (path) => texts[path],
    splitText: (path, text) => split({ ...texts, [path]: text }).filter(({ file }) => file === path),
  });
}

const facts = { 'experts/anna/expert.yaml': 'name: Anna\noffice: offices/ghent\n' };
const en = 'experts/anna/en.md';
const fr = 'experts/anna/fr.md';
const said = ({ problems }: ImportResult) => problems.map(({ code, message }) => `${code}: ${message}`);

imports('a field changes in the manner it is written in; every other byte stays', async () => {
  const before = `---
# The people of Ghent
bio:   >-
    Une vie de changements, racontée sur plusieurs lignes de la même
    longueur que celle-ci.

position: 'L''experte'   # as on her card
---
`;
  const { texts, problems } = await bring(
    { ...facts, [en]: '---\nposition: Expert\nbio: A life.\n---\n', [fr]: before },
    {
      [`${en}#position`]: "L'experte : « oui »",
      [`${en}#bio`]:
        'Une vie de changements, racontée une fois encore : sur des lignes de même longueur que celles d’avant, si possible.',
    },
  );
  assert.equal(problems, []);
  assert.fixture(
    texts.get(fr) ?? '',
    `---
# The people of Ghent
bio:   >-
    Une vie de changements, racontée une fois encore : sur des
    lignes de même longueur que celles d’avant, si possible.

position: 'L''experte : « oui »'   # as on her card
---
`,
  );
});

imports('a plain value that needs quotes gets them', async () => {
  const texts = { ...facts, [en]: '---\nposition: A\nbio: B\n---\n', [fr]: '---\nposition: A\nbio: B\n---\n' };
  const quoted = await bring(texts, { [`${en}#position`]: 'Coach: agile', [`${en}#bio`]: '2027' });
  assert.is(quoted.texts.get(fr), '---\nposition: "Coach: agile"\nbio: "2027"\n---\n');
  const plain = await bring(texts, { [`${en}#position`]: '« Agile », dit-elle', [`${en}#bio`]: '"So"' });
  assert.is(plain.texts.get(fr), '---\nposition: « Agile », dit-elle\nbio: "\\"So\\""\n---\n');
});

const body = (text: string) => `---\nposition: A\nbio: B\n---\n${text}`;

imports('a block keeps its marks, its wrapping and the list it stands in', async () => {
  const source = body('## One\n\n> - Two **three**\n\n| a | b |\n| - | - |\n| c | d |\n\nShort.\n');
  const { texts, problems } = await bring(
    {
      ...facts,
      [en]: source,
      [fr]: body(
        '## Un\n\n> - Deux **trois** et encore quelques mots pour que la ligne soit\n>   longue\n\n| a | b |\n| - | - |\n| c | d |\n\nCourt.  \n',
      ),
    },
    {
      [`${en}#body/one`]: 'Premier',
      [`${en}#body/one/1.1.1`]: '**Trois** puis deux, et bien assez de mots pour que la ligne soit trop longue',
      [`${en}#body/one/2.2.2`]: 'x | y',
      [`${en}#body/one/3`]: 'Bref.',
    },
  );
  assert.equal(problems, []);
  assert.fixture(
    texts.get(fr) ?? '',
    body(
      '## Premier\n\n> - **Trois** puis deux, et bien assez de mots pour que la ligne\n>   soit trop longue\n\n| a | b |\n| - | - |\n| c | x \\| y |\n\nBref.  \n',
    ),
  );
});

imports('a file that is not there is made in the shape of its source', async () => {
  const source = `---
# for the team page
position: "Coach"
bio: >-
  A life
  of change.
---

## One

- Two

This is no YAML.
`;
  const words = {
    [`${en}#position`]: 'Coach',
    [`${en}#bio`]: 'Une vie.',
    [`${en}#body/one`]: 'Un',
    [`${en}#body/one/1.1`]: 'Deux',
    [`${en}#body/one/2`]: 'Trois',
  };
  const { texts, changed } = await bring({ ...facts, [en]: source }, words);
  assert.is(
    texts.get(fr),
    '---\n# for the team page\nposition: "Coach"\nbio: >-\n  Une vie.\n---\n\n## Un\n\n- Deux\n\nTrois\n',
  );
  assert.is(changed, 5);
  const { [`${en}#bio`]: _, ...some } = words;
  const partly = await bring({ ...facts, [en]: source }, some);
  assert.equal([...partly.texts], []);
  assert.equal(said(partly), [
    'translation-incomplete: experts/anna/fr.md is not made yet: 1 of its 5 texts has no translation.',
  ]);
  assert.equal(partly.confirmed, []);
});

imports('a slug that nobody gave is made from the title, or is that of the source', async () => {
  const source = '---\nslug: honest-devops\ntitle: Honest DevOps\n---\n';
  for (const [title, slug] of [
    ['Le DevOps, sans façons', 'le-devops-sans-facons'],
    ['Без прикрас', 'honest-devops'],
  ] as const) {
    const { texts } = await bring(
      { 'documents/a/document.yaml': 'kind: guide\n', 'documents/a/en.md': source },
      { 'documents/a/en.md#title': title },
    );
    assert.is(texts.get('documents/a/fr.md'), `---\nslug: ${slug}\ntitle: ${title}\n---\n`);
  }
});

imports('what a file lacks is inserted where the source has it', async () => {
  const page = 'pages/index/en.md';
  const source = `---
title: Title
lead: Lead
button:
  text: Write
  href: pages/contact
results: { heading: Results, text: Numbers }
---
`;
  const { texts, problems } = await bring(
    {
      'pages/index/page.yaml': 'type: home\n',
      [page]: source,
      'pages/index/fr.md': '---\ntitle: "Titre" # court\nresults: { heading: Résultats }\n---\n',
    },
    {
      [`${page}#results.text`]: 'Des chiffres, encore',
      [`${page}#button.text`]: 'Écrire',
      [`${page}#lead`]: 'Suite',
    },
  );
  assert.equal(problems, []);
  assert.fixture(
    texts.get('pages/index/fr.md') ?? '',
    `---
title: "Titre" # court
lead: Suite
button:
  text: Écrire
  href: pages/contact
results: { heading: Résultats, text: "Des chiffres, encore" }
---
`,
  );
});

imports('sections, items and rows that a text lacks are inserted where the source has them', async () => {
  const { texts, problems } = await bring(
    {
      ...facts,
      [en]: body('Intro 1.\n\n## One\n\nText 12 with *marks*.\n\n## Two\n\n- a\n- b\n\n## Three\n\nText 345.\n'),
      [fr]: body('Intro 1.\n\n## Un\n\nTexte 12, *marqué*.\n\n## Trois\n\nTexte 345.\n\nEt ceci en plus.\n'),
    },
    { [`${en}#body/two`]: 'Deux', [`${en}#body/two/1.1`]: 'un a', [`${en}#body/two/1.2`]: 'un b' },
  );
  assert.equal(problems, []);
  assert.fixture(
    texts.get(fr) ?? '',
    body(
      'Intro 1.\n\n## Un\n\nTexte 12, *marqué*.\n\n## Deux\n\n- un a\n- un b\n\n## Trois\n\nTexte 345.\n\nEt ceci en plus.\n',
    ),
  );
});

imports('what is new in the source takes the place of nothing', async () => {
  const { texts, problems } = await bring(
    { ...facts, [en]: body('Added.\n\nOne thing.\n\nTwo.\n'), [fr]: body('Un.\n\nDeux choses.\n') },
    { [`${en}#body/-/1`]: 'Ajout.' },
    undefined,
    ['body/-/1'],
  );
  assert.equal(problems, []);
  assert.is(texts.get(fr), body('Ajout.\n\nUn.\n\nDeux choses.\n'));
});

imports('languages of a menu and plural forms are inserted beside the others', async () => {
  const { texts } = await bring(
    {
      'navigation.yaml': 'header:\n  - id: home\n    text: { en: Home }\n    href: pages/index\n',
      'strings/en.yaml': 'count:\n  jobs_one: "{{count}} job"\n  jobs_other: "{{count}} jobs"\n  none: None\n',
      'strings/fr.yaml': 'count:\n  jobs_one: "{{count}} poste"\n  none: Rien\n',
    },
    {
      'navigation.yaml#header.home.text': 'Accueil',
      'strings/en.yaml#count.jobs_other': '{{count}} postes',
      'strings/en.yaml#count.jobs_many': '{{count}} de postes',
    },
    ({ source }) => (source === '' ? { source: '{{count}} jobs' } : {}),
  );
  assert.is(
    texts.get('navigation.yaml'),
    'header:\n  - id: home\n    text: { en: Home, fr: Accueil }\n    href: pages/index\n',
  );
  assert.is(
    texts.get('strings/fr.yaml'),
    'count:\n  jobs_one: "{{count}} poste"\n  jobs_many: "{{count}} de postes"\n  jobs_other: "{{count}} postes"\n  none: Rien\n',
  );
});

imports('a file that is not there has the plural forms of its language, in place of those of the source', async () => {
  const english = (one: string, other: string) =>
    `# What is counted\njobs:\n  jobs_one: ${one} # long\n  jobs_other: ${other}\nlast: A\n`;
  const source = { 'strings/en.yaml': english('"{{count}} job"', '"{{count}} jobs"') };
  const begin = (forms: Record<string, string>, locale: string) =>
    bring(
      source,
      {
        ...Object.fromEntries(
          Object.entries(forms).map(([form, words]) => [`strings/en.yaml#jobs.jobs_${form}`, `{{count}} ${words}`]),
        ),
        'strings/en.yaml#last': 'Z',
      },
      ({ source: own }) => (own === '' ? { source: '{{count}} jobs' } : {}),
      [],
      locale,
    );
  const cases: [locale: string, forms: Record<string, string>, text: string][] = [
    ['ja', { other: '件' }, '  jobs_other: "{{count}} 件"\n'],
    ['fr', { one: 'a', other: 'c' }, '  jobs_one: "{{count}} a" # long\n  jobs_other: "{{count}} c"\n'],
    [
      'ru',
      { one: 'a', few: 'b', many: 'c', other: 'd' },
      '  jobs_one: "{{count}} a" # long\n  jobs_few: "{{count}} b"\n  jobs_many: "{{count}} c"\n  jobs_other: "{{count}} d"\n',
    ],
  ];
  for (const [locale, forms, text] of cases) {
    const result = await begin(forms, locale);
    assert.equal(result.problems, [], locale);
    assert.is(result.texts.get(`strings/${locale}.yaml`), `# What is counted\njobs:\n${text}last: Z\n`);
  }
  assert.equal(said(await begin({ one: 'a', many: 'c', other: 'd' }, 'ru')), [
    'translation-incomplete: strings/ru.yaml is not made yet: 1 of its 5 texts has no translation.',
  ]);
});

imports('texts that are empty, fuzzy or as they were change nothing', async () => {
  const texts = { ...facts, [en]: '---\nposition: A\nbio: B\n---\n', [fr]: '---\nposition: C\nbio: D\n---\n' };
  const result = await bring(texts, { [`${en}#position`]: 'C', [`${en}#bio`]: 'E' }, ({ key }) =>
    key === 'bio' ? { fuzzy: true } : { untouched: true },
  );
  assert.equal([...result.texts], []);
  assert.equal([result.changed, result.unchanged, result.marked], [0, 1, 1]);
  assert.equal(result.confirmed, [], 'nobody has said that it is right');
  const agreed = await bring(texts, { [`${en}#position`]: 'C' });
  assert.equal(
    agreed.confirmed.map(({ source }) => source.key),
    ['position'],
  );
});

imports('a copy of the source that nobody has worked on replaces nothing, and is no translation', async () => {
  const texts = { ...facts, [en]: '---\nposition: A\nbio: B\n---\n', [fr]: '---\nposition: C\nbio: D\n---\n' };
  const words = { [`${en}#position`]: 'A', [`${en}#bio`]: ' B\n' };
  const untouched = await bring(texts, words, () => ({ untouched: true }));
  assert.equal([[...untouched.texts], untouched.confirmed, untouched.marked], [[], [], 2]);
  const translated = await bring(texts, words);
  assert.is(translated.texts.get(fr), '---\nposition: A\nbio: B\n---\n', 'a word that both languages have');
});

imports('a form of several numbers has the count, whatever the form of one number says', async () => {
  const strings = {
    'strings/en.yaml': 'jobs_one: One job\njobs_other: "{{count}} jobs"\n',
    'strings/fr.yaml': 'jobs_one: a\njobs_many: b\njobs_other: c\n',
  };
  const bringForm = async (form: string, words: string) =>
    said(
      await bring(strings, { [`strings/en.yaml#jobs_${form}`]: words }, ({ source }) => ({
        source: source || '{{count}} jobs',
      })),
    );
  assert.equal(await bringForm('one', 'Un poste'), []);
  assert.equal(await bringForm('one', '{{count}} poste'), []);
  assert.equal(await bringForm('many', '{{count}} de postes'), []);
  assert.equal(await bringForm('many', 'Des postes'), [
    'translation-marks: This translation of "jobs_many" lacks {{count}}.',
  ]);
});

imports('a copied form follows the form that it was copied from, and replaces no other words', async () => {
  const en = 'strings/en.yaml';
  const bringOver = async (other: string) => {
    const strings = {
      [en]: 'jobs_one: "{{count}} job"\njobs_other: "{{count}} jobs"\n',
      'strings/fr.yaml': `jobs_one: a\njobs_many: "{{count}} b"\njobs_other: "${other}"\n`,
    };
    const words = { [`${en}#jobs_many`]: '{{count}} c', [`${en}#jobs_other`]: '{{count}} c' };
    const copied = ({ key }: { key: string }) => (key === 'jobs_other' ? { copyOf: 'jobs_many' } : {});
    return (await bring(strings, words, (one) => ({ source: '{{count}} jobs', ...copied(one) }))).texts.get(
      'strings/fr.yaml',
    );
  };
  const written = (other: string) => `jobs_one: a\njobs_many: "{{count}} c"\njobs_other: "${other}"\n`;
  assert.is(await bringOver('{{count}} b'), written('{{count}} c'));
  assert.is(await bringOver('{{count}} d'), written('{{count}} d'));
});

imports('a translation finds its block where others were inserted before it', async () => {
  const { texts, problems } = await bring(
    { ...facts, [en]: body('New.\n\nOld.\n'), [fr]: body('Neuf.\n\nVieux.\n') },
    { [`${en}#body/-/1`]: 'Ancien.' },
    () => ({ source: 'Old.' }),
  );
  assert.equal(problems, []);
  assert.is(texts.get(fr), body('Neuf.\n\nAncien.\n'));
});

imports('mistakes are problems at their place in the file that came back', async () => {
  const texts = {
    ...facts,
    [en]: '---\nposition: See [us](pages/contact)\nbio: B\n---\n\nA text.\n',
    [fr]: '---\nposition: C\nbio: D\n---\n\nTexte.\n',
  };
  const check = async (key: string, words: string, change?: (returned: ReturnedText) => Partial<ReturnedText>) =>
    said(await bring(texts, { [`${en}#${key}`]: words }, change));
  assert.equal(await check('position', 'Voir'), [
    'translation-marks: This translation of "position" lacks the link to pages/contact.',
  ]);
  assert.equal(await check('bio', 'x'.repeat(501)), [
    'invalid-value: "bio" must be text of 1 to 500 characters; here it is 501 characters long.',
  ]);
  assert.equal(await check('body/-/1', '- une liste'), [
    `translation-form: This translation of "body/-/1" would not be read as one paragraph of ${fr}.`,
  ]);
  assert.equal(await check('body/-/9', 'Perdu.'), [
    `translation-unknown: ${en} has no "body/-/9" any more; its translation is left out.`,
  ]);
  assert.equal(await check('bio', 'Vie', () => ({ source: 'Before' })), [
    `translation-outdated: "bio" of ${en} has changed since this was sent to the translator.`,
  ]);
  assert.equal(await check('bio', 'Vie', () => ({ file: 'experts/else/en.md' })), [
    'translation-unknown: The content has no experts/else/en.md.',
  ]);
});

imports('a language that has no code, or is none of the site, is an error', async () => {
  const texts = { 'strings/en.yaml': 'a: A\n' };
  for (const [named, message] of [
    ['French', '"French" is not the code of a language.'],
    ['de', '"de" is not a language of this site.'],
  ] as const)
    assert.equal(said(await bring(texts, { 'strings/en.yaml#a': 'B' }, undefined, [], 'fr', named)), [
      `translation-file: ${message}`,
    ]);
});

imports.run();
