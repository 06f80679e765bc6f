import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addRedirect, dropRedirect } from '../../build/commands/editors/redirect-lines.ts';
import { removeEntry } from '../../build/commands/editors/remove.ts';
import { RenameProblem, renameId, renameSlug } from '../../build/commands/editors/rename.ts';
import type { Site } from '../../build/model/site.ts';
import { readSite } from '../../build/pipeline/build.ts';

import { resolveTarget } from '../../build/pipeline/route/targets.ts';
import { makeTemporaryFolder } from '../support/project.ts';
import { baseTemplates, buildDate, layOutSmallBase } from '../support/site.ts';

const rename = suite<{ site: Site }>('renaming');

rename.before(async (state) => {
  const folder = makeTemporaryFolder();
  layOutSmallBase(folder);
  const { site } = readSite({
    contentFolder: join(folder, 'content'),
    templates: await baseTemplates(),
    date: buildDate,
  });
  if (!site) throw new Error('The base site cannot be read.');
  state.site = site;
});

const words = '---\nslug: honest-devops # the address\ntitle: "slug: none"\n---\nslug: text\n';
const texts = (more: Record<string, string> = {}) =>
  new Map(
    Object.entries({
      'toolbox/honest-devops/en.md': words,
      'addresses.txt': '/toolbox/\n/toolbox/honest-devops/\n',
      'redirects.yaml': '# Old.\nredirects:\n  - { from: /old/, to: pages/contact }\n',
      ...more,
    }),
  );
const slug = (site: Site, more?: Record<string, string>) =>
  Object.fromEntries(
    renameSlug({ site, texts: texts(more), ref: 'toolbox/honest-devops', locale: 'en', slug: 'frank' }).texts,
  );

