import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Unit } from '../../build/model/unit.ts';
import { makeBoard } from '../../build/translations/freshness/board.ts';
import { checkFreshness } from '../../build/translations/freshness/check-freshness.ts';
import { confirmTexts, type TextSelection } from '../../build/translations/freshness/confirm.ts';
import { parseConfirmed, splitConfirmed } from '../../build/translations/freshness/confirmed.ts';
import { formatBoard } from '../../build/translations/freshness/format-board.ts';
import { compareTexts, isUnchanged } from '../../build/translations/freshness/freshness.ts';
import { readState } from '../../build/translations/freshness/state.ts';
import { isTypo } from '../../build/translations/freshness/typo.ts';
import { splitUnits } from '../../build/translations/units/units.ts';
import { describeChange } from '../../build/translations/units/word-change.ts';
import { parseFiles } from '../support/content-files.ts';
import { baseTemplates } from '../support/site.ts';

const freshness = suite('freshness of translations');

const guide = (title: string, list: string[], body: string): string =>
  `---\nslug: ${title.toLowerCase().replace(/[^a-z]+/g, '-')}\ntitle: ${title}\nbulletPoint:\n  title: List\n  list:\n${list.map((item) => `    - ${item}\n`).join('')}---\n${body}`;

const english = guide(
  'Honest work',
  ['One thing', 'Another thing'],
  'First words here.\n\n## Rules\n\nA rule for all.\n\n- Item\n',
);
const french = guide(
  'Travail franc',
  ['Une chose', 'Autre chose'],
  'Premiers mots.\n\n## Règles\n\nUne règle.\n\n- Point\n',
);

async function split(en: string, fr: string | undefined): Promise<Unit[]> {
  const { pageTypes, dataKinds } = await baseTemplates();
  const texts = {
    'toolbox/a/guide.yaml': 'minutes: 1\n',
    'toolbox/a/en.md': en,
    ...(fr === undefined ? {} : { 'toolbox/a/fr.md': fr }),
  };
  return splitUnits({ ...parseFiles(texts), kinds: [...pageTypes, ...dataKinds], locales: ['en', 'fr'] });
}

const everything: TextSelection = () => true;

/** Confirms what is picked → the state's files with the earlier ones. */
function confirm(
  units: readonly Unit[],
  files: ReadonlyMap<string, string> = new Map(),
  pick: TextSelection = everything,
) {
  const state = readState((path) => files.get(path));
  return confirmTexts({ units, sourceLocale: 'en', locales: ['fr'], state, pick });
}

/** The texts that are not current after a confirmation of the texts as they were. */
async function changesOf(en: string, fr = french, confirmed?: ReadonlyMap<string, string>): Promise<string[]> {
  const files = confirmed ?? confirm(await split(english, french)).files;
  const state = readState((path) => files.get(path));
  const units = await split(en, fr);
  const lines = parseConfirmed(state.linesOf('fr', 'toolbox/a'));
  const sources = units.filter(({ locale }) => locale === 'en');
  const texts = compareTexts({
    sources,
    targets: units.filter(({ locale }) => locale === 'fr'),
    confirmed: lines,
    wordsOf: state.wordsOf,
  });
  if (isUnchanged(sources, lines))
    assert.ok(
      texts.every(({ state: each }) => each === 'current'),
      'what the quick look passes is current',
    );
  return texts.flatMap((text) =>
    text.state === 'current'
      ? []
      : [
          text.state === 'gone'
            ? `gone ${text.key}: ${state.wordsOf(text.before)}`
            : `${text.state} ${text.source.key}: ${text.before === undefined ? '' : state.wordsOf(text.before)} → ${text.source.text}`,
        ],
  );
}

freshness('what is confirmed is current, as long as the source says the same', async () => {
  assert.equal(await changesOf(english), []);
  assert.equal(
    await changesOf(english.replace('First words here.', 'First words\nhere.')),
    [],
    'lines may break elsewhere',
  );
  assert.equal(await changesOf(english.replace('slug: honest-work', 'slug: honest')), [], 'an address is no text');
});

