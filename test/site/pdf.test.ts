import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Entry } from '../../build/model/entry.ts';
import { findProgram } from '../../scripts/setup/find-program.mjs';
import { isExhaustive } from '../support/project.ts';
import { publishedPages, tagsOf } from '../support/published-pages.ts';
import { type RealSite, realSite } from '../support/real-site.ts';
import { someRows } from '../support/some-rows.ts';

/** Other people's tools read the PDFs: Poppler and qpdf. */
const pdfs = suite<{ real: RealSite }>('PDFs');

pdfs.before(async (state) => {
  state.real = await realSite();
});

pdfs('every published one is whole, tagged, titled, in its language, and has a cover', async ({ real }) => {
  const documents = publicDocuments(real);
  assert.ok(documents.length > 0);
  const files = real.files.filter((file) => file.endsWith('.pdf')).map((file) => `/${file}`);
  assert.equal(documents.map(({ url }) => url).sort(), files.sort());
  const said = await inspect(
    documents.map(({ url }) => join(real.folder, url)),
    [
      ['pdfinfo', '"$file"'],
      ['pdftotext', '-l 1 "$file" -'],
      ['qpdf', '--check "$file"'],
    ],
  );
  let sheets = 0;
  for (const [index, { url, entry }] of documents.entries()) {
    const [info = '', cover = ''] = said[index] ?? [];
    const words = entry.words as { title: string };
    assert.match(info, /^Tagged: +yes$/m, url);
    assert.is(/^Title: +(.*)$/m.exec(info)?.[1], words.title, url);
    // The sheet of an offer is one page, which begins with its facts.
    const isOffer = 'offer' in words;
    const pages = Number(/^Pages: +(\d+)$/m.exec(info)?.[1]);
    assert.ok(isOffer ? pages === 1 : pages >= 2, `${url} has ${pages} pages`);
    assert.match(info, /^JavaScript: +no$/m, url);
    assert.ok(squeeze(cover).includes(squeeze(words.title)), `${url} has its title on the cover: ${cover}`);
    if (!(entry.facts as { of?: string }).of?.startsWith('trainings/')) continue;
    sheets++;
    assert.is(pages, 2, `${url} is a training sheet, with its facts, dates and programme on the first page`);
    const order = { en: /Price.*\bDates\b.*Programme/s, fr: /Prix.*Les dates.*Programme/s };
    assert.match(cover, order[entry.locale as 'en' | 'fr'], url);
  }
  assert.ok(sheets > 0);
});

pdfs('those of each language say which it is, and follow PDF/UA-1', async ({ real }) => {
  const all = publicDocuments(real);
  const byLanguage = new Map(all.map((one) => [one.entry.locale, one]));
  assert.is(byLanguage.size, real.site.config.locales.length);
  // The same program makes them all.
  const documents = isExhaustive ? all : [...byLanguage.values()];
  const paths = documents.map(({ url }) => join(real.folder, url));
  const said = await inspect(paths, [['pdfinfo', '-meta "$file"']]);
  for (const [index, { url, entry }] of documents.entries()) {
    const [meta = ''] = said[index] ?? [];
    assert.ok(meta.includes(`<dc:language><rdf:Bag><rdf:li>${entry.locale}</rdf:li>`), `${url} is in ${entry.locale}`);
    assert.ok(meta.includes('<pdfuaid:part>1</pdfuaid:part>'), `${url} follows PDF/UA-1`);
  }
});

pdfs('every one that is sent on request is whole and tagged', async ({ real }) => {
  const files = readdirSync(real.documents, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.pdf'),
  );
  assert.ok(files.length > 0);
  // They are made as the published ones are.
  const paths = someRows(files, 5).map((file) => join(real.documents, file));
  const said = await inspect(paths, [
    ['pdfinfo', '"$file"'],
    ['qpdf', '--check "$file"'],
  ]);
  for (const [index, [info = '']] of said.entries()) {
    assert.match(info, /^Tagged: +yes$/m, files[index]);
    assert.match(info, /^Title: +\S/m, files[index]);
  }
});

pdfs('every link to one says its type, size and language', ({ real }) => {
  for (const { url, html, lang } of publishedPages(real)) {
    for (const [link, text = ''] of html.matchAll(/<a\b[^>]*href="[^"]*\.pdf"[^>]*>([\s\S]*?)<\/a>/g)) {
      const language = / hrefLang="(en|fr|nl)"/i.exec(link)?.[1] ?? '';
      // The language is called by its own name, or as the page's language calls it.
      const names = [language, lang].map((locale) => new Intl.DisplayNames(locale, { type: 'language' }).of(language));
      assert.ok(language, `${url}: ${link}`);
      assert.match(link, / type="application\/pdf"/, `${url}: ${link}`);
      assert.match(text, /PDF|pdf/, `${url}: ${link}`);
      assert.match(text, /\d\s?(KB|kB|ko|Ko|MB|Mo)/, `${url}: ${link}`);
      assert.ok(
        names.some((name) => text.toLowerCase().includes(name?.toLowerCase() ?? '?')),
        `${url}: ${link}`,
      );
    }
  }
});

pdfs('every footer of a language links the same documents, in that language', ({ real }) => {
  const byLanguage = new Map<string, string>();
  for (const { url, html, lang } of publishedPages(real)) {
    if (!html.includes('<footer')) continue;
    const footer = html.slice(html.indexOf('<footer'));
    const linked = tagsOf(footer, 'a').flatMap(({ href = '', hreflang = lang }) =>
      href.endsWith('.pdf') ? [`${hreflang} ${href}`] : [],
    );
    assert.ok(linked.length > 0 && linked.every((link) => link.startsWith(`${lang} `)), `${url}: ${linked}`);
    assert.is(linked.join('\n'), byLanguage.get(lang) ?? linked.join('\n'), url);
    byLanguage.set(lang, linked.join('\n'));
  }
  assert.is(byLanguage.size, real.site.config.locales.length);
});

pdfs.run();

function publicDocuments({ site }: RealSite): { url: string; entry: Entry }[] {
  return [...site.addresses].flatMap(([ref, addresses]) =>
    ref.startsWith('documents/')
      ? [...addresses].flatMap(([locale, url]) => {
          const entry = site.entries.get(ref)?.get(locale);
          return entry ? [{ url, entry }] : [];
        })
      : [],
  );
}

const run = promisify(execFile);

/**
 * What programs say of each file, in their order; throws where one finds a mistake. A shell starts them all: to start
 * one from a process as large as this takes as long as it runs.
 */
async function inspect(
  files: readonly string[],
  programs: readonly (readonly [string, string])[],
): Promise<string[][]> {
  const lines = programs.map(([name, args]) => {
    const program = findProgram(name);
    if (!program) throw new Error(`${name} is missing; npm test installs it.`);
    return `'${program}' ${args}; printf '\\0'`;
  });
  const script = ['set -e', 'for file', 'do', ...lines, 'done'].join('\n');
  const { stdout } = await run('sh', ['-c', script, 'sh', ...files], { maxBuffer: 2 ** 28 });
  const said = stdout.split('\0');
  return files.map((_, index) => said.slice(index * programs.length, (index + 1) * programs.length));
}

/** A text without spaces and hyphenation. */
function squeeze(text: string): string {
  return text.replace(/-\n/g, '').replace(/[\s\u00ad-]/g, '');
}
