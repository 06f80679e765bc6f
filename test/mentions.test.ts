import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFailureRecorder } from '../build/model/diagnostics/facet-failures.ts';
import { changeLedgerFile, createMentionFinder, findListedEntries, recordChanges } from '../build/pipeline/build.ts';
import { makeTemporaryFolder, projectTemplates } from './support/project.ts';
import { type BuiltSite, buildSite, layOutBase } from './support/site.ts';

/** The facts and words of entries that other pages show, and the ledger of changes. */
const mentions = suite<{ content: string; built: BuiltSite }>('mentions');

mentions.before(async (state) => {
  const folder = makeTemporaryFolder();
  layOutBase(folder);
  state.content = join(folder, 'content');
  for (const family of ['experts', 'insights']) addListPage(state.content, family);
  const { site, memo } = await buildSite(folder, { writes: false });
  if (!site) throw new Error('The base site cannot be built.');
  const { attempt } = createFailureRecorder();
  const { text } = recordChanges(
    '',
    [...site.routes.values()].map(({ entry }) => entry),
    {
      readText: (file) => readFileSync(join(state.content, file), 'utf8'),
      lists: findListedEntries(site, attempt),
      mentionsOf: createMentionFinder(site, attempt),
      dayOf: () => '2027-01-10',
    },
  );
  writeFileSync(join(state.content, changeLedgerFile), text);
  state.built = await buildSite(folder, { memo, writes: false });
});
mentions.after(({ content }) => rmSync(join(content, '..'), { recursive: true }));

/** An edit of a fact or of words, and where what pages show differs from what the ledger counts, in English. */
interface Case {
  file: string;
  from: RegExp;
  to: string;
  /** A page that shows it, and has changed. */
  page: string;
  /**
   * Pages that show it in a list of their own or beyond a card, or of an entry that an entry names: they have not
   * changed.
   */
  notCounted?: readonly string[];
  /** Pages that have it in their structured data only, or name the entry and show less of it: they have changed. */
  notShown?: readonly string[];
}

const job = '/careers/agile-coach-brussels/';

const cases: Record<string, Case> = {
  'the street of an office': {
    file: 'offices/brussels/office.yaml',
    from: /^street: .*$/m,
    to: 'street: 1 rue Neuve',
    page: '/contact/',
    notShown: [job, '/experts/anna-de-wit/', '/experts/lars-hoekstra/', '/training-calendar/agile-foundations/'],
  },
  'the city of an office': {
    file: 'offices/brussels/en.md',
    from: /^city: .*$/m,
    to: 'city: Bruxelles-Ville',
    page: job,
    notCounted: [
      '/',
      '/activities/',
      '/ai-transformation/',
      '/careers/',
      '/change-management/',
      '/change-readiness-assessment/',
      '/experts/',
      '/insights/a-first-figure/',
      '/newsletter/',
      '/sectors/insurance/',
      '/training-calendar/',
      '/weniversity/',
    ],
  },
  'the name of an expert': {
    file: 'experts/anna-de-wit/expert.yaml',
    from: /^name: .*$/m,
    to: 'name: Anna Peeters',
    page: '/toolbox/okr-without-theatre/',
    notCounted: ['/activities/', '/devops/', '/insights/', '/spark-the-change/'],
  },
  'the position of an expert': {
    file: 'experts/anna-de-wit/en.md',
    from: /^position: .*$/m,
    to: 'position: Head of change',
    page: '/client-cases/insurer-claims-in-days/',
    notShown: ['/press-room/', '/toolbox/okr-without-theatre/'],
  },
  'the phone of an office': {
    file: 'offices/brussels/office.yaml',
    from: /^phone: .*$/m,
    to: 'phone: +32 2 555 01 99',
    page: '/contact/',
  },
  'the hours of an office': {
    file: 'offices/brussels/office.yaml',
    from: /opens: .*$/m,
    to: 'opens: "07:45"',
    page: '/contact/brussels/',
  },
  'the biography of an expert': {
    file: 'experts/anna-de-wit/en.md',
    from: /Fourteen years/,
    to: 'Fifteen years',
    page: '/experts/',
    // They show it beside the name, and are about something else.
    notCounted: [
      '/ai-transformation/',
      '/careers/agile-coach-brussels/',
      '/change-management/',
      '/change-readiness-assessment/',
      '/change-survey/',
      '/client-cases/insurer-claims-in-days/',
      '/contact/brussels/',
      '/ftcc/',
      '/insights/a-first-figure/',
      '/our-story-2025/',
      '/sectors/insurance/',
      '/spark-the-change/spark-online-2027/',
      '/training-calendar/agile-foundations/',
      '/weniversity/',
    ],
  },
  'the price of a training': {
    file: 'trainings/agile-foundations/training.yaml',
    from: /^price: .*$/m,
    to: 'price: 1590',
    page: '/training-calendar/',
    notCounted: ['/', '/change-management/', '/weniversity/'],
  },
  'the date of a training': {
    file: 'trainings/agile-foundations/training.yaml',
    from: /'2027-02-16'/,
    to: "'2027-02-15'",
    page: '/training-calendar/',
    notCounted: ['/', '/newsletter/', '/weniversity/'],
  },
  'the title of a training': {
    file: 'trainings/agile-foundations/en.md',
    from: /^title: .*$/m,
    to: 'title: Agile from the start',
    page: '/training-calendar/',
    notCounted: ['/', '/experts/anna-de-wit/', '/experts/lars-hoekstra/', '/newsletter/'],
  },
  'the title of a job': {
    file: 'jobs/agile-coach-brussels/en.md',
    from: /^title: .*$/m,
    to: 'title: Coach of six teams, Brussels',
    page: '/careers/',
  },
  'the salary of a job': {
    file: 'jobs/agile-coach-brussels/job.yaml',
    from: /min: .*$/m,
    to: 'min: 59000',
    page: '/careers/',
  },
  'the title of a guide': {
    file: 'toolbox/okr-without-theatre/en.md',
    from: /^title: .*$/m,
    to: 'title: Goals without a play',
    page: '/toolbox/',
    notCounted: ['/experts/anna-de-wit/'],
  },
  'the title of a case': {
    file: 'client-cases/insurer-claims-in-days/en.md',
    from: /^title: .*$/m,
    to: 'title: Water damage paid within days',
    page: '/client-cases/',
    notCounted: ['/experts/anna-de-wit/', '/experts/lars-hoekstra/', '/sectors/insurance/'],
  },
  'the length of an article': {
    file: 'insights/a-first-figure/insight.yaml',
    from: /^minutes: .*$/m,
    to: 'minutes: 3',
    page: '/insights/',
  },
  'the description of a sector': {
    file: 'sectors/insurance/en.md',
    from: /What we have learned at insurers/,
    to: 'What we have learned from insurers',
    page: '/sectors/',
  },
  'the time of an event': {
    file: 'events/spark-online-2027-11/event.yaml',
    from: /^time: .*$/m,
    to: "time: '12:00'",
    page: '/spark-the-change/',
    notCounted: ['/devops/'],
  },
};

