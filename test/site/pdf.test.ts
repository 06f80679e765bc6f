import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Entry } from '../../build/model.ts';
import { findProgram } from '../../scripts/setup.mjs';
import { publishedPages } from '../support/published-pages.ts';
import { type RealSite, realSite } from '../support/real-site.ts';
import { twoAtOnce } from '../support/two-at-once.ts';

/** Other people's tools read the PDFs: Poppler and qpdf. */
const pdfs = suite<{ real: RealSite }>('PDFs', {} as { real: RealSite });

pdfs.before(async (state) => {
  state.real = await realSite();
});

pdfs('every published one is whole, tagged, titled, in its language, and has a cover', async ({ real }) => {
  const documents = publicDocuments(real);
  assert.ok(documents.length > 20);
  const files = real.files.filter((file) => file.endsWith('.pdf')).map((file) => `/${file}`);
  assert.equal(documents.map(({ url }) => url).sort(), files.sort());
  await twoAtOnce(documents, async ({ url, entry }) => {
    const path = join(real.folder, url);
    const [info, meta, cover] = await Promise.all([
      output('pdfinfo', [path]),
      output('pdfinfo', ['-meta', path]),
      output('pdftotext', ['-l', '1', path, '-']),
      output('qpdf', ['--check', path]),
    ]);
    const words = entry.words as { title: string };
    assert.match(info, /^Tagged: +yes$/m, url);
    assert.is(/^Title: +(.*)$/m.exec(info)?.[1], words.title, url);
    assert.ok(Number(/^Pages: +(\d+)$/m.exec(info)?.[1]) >= 2, `${url} has a cover and a text`);
    assert.match(info, /^JavaScript: +no$/m, url);
    assert.ok(meta.includes(`<dc:language><rdf:Bag><rdf:li>${entry.locale}</rdf:li>`), `${url} is in ${entry.locale}`);
    assert.ok(meta.includes('<pdfuaid:part>1</pdfuaid:part>'), `${url} follows PDF/UA-1`);
    assert.ok(squeeze(cover).includes(squeeze(words.title)), `${url} has its title on the cover: ${cover}`);
  });
});

pdfs('every one that is sent on request is whole and tagged', async ({ real }) => {
  const files = readdirSync(real.documents, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.pdf'),
  );
  assert.ok(files.length > 20);
  await twoAtOnce(files, async (file) => {
    const path = join(real.documents, file);
    const [info] = await Promise.all([output('pdfinfo', [path]), output('qpdf', ['--check', path])]);
    assert.match(info, /^Tagged: +yes$/m, file);
    assert.match(info, /^Title: +\S/m, file);
  });
});

pdfs('every link to one says its type, size and language', ({ real }) => {
  for (const { url, html, lang } of publishedPages(real)) {
    for (const [link, text = ''] of html.matchAll(/<a\b[^>]*href="[^"]*\.pdf"[^>]*>([\s\S]*?)<\/a>/g)) {
      const language = / hrefLang="(en|fr|nl)"/i.exec(link)?.[1] ?? '';
      // The language is called by its own name, or as the page's language calls it.
      const names = [language, lang].map((locale) => new Intl.DisplayNames(locale, { type: 'language' }).of(language));
      assert.ok(language, `${url}: ${link}`);
      assert.match(link, / type="application\/pdf"/, `${url}: ${link}`);
      assert.match(text, /PDF/, `${url}: ${link}`);
      assert.match(text, /\d\s?(KB|kB|ko|Ko|MB|Mo)/, `${url}: ${link}`);
      assert.ok(
        names.some((name) => text.toLowerCase().includes(name?.toLowerCase() ?? '?')),
        `${url}: ${link}`,
      );
    }
  }
});

pdfs('the policies are linked from every footer, the equality index from French ones only', ({ real }) => {
  const index = real.site.addresses.get('documents/gender-equality-index')?.get('fr') ?? '';
  assert.ok(index);
  for (const { url, html, lang } of publishedPages(real)) {
    const footer = html.slice(html.indexOf('<footer'));
    if (!html.includes('<footer')) continue;
    const policies = ['documents/privacy-policy', 'documents/cookie-policy', 'documents/general-terms'];
    for (const ref of policies)
      assert.ok(footer.includes(`href="${real.site.addresses.get(ref)?.get(lang)}"`), `${url}: ${ref}`);
    assert.is(footer.includes(`href="${index}"`), lang === 'fr', url);
  }
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

/** What a program says; throws where it finds a mistake. */
async function output(name: string, args: string[]): Promise<string> {
  const program = findProgram(name);
  if (!program) throw new Error(`${name} is missing; npm test installs it.`);
  return (await run(program, args, { maxBuffer: 2 ** 26 })).stdout;
}

/** A text without spaces and hyphenation. */
function squeeze(text: string): string {
  return text.replace(/-\n/g, '').replace(/[\s\u00ad-]/g, '');
}
