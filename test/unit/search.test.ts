import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SearchIndex, SearchRecord } from '../../build/authoring/facets/search-record.ts';
import { extractText } from '../../build/formats/markdown/plain-text.ts';
import { searchFolding } from '../../build/languages/search-folding.ts';
import type { Entry } from '../../build/model/entry.ts';
import { emptyMemo } from '../../build/pipeline/cache/memo.ts';
import type { Translate } from '../../build/pipeline/emit/entry-context.ts';
import { emitSearchIndexes } from '../../build/pipeline/emit/search/search-index.ts';
import { isRouted, type RoutedSite, readSite } from '../../build/pipeline/read-site.ts';
import { createTranslators } from '../../build/pipeline/render/strings.ts';
import { excerptOf, markWords } from '../../client/search/excerpt.ts';
import { createEngine, type Engine } from '../../client/search/search-engine.ts';
import { wordsOfAddress } from '../../client/search/suggest.ts';
import { createTerms, significantWords, wordsOf } from '../../client/search/words.ts';
import { assetCache, projectTemplates, root } from '../support/project.ts';
import { buildDate } from '../support/site.ts';

const search = suite('search');

const content = join(root, 'content');
const readText = (path: string): string => readFileSync(join(content, path), 'utf8');

async function realContent(date = buildDate): Promise<RoutedSite> {
  const read = { contentFolder: content, templates: await projectTemplates(), date };
  const routed = readSite(read, emptyMemo('test'));
  if (!isRouted(routed)) throw new Error('The content cannot be read.');
  return routed;
}

type Indexed = Pick<RoutedSite, 'site' | 'documents'>;

async function emitIndexes({ site, documents }: Indexed) {
  const translators = createTranslators(site.strings);
  // With values, as the pipeline does it: indexes, and the texts that they lack, are cached for both.
  const translate: Translate = (locale, key, values) => translators.get(locale)?.translate(key, values) ?? '';
  const { pageTypes, dataKinds, compiled, site: definition } = await projectTemplates();
  return emitSearchIndexes({
    site,
    documents,
    kinds: [...pageTypes, ...dataKinds],
    page: definition.pages.search,
    fields: definition.search,
    code: compiled.digest,
    readText,
    translate,
    cache: assetCache,
  });
}

async function indexesOf(indexed: Indexed): Promise<Map<string, SearchIndex>> {
  const { addresses, files } = await emitIndexes(indexed);
  const known = new Map<string, string>();
  for (const file of files) known.set(`/${file.path}`, String(await file.contents()));
  return new Map([...addresses].map(([locale, url]) => [locale, JSON.parse(known.get(url) ?? '')]));
}

interface RealSearch extends RoutedSite {
  indexes: Map<string, SearchIndex>;
  engines: Map<string, Engine>;
  /** The address of an entry's page, of its row or of its PDF. */
  addressOf: (ref: string, locale: string) => string | undefined;
}

let real: Promise<RealSearch> | undefined;

function addressOf({ site, documents }: RoutedSite, ref: string, locale: string): string | undefined {
  const entry = site.entries.get(ref)?.get(locale);
  const list = site.addresses.get(entry?.kind.listPage ?? '')?.get(locale);
  return (
    site.addresses.get(ref)?.get(locale) ??
    documents.find((file) => file.entry === entry)?.url ??
    `${list}#${entry?.id}`
  );
}

/** The project's own content, indexed once for all tests. */
function realSearch() {
  real ??= (async () => {
    const routed = await realContent();
    const indexes = await indexesOf(routed);
    const engines = new Map<string, Engine>();
    for (const [locale, index] of indexes) engines.set(locale, await createEngine(index, locale));
    return { ...routed, indexes, engines, addressOf: (ref, locale) => addressOf(routed, ref, locale) };
  })();
  return real;
}

/** Language → what a visitor types → the entries of which one comes first. */
const questions = load(readFileSync(join(root, 'test/unit/search-questions.yaml'), 'utf8')) as Record<
  string,
  Record<string, string | string[]>
