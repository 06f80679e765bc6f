import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFailureRecorder } from '../build/model/diagnostics/facet-failures.ts';
import { changeLedgerFile, createMentionFinder, findListedEntries, recordChanges } from '../build/pipeline/build.ts';
import { makeTemporaryFolder } from './support/project.ts';
import { type BuiltSite, buildSite, hasErrors, layOutBase } from './support/site.ts';

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

/** An edit of an entry, and the English pages that have changed with it: itself, those that name it, and its list. */
interface Case {
  file: string;
  from: RegExp;
  to: string;
  changed: readonly string[];
}

const anna = '/experts/anna-de-wit/';
const job = '/careers/agile-coach-brussels/';
const training = '/training-calendar/agile-foundations/';
const officePages = ['/contact/brussels/', anna, '/experts/lars-hoekstra/', job, training];

const cases: Record<string, Case> = {
  'the street of an office, which whoever names it shows': {
    file: 'offices/brussels/office.yaml',
    from: /^street: .*$/m,
    to: 'street: 1 rue Neuve',
    changed: ['/contact/', ...officePages],
  },
  'the phone of an office, which its list shows alone': {
    file: 'offices/brussels/office.yaml',
    from: /^phone: .*$/m,
    to: 'phone: +32 2 555 01 99',
    changed: ['/contact/', '/contact/brussels/'],
  },
  'the postal code of an office, which no other page shows': {
    file: 'offices/brussels/office.yaml',
    from: /^postalCode: .*$/m,
    to: "postalCode: '1001'",
    changed: ['/contact/brussels/'],
  },
  'the words of an office in one language': {
    file: 'offices/brussels/fr.md',
    from: /^city: .*$/m,
    to: 'city: Bruxelles-Ville',
    changed: [],
  },
  'the name of an expert': {
    file: 'experts/anna-de-wit/expert.yaml',
    from: /^name: .*$/m,
    to: 'name: Anna Peeters',
    changed: [
      '/ai-transformation/',
      job,
      '/client-cases/insurer-claims-in-days/',
      '/experts/',
      anna,
      '/insights/a-first-figure/',
      '/press-room/',
      '/spark-the-change/spark-online-2027/',
      '/toolbox/okr-without-theatre/',
    ],
  },
  'the biography of an expert, which only its list counts': {
    file: 'experts/anna-de-wit/en.md',
    from: /Fourteen years/,
    to: 'Fifteen years',
    changed: ['/experts/', anna],
  },
  'the text of a guide': {
    file: 'toolbox/honest-devops/en.md',
    from: /a dashboard with forty/,
    to: 'a board with forty',
    changed: ['/toolbox/honest-devops/'],
  },
};

for (const [what, { file, from, to, changed }] of Object.entries(cases))
  mentions(`days of changes: ${what}`, async ({ content, built }) => {
    const path = join(content, file);
    const before = readFileSync(path, 'utf8');
    assert.match(before, from);
    writeFileSync(path, before.replace(from, to));
    const after = await buildSite(join(content, '..'), { memo: built.memo, writes: false });
    writeFileSync(path, before);
    assert.not(hasErrors(after), after.printed);
    const english = changedPages(after).filter((url) => !url.startsWith('/fr/'));
    assert.equal(english.sort(), changed.toSorted());
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