rename('the slug changes in the front matter alone', ({ site }) => {
  assert.is(slug(site)['toolbox/honest-devops/en.md'], words.replace('honest-devops', 'frank'));
});
rename('the old address is redirected and stays in the ledger, the new one joins it', ({ site }) => {
  const changed = slug(site);
  assert.is(
    changed['redirects.yaml'],
    '# Old.\nredirects:\n  - { from: /old/, to: pages/contact }\n  - { from: /toolbox/honest-devops/, to: toolbox/honest-devops, why: renamed }\n',
  );
  assert.is(changed['addresses.txt'], '/toolbox/\n/toolbox/frank/\n/toolbox/honest-devops/\n');
});
rename('every way to write the address as a link is followed; what only looks like it stays', ({ site }) => {
  const before =
    '[a](/toolbox/honest-devops/) [b](/toolbox/honest-devops/#x "t") [c](/toolbox/honest-devops)\n<https://www.wevoya.example/toolbox/honest-devops/>\nhref: /toolbox/honest-devops/\nhref: "/toolbox/honest-devops/?a"\n' +
    '/fr/toolbox/honest-devops/ /toolbox/honest-devops/more/ /toolbox/honest-devops-2/ toolbox/honest-devops';
  const after = before.split('\n');
  const changed = (slug(site, { 'a/b/en.md': before })['a/b/en.md'] ?? '').split('\n');
  assert.equal(changed, [
    '[a](/toolbox/frank/) [b](/toolbox/frank/#x "t") [c](/toolbox/frank/)',
    '<https://www.wevoya.example/toolbox/frank/>',
    'href: /toolbox/frank/',
    'href: "/toolbox/frank/?a"',
    after.at(-1),
  ]);
});
rename('redirects that led to the old address lead to the entry; one from the new address goes', ({ site }) => {
  const rows =
    'redirects:\n  # renamed twice\n  - { from: /older/, to: /toolbox/honest-devops/ }\n  - from: /toolbox/frank/\n    to: pages/contact\n  - { from: /x/, to: / }\n';
  assert.is(
    slug(site, { 'redirects.yaml': rows })['redirects.yaml'],
    'redirects:\n  # renamed twice\n  - { from: /older/, to: toolbox/honest-devops }\n  - { from: /x/, to: / }\n  - { from: /toolbox/honest-devops/, to: toolbox/honest-devops, why: renamed }\n',
  );
});
rename('an address that was never published gets no redirect', ({ site }) => {
  const made = renameSlug({
    site,
    texts: texts({ 'addresses.txt': '/toolbox/\n' }),
    ref: 'toolbox/honest-devops',
    locale: 'en',
    slug: 'frank',
  });
  assert.equal([...made.texts.keys()], ['toolbox/honest-devops/en.md']);
  assert.is(made.notes[1], '/toolbox/honest-devops/ was never published, so it needs no redirect.');
});
rename('what a language leads elsewhere under the old slug goes on leading there', ({ site }) => {
  const lacking = {
    ...site,
    routeTable: { ...site.routeTable, elsewhere: { fr: { 'toolbox/honest-devops': 'pages/contact' } } },
    redirects: [
      {
        from: '/fr/guides-outils/honest-devops/',
        to: '/fr/contact/',
        status: 301 as const,
        why: '',
        source: { file: '', path: [] },
      },
    ],
  };
  assert.match(
    slug(lacking)['redirects.yaml'] ?? '',
    /\{ from: \/fr\/guides-outils\/honest-devops\/, to: pages\/contact, why: renamed \}/,
  );
});
rename('a base page is renamed in the route table', ({ site }) => {
  const routes =
    'pages:\n  index: { en: /, fr: /fr/ }\n  contact: { en: /contact/, fr: /fr/contact/ } # all\n  other: { fr: /fr/contact/team/ }\n';
  const made = renameSlug({
    site,
    texts: texts({ 'routes.yaml': routes }),
    ref: 'pages/contact',
    locale: 'fr',
    slug: 'parler',
  });
  assert.is(made.texts.get('routes.yaml'), routes.replace('/fr/contact/ } # all', '/fr/parler/ } # all'));
});
rename('addresses that are taken, and entries without an address, are refused', ({ site }) => {
  const to = (ref: string, name: string) => () => renameSlug({ site, texts: texts(), ref, locale: 'en', slug: name });
  const says = (message: string) => (error: Error) => error instanceof RenameProblem && error.message === message;
  assert.throws(
    to('toolbox/honest-devops', 'honest-devops'),
    says('toolbox/honest-devops has the address /toolbox/honest-devops/ already.'),
  );
  assert.throws(
    to('toolbox/honest-devops', 'okr-without-theatre'),
    says('/toolbox/okr-without-theatre/ is the address of toolbox/okr-without-theatre (en). Choose another slug.'),
  );
  assert.throws(
    to('documents/honest-devops', 'spark'),
    says('documents/honest-devops has no address of its own in en, so there is nothing to rename.'),
  );
});
rename('an id changes with its folder and every reference', () => {
  const { texts: changed, notes } = renameId({
    texts: texts({
      'pages/x/page.yaml': 'related: [toolbox/honest-devops, toolbox/honest-devops-2]\n',
      'pages/x/en.md': '---\na: b\n---\n[a](toolbox/honest-devops#b) /toolbox/honest-devops/\n',
    }),
    ref: 'toolbox/honest-devops',
    id: 'frank',
  });
  assert.equal([...changed.keys()].sort(), [
    'pages/x/en.md',
    'pages/x/page.yaml',
    'toolbox/frank/en.md',
    'toolbox/honest-devops/en.md',
  ]);
  assert.is(changed.get('toolbox/honest-devops/en.md'), '');
  assert.is(changed.get('pages/x/page.yaml'), 'related: [toolbox/frank, toolbox/honest-devops-2]\n');
  assert.is(changed.get('pages/x/en.md'), '---\na: b\n---\n[a](toolbox/frank#b) /toolbox/honest-devops/\n');
  assert.equal(notes, ['toolbox/honest-devops is now toolbox/frank; 2 references lead to it.']);
});
rename('what translations were confirmed for stays so under another id, and is no reference', () => {
  const { texts: changed, notes } = renameId({
    texts: texts({ 'translations/fr.txt': 'toolbox/honest-devops title 0123456789\n' }),
    ref: 'toolbox/honest-devops',
    id: 'frank',
  });
  assert.is(changed.get('translations/fr.txt'), 'toolbox/frank title 0123456789\n');
  assert.equal(notes, ['toolbox/honest-devops is now toolbox/frank; 0 references lead to it.']);
});

const row = { from: '/a/', to: 'pages/b', why: 'renamed' };
rename('a redirect is added to any form of the table', () => {
  const added = '- { from: /a/, to: pages/b, why: renamed }\n';
  assert.is(addRedirect('', row), `redirects:\n  ${added}`);
  assert.is(addRedirect('redirects: []\n', row), `redirects:\n  ${added}`);
  assert.is(addRedirect('redirects:\n- from: /x/\n  to: /\n', row), `redirects:\n- from: /x/\n  to: /\n${added}`);
  assert.is(
    addRedirect('redirects:\n    - { from: /x/, to: / }', row),
    `redirects:\n    - { from: /x/, to: / }\n    ${added}`,
  );
  assert.is(
    addRedirect('redirects:\n  - { from: /x/, to: / }\n\n# End.\n', row),
    `redirects:\n  - { from: /x/, to: / }\n  ${added}\n# End.\n`,
  );
});
rename('the last redirect taken away leaves a list', () => {
  assert.is(dropRedirect('redirects:\n  - { from: /a/, to: / }\n', '/a/'), 'redirects: []\n');
  assert.is(dropRedirect('redirects:\n  - { from: "/%61//b%2Fc/", to: / }\n', '/a/b/c/'), 'redirects: []\n');
  assert.is(
    dropRedirect('redirects:\n  - { from: /a/b/, to: / }\n', '/a/'),
    'redirects:\n  - { from: /a/b/, to: / }\n',
  );
});