>;

for (const [locale, expected] of Object.entries(questions)) {
  search(`${locale}: what a visitor types finds its page first`, async () => {
    const { site, engines, addressOf } = await realSearch();
    // What a question is for may have left the site.
    const asked = Object.entries(expected).flatMap(([question, refs]) => {
      const right = [refs].flat().filter((ref) => site.entries.get(ref)?.has(locale));
      return right.length > 0 ? [{ question, right }] : [];
    });
    const wrong = asked.flatMap(({ question, right }) => {
      const first = engines.get(locale)?.answer(question).found[0]?.record.url;
      return right.some((ref) => addressOf(ref, locale) === first) ? [] : [`${question} → ${first}`];
    });
    if (wrong.length > 0) console.log(`\n${locale}, ${wrong.length} of ${asked.length} wrong:\n${wrong.join('\n')}`);
    assert.ok(wrong.length <= asked.length * 0.05, wrong.join('\n'));
  });
}

search('each example on the page of the search has exact answers', async () => {
  const { site, engines } = await realSearch();
  for (const [locale, { words }] of site.entries.get('pages/search') ?? [])
    for (const example of words.examples as string[]) {
      const { found = [], exact } = engines.get(locale)?.answer(example) ?? {};
      assert.ok(found.length > 0 && exact, `${locale}: ${example}`);
    }
});

/** What the names of entries of a kind begin with. */
const startsOfKinds = {
  guide: 'toolbox/',
  case: 'client-cases/',
  job: 'jobs/',
  office: 'offices/',
  event: 'events/',
  page: 'pages/contact',
};

search('each guide, open job, case, training and office is found by its title, in each language', async () => {
  const { site, indexes, engines } = await realSearch();
  for (const { id: locale } of site.config.locales) {
    const records = indexes.get(locale)?.records ?? [];
    const late = records.filter(({ title, url, kind }) => {
      const found = engines.get(locale)?.answer(title).found.slice(0, 3) ?? [];
      return kind !== 'page' && !found.some(({ record }) => record.url === url);
    });
    assert.equal(
      late.map(({ url }) => url),
      [],
      locale,
    );
    const refs = [...site.routes.values()].flatMap(({ entry }) => (entry.locale === locale ? [entry.ref] : []));
    for (const [kind, start] of Object.entries(startsOfKinds))
      assert.is(
        records.some((record) => record.kind === kind),
        refs.some((ref) => ref.startsWith(start)),
        `${locale} ${kind}`,
      );
  }
});

search('what is unlisted, has closed or is a second version of a page is not found', async () => {
  const { site } = await realSearch();
  const jobs = [...site.entries].filter(([ref]) => ref.startsWith('jobs/'));
  const closes = (localized: ReadonlyMap<string, Entry>): string => localized.get('en')?.facts.closes ?? '';
  const days = jobs.map(([, localized]) => closes(localized)).sort();
  const date = days[Math.floor(days.length / 2)] ?? '';
  assert.ok((days[0] ?? '') < date, 'some jobs have closed on that day');
  const urls = new Set((await indexesOf(await realContent(date))).get('en')?.records.map(({ url }) => url));
  const addressOf = (ref: string) => site.addresses.get(ref)?.get('en') ?? '';
  for (const ref of ['pages/search', 'pages/thank-you', 'pages/not-found', 'pages/contact-2025'])
    assert.not(urls.has(addressOf(ref)), ref);
  for (const [ref, localized] of jobs) assert.is(urls.has(addressOf(ref)), closes(localized) >= date, ref);
});

search('the index has another address once a session has begun, whatever is cached', async () => {
  const { site, documents } = await realSearch();
  const sessions = [...site.entries.values()].flatMap((localized) => localized.get('en')?.facts.sessions ?? []);
  const addressOn = async (date: string) =>
    (await emitIndexes({ site: { ...site, date }, documents })).addresses.get('en');
  const areSomeToCome = sessions.some(({ starts }) => starts >= site.date);
  assert.is((await addressOn('2999-01-01')) !== (await addressOn(site.date)), areSomeToCome);
});