for (const [what, { file, from, to, page, notCounted = [], notShown = [] }] of Object.entries(cases))
  mentions(`a page has changed if it names or lists an entry and shows ${what}`, async ({ content, built }) => {
    const path = join(content, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, before.replace(from, to));
    const changed = await buildSite(join(content, '..'), { memo: built.memo, writes: false });
    writeFileSync(path, before);
    assert.equal(
      changed.diagnostics.filter(({ severity }) => severity === 'error'),
      [],
    );
    const words = new Map(built.pages.map(({ url, words }) => [url, words]));
    const shown = changed.pages.filter(({ url, words: own }) => words.get(url) !== own).map(({ url }) => url);
    const counted = changedPages(changed);
    assert.ok(shown.includes(page), page);
    assert.ok(counted.includes(page), page);
    const english = (urls: readonly string[]) => urls.filter((url) => !url.startsWith('/fr/')).sort();
    assert.equal(english(shown.filter((url) => !counted.includes(url))), notCounted);
    assert.equal(english(counted.filter((url) => !shown.includes(url))), notShown);
  });

mentions('each kind whose entries a page lists has a case of what that page shows of them', async ({ built }) => {
  const { pageTypes } = await projectTemplates();
  const listed = pageTypes.filter(({ listPage }) => listPage !== undefined && built.site?.addresses.has(listPage));
  assert.ok(listed.length > 0);
  const without = listed.filter(({ folder, listPage = '' }) => {
    const page = built.site?.addresses.get(listPage)?.get('en');
    return !Object.values(cases).some((one) => one.page === page && one.file.startsWith(`${folder}/`));
  });
  assert.equal(
    without.map(({ name }) => name),
    [],
    'Give the type a facet listing, and a case here.',
  );
});

mentions.run();

/** Adds a page that lists a family, as the page of the toolbox lists its guides. */
function addListPage(content: string, family: string): void {
  cpSync(join(content, 'pages/toolbox'), join(content, 'pages', family), { recursive: true });
  const edit = (file: string, from: RegExp, to: string) => {
    const path = join(content, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  edit(`pages/${family}/page.yaml`, /^family: .*$/m, `family: ${family}`);
  // No two pages have the same title or description.
  for (const locale of ['en', 'fr'])
    edit(
      `pages/${family}/${locale}.md`,
      /^(metaTitle: \W?)\w+([\s\S]*description: >-\n {2})\w+/m,
      `$1${family}$2${family}`,
    );
  edit('routes.yaml', /^pages:$/m, `$&\n  ${family}: { en: /${family}/, fr: /fr/${family}/ }`);
}

/** Lists the pages for whose last change the ledger has no day. */
function changedPages({ site }: BuiltSite): string[] {
  return [...(site?.routes ?? [])].flatMap(([url, { entry }]) =>
    site?.changeDays?.has(`${entry.ref}@${entry.locale}`) ? [] : [url],
  );
}