freshness(
  'a field, a heading or a paragraph that has changed is stale, with the words it was confirmed for',
  async () => {
    assert.equal(await changesOf(english.replace('title: Honest work', 'title: Honest toil')), [
      'stale title: Honest work → Honest toil',
    ]);
    assert.equal(
      await changesOf(english.replace('## Rules', '## Laws')),
      ['stale body/laws: Rules → Laws'],
      'not what is below',
    );
    assert.equal(await changesOf(english.replace('A rule for all.', 'A rule for some.')), [
      'stale body/rules/1: A rule for all. → A rule for some.',
    ]);
  },
);

freshness('where a link leads is no word of a text', async () => {
  const linked = english.replace('A rule for all.', 'A [rule](pages/rules) for all.');
  const { files } = confirm(await split(linked, french));
  assert.equal(await changesOf(linked.replace('pages/rules', 'pages/laws#all'), french, files), []);
  assert.equal((await changesOf(linked.replace('[rule]', '[law]'), french, files)).length, 1);
});

freshness('texts that move are still current', async () => {
  assert.equal(await changesOf(english.replace('A rule for all.\n\n- Item\n', '- Item\n\nA rule for all.\n')), []);
});

freshness('a new text is stale where the translation lacks it, and unconfirmed where it has it', async () => {
  const longer = english.replace('A rule for all.', 'Before it.\n\nA rule for all.');
  assert.equal(await changesOf(longer), ['stale body/rules/1:  → Before it.']);
  assert.equal(await changesOf(longer, french.replace('Une règle.', 'Avant.\n\nUne règle.')), [
    'unconfirmed body/rules/1:  → Before it.',
  ]);
  assert.equal(await changesOf(english.replace('    - One thing\n', '    - Zero things\n    - One thing\n')), [
    'stale bulletPoint.list.1:  → Zero things',
  ]);
});

freshness('a text that is gone is told as long as its translation stands', async () => {
  assert.equal(await changesOf(english.replace('    - One thing\n', '')), ['gone bulletPoint.list.1: One thing']);
  assert.equal(await changesOf(english.replace('    - One thing\n', ''), french.replace('    - Une chose\n', '')), []);
  assert.equal(await changesOf(english.replace('A rule for all.\n\n', '')), ['gone body/rules/1: A rule for all.']);
  assert.equal(await changesOf(english.replace('A rule for all.\n\n', ''), french.replace('Une règle.\n\n', '')), []);
  // The last text of a section, after which no other moves.
  assert.equal(await changesOf(english.replace('\n- Item\n', '')), ['gone body/rules/2.1: Item']);
});

freshness('of two that changed, each is told with its own old words', async () => {
  assert.equal(await changesOf(english.replace('A rule for all.', 'A note.\n\nA rule for most.')), [
    'stale body/rules/1:  → A note.',
    'stale body/rules/2: A rule for all. → A rule for most.',
  ]);
});

freshness('nothing is stale that was never confirmed', async () => {
  const changes = await changesOf(english, french.replace('## Règles', '## Règles\n\nDeux.'), new Map());
  assert.equal([...new Set(changes.map((change) => change.split(' ')[0]))].sort(), ['missing', 'unconfirmed']);
});

freshness('confirming a part leaves the rest as it was', async () => {
  const { files } = confirm(await split(english, french));
  const changed = english
    .replace('title: Honest work', 'title: Honest toil')
    .replace('A rule for all.', 'A rule for some.');
  const again = confirm(
    await split(changed, french),
    files,
    (text) => text.state !== 'gone' && text.source.key === 'title',
  );
  assert.equal(
    again.confirmed.map(({ text }) => text.state !== 'gone' && text.source.key),
    ['title'],
  );
  assert.equal(await changesOf(changed, french, again.files), [
    'stale body/rules/1: A rule for all. → A rule for some.',
  ]);
  const words = again.files.get('translations/source-words.txt') ?? '';
  assert.match(words, '"A rule for all."');
  assert.not.match(words, '"Honest work"', 'words that nobody refers to go');
  assert.equal(
    confirm(await split(changed, french), again.files, () => false).files,
    again.files,
    'and nothing else changes',
  );
});