search('a large site is searched by the beginning of each page, within a budget', async () => {
  const { site, documents } = await realSearch();
  const routes = new Map(site.routes);
  for (const [url, route] of site.routes)
    if (route.entry.folder === 'toolbox' && route.entry.locale === 'en')
      for (let copy = 0; copy < 100; copy++) routes.set(`${url}${copy}/`, route);
  const { records } = (await indexesOf({ site: { ...site, routes }, documents })).get('en') as SearchIndex;
  assert.ok(records.length > 2000, String(records.length));
  const characters = records.reduce((sum, { text }) => sum + text.length, 0);
  assert.ok(characters <= 800_000, `${characters} characters`);
  assert.ok(
    records.every(({ title, description }) => title !== '' && description !== ''),
    'titles and descriptions stay whole',
  );
});

search('nothing is found for nothing, for what does not exist, and for markup', async () => {
  const { engines } = await realSearch();
  for (const question of ['', '  ', '-', 'xyzzyq', '<>', '='.repeat(10_000), '\u0000', '🙂'])
    assert.equal(engines.get('en')?.answer(question), { found: [], exact: true }, question.slice(0, 20));
  assert.ok((engines.get('en')?.answer('phishing '.repeat(1000)).found.length ?? 0) > 0);
});

search('a question with a mistake is answered, and told apart from one without', async () => {
  const { engines } = await realSearch();
  assert.is(engines.get('en')?.answer('phishing').exact, true);
  assert.is(engines.get('en')?.answer('phisching').exact, false);
  // Words of four letters are as they are written.
  assert.is(engines.get('en')?.answer('zgil').found.length, 0);
});

search('results that are only similar are few', async () => {
  const { engines } = await realSearch();
  for (const question of ['xyzzyq change team', 'managment of chnage in a team', 'quiet xyzzyq teams']) {
    const { found, exact } = engines.get('en')?.answer(question) ?? { found: [] };
    assert.ok(exact === false && found.length > 0 && found.length <= 20, `${question}: ${found.length}`);
  }
});

search('a word with two swapped letters finds what the word finds', async () => {
  const { site, engines } = await realSearch();
  const wrong: string[] = [];
  let asked = 0;
  for (const [ref, localized] of site.entries)
    for (const [locale, { words }] of /^(toolbox|trainings|offices)\//.test(ref) ? localized : []) {
      const [word = ''] = String(words.title)
        .split(/[^\p{L}]+/u)
        .sort((a, b) => b.length - a.length);
      const middle = Math.floor(word.length / 2);
      const [one = '', other = ''] = word.slice(middle - 1);
      const swapped = word.slice(0, middle - 1) + other + one + word.slice(middle + 1);
      const first = (question: string) => engines.get(locale)?.answer(question).found[0]?.record.url;
      asked++;
      if (first(swapped) !== first(word)) wrong.push(`${locale} ${swapped}: ${first(swapped)}, not ${first(word)}`);
    }
  assert.ok(asked > 100 && wrong.length <= asked * 0.05, `${wrong.length} of ${asked}:\n${wrong.join('\n')}`);
});

