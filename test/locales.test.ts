import { copyFileSync, cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatSummary } from '../build/commands/build/summary.ts';
import { checks, search, writing } from '../build/languages/index.ts';
import { runCommandHere } from './support/command.ts';
import { inTemporaryFolder, makeTemporaryFolder, root } from './support/project.ts';
import { type BuiltSite, buildSite, filesBelow, hasErrors, layOutSmallBase } from './support/site.ts';

/** The base site in a language with a region and in one that the generator knows nothing of. */
const test = suite<{ folder: string; site: BuiltSite }>('locales of any site');

const added = [
  { id: 'pt-BR', name: 'Português (Brasil)', prefix: 'pt-br' },
  { id: 'de', name: 'Deutsch', prefix: 'de' },
];

test.before(async (state) => {
  state.folder = makeTemporaryFolder();
  layOutSmallBase(state.folder);
  for (const locale of added) addLocale(join(state.folder, 'content'), locale);
  state.site = await buildSite(state.folder);
});
test.after(({ folder }) => rmSync(folder, { recursive: true }));

test('a site in them builds', ({ site }) => {
  assert.not(hasErrors(site), site.printed);
});

test('their pages are below their prefix and name their language', ({ site }) => {
  for (const { id, prefix } of added) {
    const page = String(site.writer.read('site', `${prefix}/contact/index.html`));
    assert.match(page, `<html lang="${id}"`);
  }
});

test('the pages of a language name those of all others', ({ site }) => {
  const page = String(site.writer.read('site', 'pt-br/contact/index.html'));
  for (const [hreflang, path] of [
    ['en', '/contact/'],
    ['fr', '/fr/contact/'],
    ['pt-BR', '/pt-br/contact/'],
    ['de', '/de/contact/'],
    ['x-default', '/contact/'],
  ])
    assert.match(page, `<link rel="alternate" hrefLang="${hreflang}" href="https://www.wevoya.example${path}"/>`);
});

test('Open Graph gets the region of the id, or the usual one of the language', ({ site }) => {
  const read = (path: string) => String(site.writer.read('site', path));
  assert.match(read('contact/index.html'), '<meta property="og:locale" content="en_GB"/>');
  assert.match(read('pt-br/contact/index.html'), '<meta property="og:locale" content="pt_BR"/>');
  assert.match(read('de/contact/index.html'), '<meta property="og:locale" content="de_DE"/>');
});

test('texts that are missing in one of them are named', async ({ folder }) => {
  const path = join(folder, 'content/navigation.yaml');
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, before.replace(/pt-BR: /, 'pt-PT: '));
  const { printed } = await buildSite(folder, { writes: false });
  writeFileSync(path, before);
  assert.match(printed, 'The field "header[1].text.pt-BR" is missing.');
  assert.match(printed, '"pt-PT" is not a language of this site.');
});

test('a new entry gets its title in each of them', async ({ folder }) => {
  const content = join(folder, 'content');
  const titles = ['--title', 'Team', '--title.pt-BR', 'Equipe', '--title.de=Mannschaft'];
  const { status, err } = await runCommandHere('new', '--yes', 'page', ...titles, '--site', folder);
  assert.is(status, 0, err);
  for (const [locale, title] of [
    ['en', 'Team'],
    ['pt-BR', 'Equipe'],
    ['de', 'Mannschaft'],
  ])
    assert.match(readFileSync(join(content, `pages/team/${locale}.md`), 'utf8'), `title: ${title}\n`);
});

test('pages in a language from right to left say so, others do not', ({ site }) =>
  inTemporaryFolder(async (folder) => {
    assert.not.match(String(site.writer.read('site', 'de/contact/index.html')), ' dir=');
    cpSync(join(root, 'build/commands/starter'), folder, { recursive: true });
    const content = join(folder, 'content');
    for (const path of filesBelow(content)) {
      const file = join(content, path);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/\ben(?=$|:)/gm, 'fa'));
      renameSync(file, file.replace(/\ben(?=\.\w+$)/, 'fa'));
    }
    const { printed, writer } = await buildSite(folder);
    assert.is(printed, '');
    assert.match(String(writer.read('site', 'about/index.html')), '<html lang="fa" dir="rtl" data-layout="page"');
  }));

test('each file of a language is in the tables of languages', () => {
  const languages = readdirSync(join(root, 'build/languages'))
    .map((name) => /^([a-z]{2,3}(?:-[A-Z]{2})?)\.ts$/.exec(name)?.[1] ?? '')
    .filter((id) => id !== '');
  assert.ok(languages.length > 0);
  for (const table of [checks, writing, search])
    assert.equal(Object.keys(table).sort(), languages.sort(), 'Add the language to build/languages/index.ts.');
});

test('the build says which checks a language goes without', () => {
  const report = { diagnostics: [], pages: { en: 1, eo: 1 }, rendered: 2, written: 2, unchanged: 0, removed: 0 };
  const summary = formatSummary(report, { published: true, strict: false, seconds: 1 });
  assert.match(summary, 'Esperanto has no file build/languages/eo.ts: its texts are not checked for another language');
  assert.not.match(summary, 'English has');
});

test.run();

/** Adds a locale that says everything in English. */
function addLocale(content: string, locale: (typeof added)[number]): void {
  const { id, prefix } = locale;
  copyFileSync(join(content, 'strings/en.yaml'), join(content, `strings/${id}.yaml`));
  for (const path of filesBelow(content, 'strings')) {
    const strings = readFileSync(join(content, path), 'utf8');
    const names = added.map((one) => `    ${one.id}: ${one.name}\n`).join('');
    if (!strings.includes(names))
      writeFileSync(join(content, path), strings.replace(/^ {2}language:\n(?= {4}en:)/m, `$&${names}`));
  }
  for (const path of filesBelow(content)) {
    const file = join(content, path);
    if (path.endsWith('/en.md')) {
      // The files of documents are in one folder for all languages.
      const words = readFileSync(file, 'utf8');
      const own = path.startsWith('documents/') ? words.replace(/^slug: .*/m, `$&-${prefix}`) : words;
      writeFileSync(file.replace(/en\.md$/, `${id}.md`), own);
    }
    if (!path.endsWith('.yaml') || path.startsWith('strings/')) continue;
    const isRoutes = path === 'routes.yaml';
    const data = load(readFileSync(file, 'utf8'));
    const changed = withLocale(data, id, isRoutes ? (address) => `/${prefix}${address}` : (text) => text);
    if (path === 'site.yaml') (changed as { locales: unknown[] }).locales.push(locale);
    writeFileSync(file, dump(changed));
  }
}

/** Gives every table of languages one more, made from what it has in English. */
function withLocale(data: unknown, id: string, change: (text: string) => unknown): unknown {
  if (Array.isArray(data)) return data.map((item) => withLocale(item, id, change));
  if (data === null || typeof data !== 'object') return data;
  const { en } = data as { en?: unknown };
  const own = en === undefined ? {} : { [id]: typeof en === 'string' ? change(en) : en };
  const fields = Object.entries(data).map(([name, value]) => [name, withLocale(value, id, change)]);
  return { ...Object.fromEntries(fields), ...own };
}