freshness('lines of two branches, both kept, confirm the words of both', async () => {
  const [ours, theirs] = [english.replace('Honest work', 'Our work'), english.replace('Honest work', 'Their work')];
  const both = [confirm(await split(ours, french)).files, confirm(await split(theirs, french)).files];
  const merged = new Map(
    [...(both[0]?.keys() ?? [])].map((path) => [
      path,
      [...new Set(both.flatMap((files) => (files.get(path) ?? '').split('\n')))].join('\n'),
    ]),
  );
  for (const en of [ours, theirs]) assert.equal(await changesOf(en, french, merged), []);
  assert.equal((await changesOf(english, french, merged)).length, 1);
  const settled = confirm(await split(theirs, french), merged).files.get('translations/fr.txt') ?? '';
  assert.is(settled.match(/ title /g)?.length, 1, 'the next confirmation keeps one');
});

freshness('lines that cannot be read confirm nothing and stop nothing', () => {
  const groups = splitConfirmed(
    '# Comment\n<<<<<<< ours\ntoolbox/a title 0123456789\r\ntoolbox/a lead\n\ntoolbox/b x.y 012345678_',
  );
  assert.equal([...parseConfirmed(groups.get('toolbox/a') ?? '')], [['title', ['0123456789']]]);
  assert.equal([...parseConfirmed(groups.get('toolbox/b') ?? '')], [['x.y', ['012345678_']]]);
});

freshness('only spelling: case, spaces, punctuation and a letter or two of long words', () => {
  for (const [before, after] of [
    ['We recieve your mesage.', 'We receive your message.'],
    ['teh plan', 'the plan'],
    ['Dev ops, honest', 'DevOps: honest'],
    ['a organisation in change', 'a organization in change'],
  ] as const)
    assert.ok(isTypo(before, after), `${before} → ${after}`);
  for (const [before, after] of [
    ['in 10 weeks', 'in 12 weeks'],
    ['costs 1.5 days', 'costs 15 days'],
    ['we can do it now', 'we can do it not'],
    ['for all teams', 'for many teams'],
    ['one two', 'one two three'],
    ['[team](pages/a)', '[team](pages/b)'],
    ['Hi {{name}}', 'Hi {{nama}}'],
  ] as const)
    assert.not.ok(isTypo(before, after), `${before} → ${after}`);
});

freshness('a change is shown with the words around it', () => {
  assert.equal(describeChange('Short text', 'Short word'), { before: '“Short text”', after: '“Short word”' });
  const long = (word: string) =>
    `${'Many words come before it, so many. '.repeat(3)}Here is ${word}. ${'And after it come more. '.repeat(4)}`;
  assert.equal(describeChange(long('one'), long('two')), {
    before: '“… Many words come before it, so many. Here is one. And after it come more. And after it come …”',
    after: '“… Many words come before it, so many. Here is two. And after it come more. And after it come …”',
  });
});

freshness('the board names unconfirmed texts where others of their entry are confirmed', () => {
  const counts = { current: 1, stale: 0, unconfirmed: 1, missing: 0 };
  const text = {
    key: 'a',
    name: '"a"',
    state: 'unconfirmed',
    file: 'strings/fr.yaml',
    line: 2,
    column: 4,
    after: 'Words',
  } as const;
  const row = { resource: 'strings', locale: 'fr', state: 'unconfirmed', counts, texts: [text] } as const;
  const print = (current: number) => {
    const rows = [{ ...row, counts: { ...counts, current }, texts: [text] }];
    return formatBoard({ sourceLocale: 'en', locales: [{ locale: 'fr', followed: true, counts }], rows }, 'content');
  };
  assert.match(print(1), '    content/strings/fr.yaml:2:4: "a" is unconfirmed: “Words”\n');
  assert.not.match(print(0), 'fr.yaml');
});