search('words are compared without accents, capitals and plurals', () => {
  const same: Record<string, string[][]> = {
    en: [
      ['Companies', 'company'],
      ['boxes', 'box'],
      ['Teams', 'team'],
      ['process', 'PROCESS'],
    ],
    fr: [
      ['Équipes', 'equipe'],
      ['idées', 'idee'],
      ['journaux', 'journal'],
      ['cœur', 'coeur'],
      ['bureaux', 'bureau'],
    ],
    nl: [
      ['scholen', 'school'],
      ['bedrijven', 'bedrijf'],
      ['huizen', 'huis'],
      ['opleidingen', 'opleiding'],
      ['foto’s'.split('’')[0] ?? '', 'foto'],
      ['bakken', 'bak'],
    ],
    pl: [['Łódź', 'lodz']],
    de: [
      ['STRASSE', 'straße'],
      ['Brücke', 'bruecke'],
    ],
    nb: [
      ['Ålesund', 'aalesund'],
      ['Ærø', 'aeroe'],
    ],
    ca: [['Vil·la', 'viŀla']],
    az: [['Gəncə', 'gence']],
    mt: [['Ħaż-Żebbuġ'.split('-')[0] ?? '', 'haz']],
    se: [['Áŋŋel', 'annel']],
    uk: [['Ґанок', 'ганок']],
    bn: [['সম্বাদ', 'সংবাদ']],
    vi: [['Đà', 'da']],
    tr: [
      ['IŞIK', 'ışık'],
      ['İzmir', 'izmir'],
    ],
    el: [['ΠΑΡΊΣ', 'παρις']],
    ja: [
      ['ＡＢＣ１', 'abc1'],
      ['ｶﾞﾗｽ', 'ガラス'],
    ],
    hi: [
      ['१२', '12'],
      ['सम्बन्ध', 'संबंध'],
      ['हँसी', 'हंसी'],
      ['सड़क', 'सडक'],
    ],
    ar: [
      ['مُدَرِّسَة', 'مدرسه'],
      ['مـدرسة', 'مدرسة'],
      ['أسعار', 'اسعار'],
      ['٢٠٢٧', '2027'],
    ],
    fa: [
      ['می\u200cخواهم', 'میخواهم'],
      ['كتاب۲', 'کتاب2'],
    ],
    he: [['שָׁלוֹם', 'שלום']],
  };
  for (const [locale, pairs] of Object.entries(same)) {
    const termOf = createTerms(locale, searchFolding(locale));
    for (const [one = '', other = ''] of pairs) assert.equal(termOf(one), termOf(other), `${locale} ${one} ${other}`);
  }
  assert.not.equal(createTerms('en', searchFolding('en'))('status'), createTerms('en', searchFolding('en'))('statu'));
  assert.equal(significantWords('where is the office', 'en'), ['office']);
  assert.equal(significantWords('l’équipe de la data', 'fr'), ['équipe', 'data']);
  assert.equal(significantWords('the who', 'en'), ['who'], 'what is left says something');
  assert.equal(significantWords('to be', 'en'), ['to', 'be'], 'all of them where none does');
});

search('an address that leads nowhere is asked for by the words of its last part', () => {
  for (const [path, words] of [
    ['/toolbox/honest-devop/', 'honest devop'],
    ['/fr/cas-clients/mobilit%C3%A9_2027', 'mobilité 2027'],
    ['/nl/', 'nl'],
    ['/', ''],
    ['/%E0%A4%A/', ''],
    ['/404.html', ''],
    ['/assets/old.css', ''],
  ] as const)
    assert.is(wordsOfAddress(path), words, path);
});

search('Markdown is read for its words', () => {
  const { headings, lines } = extractText(
    [
      '## The **first** part',
      '',
      'A paragraph over',
      'two lines with [a link](pages/contact#offices), _stress_ and `code`.',
      '',
      '- one item',
      '- [ ] another, with snake_case',
      '1. numbered',
      '',
      '| Step | Days |',
      '| --- | ---: |',
      '| Review | 3 |',
      '',
      '> said \\* somebody',
      '',
      '---',
      '',
      '[a]: https://example.org/',
    ].join('\n'),
  );
  assert.equal(headings, ['The first part']);
  assert.equal(lines, [
    'A paragraph over two lines with a link, stress and code.',
    'one item',
    'another, with snake_case',
    'numbered',
    'Step Days',
    'Review 3',
    'said * somebody',
  ]);
  assert.equal(extractText('one two three', 9).lines, ['one two']);
});

