import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFailureRecorder } from '../build/diagnostics/facet-failures.ts';
import { changeLedgerFile, createMentionFinder, findListedEntries, recordChanges } from '../build/pipeline/build.ts';
import { makeTemporaryFolder } from './support/project.ts';
import { type BuiltSite, buildSite, layOutBase } from './support/site.ts';

/** The facts of offices and experts that other pages show, and the ledger of changes. */
const mentions = suite<{ content: string; built: BuiltSite }>('mentions');

mentions.before(async (state) => {
  const folder = makeTemporaryFolder();
  layOutBase(folder);
  state.content = join(folder, 'content');
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
  /** Pages that show it in a list of their own, or of an entry that an entry names: they have not changed. */
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
    notCounted: ['/activities/', '/devops/', '/spark-the-change/'],
  },
  'the position of an expert': {
    file: 'experts/anna-de-wit/en.md',
    from: /^position: .*$/m,
    to: 'position: Head of change',
    page: '/client-cases/insurer-claims-in-days/',
    notShown: ['/press-room/', '/toolbox/okr-without-theatre/'],
  },
  'the hours of an office': {
    file: 'offices/brussels/office.yaml',
    from: /opens: .*$/m,
    to: 'opens: "07:45"',
    page: '/contact/brussels/',
  },
};

for (const [what, { file, from, to, page, notCounted = [], notShown = [] }] of Object.entries(cases))
  mentions(`a page has changed if it names an entry and shows ${what}`, async ({ content, built }) => {
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
    assert.ok(counted.includes(page), page);
    const english = (urls: readonly string[]) => urls.filter((url) => !url.startsWith('/fr/')).sort();
    assert.equal(english(shown.filter((url) => !counted.includes(url))), notCounted);
    assert.equal(english(counted.filter((url) => !shown.includes(url))), notShown);
  });

mentions.run();

/** Lists the pages for whose last change the ledger has no day. */
function changedPages({ site }: BuiltSite): string[] {
  return [...(site?.routes ?? [])].flatMap(([url, { entry }]) =>
    site?.changeDays?.has(`${entry.ref}@${entry.locale}`) ? [] : [url],
  );
}
