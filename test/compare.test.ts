import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compareSites } from '../scripts/compare/compare-sites.mjs';
import { formatComparison } from '../scripts/compare/format-comparison.mjs';
import { readPage, readSite } from '../scripts/compare/read-site.mjs';
import { weighPages } from '../scripts/weights/weigh.mjs';
import { makeTemporaryFolder } from './support/project.ts';
import { type BuiltSite, buildSite, changeToCase, layOutBase } from './support/site.ts';

/** The comparison of two built sites, which pull requests show. */
const compare = suite<{ folder: string; before: ReturnType<typeof read>; base: BuiltSite }>(
  'comparing two built sites',
);

compare.before(async (state) => {
  state.folder = makeTemporaryFolder();
  layOutBase(state.folder);
  state.base = await buildSite(state.folder);
  publish(state.base, join(state.folder, 'before'));
  state.before = read(join(state.folder, 'before'));
});
compare.after(({ folder }) => rmSync(folder, { recursive: true }));

compare('the same site has no differences', ({ before }) => {
  const { added, changed, redirected, removed, unchanged, frame, redirects, files, weights } = compareSites(
    before,
    before,
  );
  assert.equal([added, changed, redirected, removed, frame], [[], [], [], [], []]);
  assert.equal(redirects, { added: [], removed: [] });
  assert.equal(files, { added: [], changed: [], removed: [] });
  assert.equal([weights.growth, weights.over], [[], []]);
  assert.ok(unchanged > 40);
  assert.ok(weights.types.every(({ html, all }) => html.before === html.after && all.before === all.after));
});

compare('pages that are added, changed, redirected and removed are told apart', async ({ folder, before, base }) => {
  changeToCase('future-entry-stays-out', folder);
  edit(folder, 'content/toolbox/honest-devops/en.md', /^title: .*$/m, 'title: Honest DevOps, told anew');
  edit(folder, 'content/toolbox/okr-without-theatre/en.md', /^slug: .*$/m, 'slug: okr-again');
  edit(folder, 'content/toolbox/okr-without-theatre/fr.md', /^slug: .*$/m, 'slug: encore-des-okr');
  edit(folder, 'content/navigation.yaml', /en: What we do/, 'en: Our work');
  edit(folder, 'content/addresses.txt', /^\/fr\/guides-outils\/des-okr-sans-theatre\/\n/m, '');
  edit(folder, 'content/redirects.yaml', /$/, '  - { from: /toolbox/okr-without-theatre/, to: /toolbox/okr-again/ }\n');
  edit(folder, 'content/redirects.yaml', /$/, '  - { from: /our-work/, to: pages/activities }\n');
  const after = join(folder, 'after');
  const built = await buildSite(folder, { memo: base.memo, input: { date: '2027-01-16' } });
  publish(built, after);

  const found = compareSites(before, read(after));
  assert.equal(
    found.added.map(({ url }) => url),
    [
      '/fr/guides-outils/encore-des-okr/',
      '/fr/guides-outils/estimates-in-ranges-fr/',
      '/toolbox/estimates-in-ranges/',
      '/toolbox/okr-again/',
    ],
  );
  assert.equal(
    found.redirected.map(({ url, to }) => [url, to]),
    [['/toolbox/okr-without-theatre/', '/toolbox/okr-again/']],
  );
  assert.equal(
    found.removed.map(({ url }) => url),
    ['/fr/guides-outils/des-okr-sans-theatre/'],
  );
  assert.equal(
    found.redirects.added.map(({ from }) => from),
    ['/our-work/'],
  );
  const [first] = found.changed;
  assert.is(first?.url, '/toolbox/honest-devops/', 'a page that changed by itself comes before those that list it');
  assert.equal(first?.changes[0], {
    what: 'title',
    before: 'Honest DevOps: four numbers before any tool | Wevoya',
    after: 'Honest DevOps, told anew | Wevoya',
  });
  const menu = found.frame.find(({ after: text }) => text === 'Our work');
  assert.is(menu?.before, 'What we do');
  assert.ok((menu?.pages ?? 0) > 15, 'what header and footer say is told once, with the number of pages');
  assert.ok(!found.changed.some(({ changes }) => changes.some(({ after: text }) => text === 'Our work')));

  const report = {
    diagnostics: [
      {
        code: 'unrecorded-address',
        severity: 'warning',
        file: 'content/addresses.txt',
        line: 1,
        message: '4 new <b>.',
      },
    ],
    nextChange: { date: '2027-01-20', entries: [{ ref: 'jobs/coach', what: 'has closed' }] },
  };
  const markdown = formatComparison(found, report);
  for (const line of [
    `Pages: 4 added, ${found.changed.length} changed, 1 redirected, 1 removed, ${found.unchanged} as they were.`,
    '- `/toolbox/okr-without-theatre/` → `/toolbox/okr-again/` OKRs without theatre | Wevoya',
    '### Removed: these addresses answer 404',
    `- on ${menu?.pages} pages`,
    '  - frame: “What we do” → “Our work”',
    '0 errors, 1 warning.',
    '- warning `content/addresses.txt:1` 4 new \\<b\\>. `unrecorded-address`',
    'The next change falls due on 2027-01-20: jobs/coach has closed.',
    '| guide | ',
  ])
    assert.match(markdown, line);
});

compare('a page is read as it is seen', () => {
  const page = readPage(
    '<html><head><title>A &amp; B</title><meta name="description" content="C"/><meta name="robots" content="noindex"/></head>' +
      '<body><header><a href="/x/">Menu</a></header><main><h1>Big <em>w</em>ords</h1><script>no()</script><p>One<br/>two</p>' +
      '<p><span>left</span><span>right</span></p><svg><title>no</title></svg><a href="/b/">b</a><a href="/a/">a</a></main></body></html>',
  );
  assert.equal(page, {
    title: 'A & B',
    description: 'C',
    robots: 'noindex',
    languages: '',
    text: ['Big words', 'One', 'two', 'left right', 'ba'],
    frame: ['Menu'],
    links: ['/a/', '/b/'],
  });
});

compare.run();

function read(folder: string) {
  return { site: readSite(folder), weights: weighPages(folder) };
}

function publish({ writer }: BuiltSite, folder: string): void {
  for (const path of writer.paths('site')) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), writer.read('site', path) ?? '');
  }
}

function edit(folder: string, path: string, find: RegExp, replacement: string): void {
  const text = readFileSync(join(folder, path), 'utf8');
  const edited = text.replace(find, replacement);
  assert.is.not(edited, text, path);
  writeFileSync(join(folder, path), edited);
}