search('an excerpt shows and marks the words, and is cut between words', () => {
  const isAnswer = (word: string): boolean => ['queue', 'build'].includes(word.toLowerCase());
  const long = `${'Some other words stand here. '.repeat(20)}Then the queue grew and the build waited. ${'More words follow. '.repeat(20)}`;
  const record = { description: 'About the queue.', headings: ['A heading'], text: `One line.\n${long}` };
  const pieces = excerptOf(record as SearchRecord, isAnswer);
  const text = pieces.map((piece) => piece.text).join('');
  assert.ok(text.startsWith('… ') && text.endsWith(' …') && text.length < 230, text);
  assert.ok(long.includes(text.slice(2, -2)), text);
  assert.equal(
    pieces.flatMap((piece) => (piece.marked ? [piece.text] : [])),
    ['queue', 'build'],
  );
  assert.equal(excerptOf({ ...record, text: '' } as SearchRecord, isAnswer), markWords('About the queue.', isAnswer));
  assert.equal(markWords('Queue', isAnswer), [{ text: 'Queue', marked: true }]);
});

for (const [locale, text, question, marked] of [
  ['ar', 'نقدم خدمات للغة', 'اللغة', ['للغة']],
  ['uk', 'Новий компʼютер', "комп'ютер", ['комп', 'ютер']],
  ['ca', 'La vil·la nova', 'villa', ['vil·la']],
  ['ar', 'زُر المدرسة اليوم', 'مدرسة', ['المدرسة']],
  ['ar', 'أسعار وللحدائق', 'الحدائق', ['وللحدائق']],
  ['ar', 'الوقت قصير', 'بالوقت', ['الوقت']],
  ['he', 'ברוכים הבאים לבית', 'הבית', ['לבית']],
  ['he', 'מחיר השולחן והיד', 'שולחן יד', ['השולחן', 'והיד']],
  ['ja', '冬のＡＢＣ庭園', 'abc', ['ＡＢＣ']],
  ['pl', 'Nowe biuro w Łodzi', 'lodzi', ['Łodzi']],
  ['zh-Hans', '变革管理需要时间，也需要耐心。', '管理', ['管理']],
  ['ja', '変革には時間がかかります。', '時間', ['時間']],
  ['th', 'การเปลี่ยนแปลงต้องใช้เวลา', 'เวลา', ['เวลา']],
  ['km', 'យើងសាងសង់សួនរដូវរងា', 'សួន', ['សួន']],
  ['hi', 'हम लकड़ी से उद्यान बनाते हैं', 'उद्यान', ['उद्यान']],
  ['ar', 'نبني حَدائق شتوية', 'حدائق', ['حَدائق']],
  ['ru', 'Зимний сад', 'зимний', ['Зимний']],
] as const)
  search(`words of any script are found and marked: ${locale}`, async () => {
    const record = { kind: 'page', title: 'A', names: '', details: [], keywords: [], description: '', headings: [] };
    const index = {
      kinds: { page: { name: 'Page', also: '' } },
      records: [
        { ...record, url: '/one/', text },
        { ...record, url: '/two/', text: [...text].reverse().join('') },
      ],
      folding: searchFolding(locale),
    } as unknown as SearchIndex;
    const { answer, termsOf } = await createEngine(index, locale);
    const { found, exact } = answer(question);
    assert.equal([found.map((hit) => hit.record.url), exact], [['/one/'], true]);
    const terms = new Set(wordsOf(question).flatMap((word) => termsOf(word.text)));
    const pieces = markWords(text, (word) => termsOf(word).some((term) => terms.has(term)));
    assert.equal(
      pieces.flatMap((piece) => (piece.marked ? [piece.text] : [])),
      marked,
    );
    assert.is(pieces.map((piece) => piece.text).join(''), text);
  });

search('an excerpt of a text without spaces is cut around the words', () => {
  const record = {
    description: '',
    headings: [],
    text: `${'冬季花园的设计'.repeat(60)}变革管理${'需要时间'.repeat(60)}`,
  };
  const text = excerptOf(record as unknown as SearchRecord, (word) => word === '管理')
    .map((piece) => piece.text)
    .join('');
  assert.ok(text.includes('变革管理') && text.length < 230, text);
});

search.run();