const removed = (site: Site, more: Record<string, string>, to?: string) =>
  Object.fromEntries(removeEntry({ site, texts: texts(more), ref: 'toolbox/honest-devops', to }).texts);

rename('a removed entry goes with its files, what was confirmed of it and its exceptions', ({ site }) => {
  const changed = removed(
    site,
    {
      'translations/fr.txt': '# Words.\ntoolbox/honest-devops title x\ntoolbox/honest-devops-2 title y\n',
      'exceptions.yaml': 'unused-entry:\n  toolbox/honest-devops: kept\n  toolbox/x: kept\n',
    },
    'toolbox/okr-without-theatre',
  );
  assert.is(changed['toolbox/honest-devops/en.md'], '');
  assert.is(changed['translations/fr.txt'], '# Words.\ntoolbox/honest-devops-2 title y\n');
  assert.is(changed['exceptions.yaml'], 'unused-entry:\n  toolbox/x: kept\n');
  assert.is(changed['addresses.txt'], undefined);
  assert.match(
    changed['redirects.yaml'] ?? '',
    '{ from: /toolbox/honest-devops/, to: toolbox/okr-without-theatre, why: removed }',
  );
});
rename('references to a removed entry lead to the one in its place, once in each list', ({ site }) => {
  const text =
    'guide: toolbox/honest-devops\nlists:\n  - toolbox/okr-without-theatre\n  - toolbox/honest-devops\none: [toolbox/a, toolbox/honest-devops]\nhref: toolbox/honest-devops#steps\nid: toolbox/honest-devops-2\n';
  const to = (target: string) => removed(site, { 'pages/a/page.yaml': text }, target)['pages/a/page.yaml'];
  assert.is(
    to('toolbox/okr-without-theatre'),
    'guide: toolbox/okr-without-theatre\nlists:\n  - toolbox/okr-without-theatre\none: [toolbox/a, toolbox/okr-without-theatre]\nhref: toolbox/okr-without-theatre\nid: toolbox/honest-devops-2\n',
  );
  assert.is(
    to('pages/contact'),
    'guide: pages/contact\nlists:\n  - toolbox/okr-without-theatre\none: [toolbox/a]\nhref: pages/contact\nid: toolbox/honest-devops-2\n',
  );
});
rename('without another entry, links become their words; what was published needs one', ({ site }) => {
  const more = {
    'addresses.txt': '/toolbox/\n',
    'a/b/en.md': 'See [its *steps*](toolbox/honest-devops#x "t").\nlist:\n  - toolbox/honest-devops\nnext: 1\n',
  };
  assert.is(removed(site, more)['a/b/en.md'], 'See its *steps*.\nnext: 1\n');
  assert.throws(
    () => removed(site, {}),
    (error: Error) => error instanceof RenameProblem && /was published/.test(error.message),
  );
});
rename('the address of a removed page leaves the route table', ({ site }) => {
  const routes =
    'pages:\n  links: { en: /links/, fr: /fr/liens/ } # all\n  toolbox:\n    en: /toolbox/\n    fr: /fr/guides-outils/\n  contact: { en: /contact/ }\n';
  const without = (ref: string) =>
    removeEntry({ site, texts: texts({ 'routes.yaml': routes }), ref, to: 'pages/contact' }).texts.get('routes.yaml') ??
    '';
  assert.is(without('pages/links'), routes.replace(/ {2}links.*\n/, ''));
  assert.is(without('pages/toolbox'), routes.replace(/ {2}toolbox:\n.*\n.*\n/, ''));
});

rename('an entry is known by its slug in any language, where a link or a reference takes it for the id', ({ site }) => {
  const near = { type: 'no-entry', near: 'toolbox/honest-devops' };
  assert.equal(resolveTarget(site, 'en', 'toolbox/devops-sans-fard'), near);
  assert.equal(resolveTarget(site, 'fr', 'toolbox/devops-sans-fard'), near);
});

rename.run();