freshness('the board lists what is not current, in text, as data and as a page', async () => {
  const { files } = confirm(await split(english, french));
  const changed = english.replace('title: Honest work', 'title: Honest <toil>');
  const texts = new Map([
    ['toolbox/a/en.md', changed],
    ['toolbox/a/fr.md', french],
  ]);
  const board = makeBoard({
    site: {
      config: { defaultLocale: 'en' } as never,
      routeTable: {
        pages: {},
        families: { toolbox: { en: '/{slug}/', fr: '/fr/{slug}/', nl: '/nl/{slug}/' } },
        elsewhere: {},
      },
      addresses: new Map(),
    },
    units: await split(changed, french),
    state: readState((path) => files.get(path)),
    locales: ['fr', 'nl'],
    wants: () => true,
    readText: (path) => texts.get(path),
  });
  assert.is(
    formatBoard(board, 'content'),
    `fr: 7 of 8 texts current, 1 stale
  toolbox/a: 1 stale
    content/toolbox/a/fr.md:3:8: "title" was “Honest work”, is “Honest <toil>”

nl: 0 of 9 texts current, 9 missing
  Nothing has been confirmed yet: npm run translations -- confirm --all --locale nl
  toolbox/a: missing
`,
  );
  assert.equal(board.rows[0]?.counts, { current: 7, stale: 1, unconfirmed: 0, missing: 0 });
});

freshness('a paragraph that is new is one warning, which names every language that lacks it', async () => {
  const { pageTypes, dataKinds } = await baseTemplates();
  const kinds = [...pageTypes, ...dataKinds];
  const locales = ['en', 'fr', 'nl'];
  const filesOf = (en: string) => ({
    'toolbox/a/guide.yaml': 'minutes: 1\n',
    'toolbox/a/en.md': en,
    'toolbox/a/fr.md': french,
    'toolbox/a/nl.md': french.replace('travail-franc', 'eerlijk-werk'),
  });
  const units = splitUnits({ ...parseFiles(filesOf(english)), kinds, locales });
  const state = readState(() => undefined);
  const confirmed = confirmTexts({ units, sourceLocale: 'en', locales: ['fr', 'nl'], state, pick: everything }).files;
  const config = {
    defaultLocale: 'en',
    locales: locales.map((id) => ({ id, name: id, language: id, prefix: id === 'en' ? '' : id })),
  };
  const check = (en: string) => {
    const texts = { ...filesOf(en), ...Object.fromEntries(confirmed) };
    return checkFreshness({ ...parseFiles(texts), kinds, config, broken: new Set(), strict: false, known: new Map() })
      .diagnostics;
  };
  const added = english.replace('A rule for all.', 'A rule for all.\n\nA word that_is new.');
  assert.equal(
    check(added).map(({ file, line, message, hint }) => ({ file, line, message, hint })),
    [
      {
        file: 'toolbox/a/en.md',
        line: 16,
        message: 'A paragraph below "Rules" is new since fr.md and nl.md were confirmed: “A word that_is new.”.',
        hint: 'Bring these files up to date, then say so: npm run translations -- confirm toolbox/a --locale fr, and npm run translations -- confirm toolbox/a --locale nl',
      },
    ],
  );
  assert.equal(
    check(english.replace('A rule for all.', 'A rule for some.')).map(({ file }) => file),
    ['toolbox/a/fr.md', 'toolbox/a/nl.md'],
    'a changed one is reported where it is to be changed',
  );
});

freshness.run();
