import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SearchIndex, SearchRecord } from '../../build/authoring/search-record.ts';
import { emptyMemo } from '../../build/cache/memo.ts';
import { emitSearchIndexes } from '../../build/emit/search-index.ts';
import { plainText } from '../../build/markdown/plain-text.ts';
import type { Entry } from '../../build/model/entry.ts';
import type { Site } from '../../build/model/site.ts';
import { readSite } from '../../build/pipeline/build.ts';
import { createTranslators } from '../../build/render/strings.ts';
import { excerptOf, markWords } from '../../client/search/excerpt.ts';
import { createEngine, type Engine } from '../../client/search/search-engine.ts';
import { createTerms, tellingWords } from '../../client/search/words.ts';
import { assetCache, projectTemplates, root } from '../support/project.ts';
import { buildDate } from '../support/site.ts';

const search = suite('search');

const content = join(root, 'content');
const readText = (path: string): string => readFileSync(join(content, path), 'utf8');

async function realContent(date = buildDate): Promise<Site> {
  const read = { contentFolder: content, templates: await projectTemplates(), date };
  const { site } = readSite(read, emptyMemo('test'));
  if (!site) throw new Error('The content cannot be read.');
  return site;
}

async function indexesOf(site: Site): Promise<Map<string, SearchIndex>> {
  const translators = createTranslators(site.strings);
  const translate = (locale: string, key: string) => translators.get(locale)?.translate(key) ?? '';
  const { pageTypes, dataKinds, compiled, site: definition } = await projectTemplates();
  const { addresses, files } = await emitSearchIndexes({
    site,
    kinds: [...pageTypes, ...dataKinds],
    page: definition.pages.search,
    fields: definition.search,
    code: compiled.digest,
    readText,
    translate,
    cache: assetCache,
  });
  const known = new Map<string, string>();
  for (const file of files) known.set(`/${file.path}`, String(await file.contents()));
  return new Map([...addresses].map(([locale, url]) => [locale, JSON.parse(known.get(url) ?? '')]));
}

let real: Promise<{ site: Site; indexes: Map<string, SearchIndex>; engines: Map<string, Engine> }> | undefined;

/** The project's own content, indexed once for all tests. */
function realSearch() {
  real ??= (async () => {
    const site = await realContent();
    const indexes = await indexesOf(site);
    const engines = new Map<string, Engine>();
    for (const [locale, index] of indexes) engines.set(locale, await createEngine(index, locale));
    return { site, indexes, engines };
  })();
  return real;
}

/** Language → what a visitor would type → the entry whose page comes first. */
const questions: Record<string, Record<string, string>> = {
  en: {
    phishing: 'toolbox/phishing-drills-that-teach',
    phising: 'toolbox/phishing-drills-that-teach',
    'change management': 'pages/change-management',
    'change managment': 'pages/change-management',
    contact: 'pages/contact',
    'office in Paris': 'offices/paris',
    'the hague': 'offices/the-hague',
    'agile coach': 'jobs/agile-coach-brussels',
    'data engineer': 'jobs/data-engineer-brussels',
    salary: 'pages/careers',
    vacancies: 'pages/careers',
    'training calendar': 'pages/training-calendar',
    'scrum master training': 'trainings/scrum-master-in-practice',
    okr: 'toolbox/okr-without-theatre',
    cybersecurity: 'pages/cybersecurity',
    'cyber security': 'pages/cybersecurity',
    AI: 'pages/ai-transformation',
    devops: 'pages/devops',
    'Honest DevOps': 'toolbox/honest-devops',
    retrospectives: 'toolbox/retrospective-formats-for-tired-teams',
    csrd: 'toolbox/csrd-data-map',
    newsletter: 'pages/newsletter',
    events: 'pages/spark-the-change',
    press: 'pages/press-room',
    internship: 'jobs/change-internship-the-hague',
    toolbox: 'pages/toolbox',
  },
  fr: {
    hameçonnage: 'toolbox/phishing-drills-that-teach',
    hameconage: 'toolbox/phishing-drills-that-teach',
    'conduite du changement': 'pages/change-management',
    'offres d’emploi': 'pages/careers',
    'bureau lille': 'offices/lille',
    'La Haye': 'offices/the-hague',
    'formation scrum': 'trainings/scrum-master-in-practice',
    'calendrier des formations': 'pages/training-calendar',
    stage: 'jobs/change-internship-the-hague',
    CYBERSECURITE: 'pages/cybersecurity',
    données: 'pages/data',
    presse: 'pages/press-room',
    rétrospectives: 'toolbox/retrospective-formats-for-tired-teams',
    'cas clients': 'pages/client-cases',
  },
  nl: {
    phishing: 'toolbox/phishing-drills-that-teach',
    verandermanagement: 'pages/change-management',
    vacatures: 'pages/careers',
    'den haag': 'offices/the-hague',
    'kantoor antwerpen': 'offices/antwerp',
    stage: 'jobs/change-internship-the-hague',
    leiderschap: 'pages/leadership-transformation',
    school: 'client-cases/school-network-leadership',
    scholen: 'client-cases/school-network-leadership',
    cyberveiligheid: 'pages/cybersecurity',
    nieuwsbrief: 'pages/newsletter',
    gidsen: 'pages/toolbox',
    retrospectieve: 'toolbox/retrospective-formats-for-tired-teams',
  },
};

for (const [locale, expected] of Object.entries(questions)) {
  search(`${locale}: what a visitor types finds its page first`, async () => {
    const { site, engines } = await realSearch();
    const first = (question: string) => engines.get(locale)?.answer(question).found[0]?.record.url;
    for (const [question, ref] of Object.entries(expected))
      assert.is(first(question), site.addresses.get(ref)?.get(locale), question);
  });
}

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
    for (const kind of ['guide', 'case', 'job', 'office', 'event', 'page'])
      assert.ok(
        records.some((record) => record.kind === kind),
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

search('a large site is searched by the beginning of each page, within a budget', async () => {
  const { site } = await realSearch();
  const routes = new Map(site.routes);
  for (const [url, route] of site.routes)
    if (route.entry.folder === 'toolbox' && route.entry.locale === 'en')
      for (let copy = 0; copy < 100; copy++) routes.set(`${url}${copy}/`, route);
  const { records } = (await indexesOf({ ...site, routes })).get('en') as SearchIndex;
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
  };
  for (const [locale, pairs] of Object.entries(same)) {
    const termOf = createTerms(locale);
    for (const [one = '', other = ''] of pairs) assert.is(termOf(one), termOf(other), `${locale} ${one} ${other}`);
  }
  assert.is.not(createTerms('en')('status'), createTerms('en')('statu'));
  assert.equal(tellingWords('where is the office', 'en'), ['office']);
  assert.equal(tellingWords('l’équipe de la data', 'fr'), ['équipe', 'data']);
  assert.equal(tellingWords('the who', 'en'), ['who'], 'what is left says something');
  assert.equal(tellingWords('to be', 'en'), ['to', 'be'], 'all of them where none does');
});

search('Markdown is read for its words', () => {
  const { headings, lines } = plainText(
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
  assert.equal(plainText('one two three', 9).lines, ['one two']);
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

search.run();
