import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatWeights } from '../../scripts/weights/format.mjs';
import { weighHeavyPages } from '../../scripts/weights/weigh.mjs';
import { notServed } from '../support/host-table.ts';
import { mediaTypes } from '../support/media-types.ts';
import { isExhaustive } from '../support/project.ts';
import { attributesOf, type PublishedPage, publishedPages } from '../support/published-pages.ts';
import { type RealSite, realSite } from '../support/real-site.ts';

const files = suite<{ real: RealSite; pages: readonly PublishedPage[] }>('published files');

files.before(async (state) => {
  state.real = await realSite();
  state.pages = publishedPages(state.real);
});

files('no page has a style or script of its own, and asks for anything by http', ({ pages }) => {
  for (const { url, html } of pages) {
    for (const { tag, name, value } of attributesOf(html)) {
      assert.ok(name !== 'style' && !/^on[a-z]/.test(name), `${url}: <${tag} ${name}>`);
      assert.not(
        /^\s*(javascript|data|vbscript|http):/i.test(value) && /^(href|src|srcset|action|content|poster)$/.test(name),
        `${url}: <${tag} ${name}="${value}">`,
      );
    }
    const inline = [...html.matchAll(/<script\b([^>]*)>([^<]*)<\/script>/g)].filter(([, , text = '']) => text !== '');
    for (const [, attributes = ''] of inline) assert.is(attributes.trim(), 'type="application/ld+json"', url);
    assert.not(/<style\b/.test(html), url);
  }
});

files('no style sheet or script asks for anything elsewhere', ({ real }) => {
  for (const file of real.files.filter((path) => /\.(css|js)$/.test(path))) {
    const text = readFileSync(join(real.folder, file), 'utf8');
    if (file.endsWith('.css'))
      for (const [, address = ''] of text.matchAll(/url\(([^)]*)\)/g))
        assert.match(address, /^"?(\/assets\/|#|data:image\/svg)/, file);
    assert.not(/sourceMappingURL|\beval\(|new Function\(/.test(text), file);
  }
});

files('nothing is published that is not meant to be', ({ real }) => {
  const unexpected = real.files.filter((file) => {
    const name = file.slice(file.lastIndexOf('/') + 1);
    const isForReaders = /^assets\/search-\w\w-[\w-]+\.json$|\/(feed\.json|index\.md)$/.test(file);
    return (
      (!isForReaders && /\.(map|md|yaml|ts|tsx|json|log|orig|bak)$|~$/.test(name)) ||
      // Apache and wrangler read the first two, everybody the third.
      (name.startsWith('.') && !['.htaccess', '.assetsignore'].includes(file) && !file.startsWith('.well-known/'))
    );
  });
  assert.equal(unexpected, []);
});

files('Apache sets every header on errors and redirects too', ({ real }) => {
  const lines = readFileSync(join(real.folder, '.htaccess'), 'utf8').match(/^[ \t]*Header .*/gm) ?? [];
  assert.ok(lines.length > 0);
  // mod_headers sets the others on successful answers only.
  assert.equal(
    lines.filter((line) => !line.trim().startsWith('Header always ')),
    [],
  );
});

files('documents that are sent on request are not published', ({ real }) => {
  const requested = readdirSync(real.documents, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.pdf'),
  );
  assert.ok(requested.length > 0);
  const published = new Set(
    real.files
      .filter((file) => file.endsWith('.pdf'))
      .map((file) => readFileSync(join(real.folder, file)).toString('latin1')),
  );
  assert.ok(published.size > 0);
  for (const path of requested)
    assert.not(published.has(readFileSync(join(real.documents, path)).toString('latin1')), path);
});

files('everything text is there compressed, and comes out as it was', ({ real }) => {
  const texts = real.files.filter((file) => /\.(html|css|js|svg|xml|txt|webmanifest|ics)$/.test(file));
  assert.ok(texts.length > 400);
  for (const file of texts) {
    const source = readFileSync(join(real.folder, file));
    assert.ok(gunzipSync(readFileSync(join(real.folder, `${file}.gz`))).equals(source), `${file}.gz`);
  }
});

files('every file has an ending that each host knows', ({ real }) => {
  const endings = new Set(real.files.filter((file) => !notServed.test(file)).map((file) => extname(file).slice(1)));
  assert.equal(
    [...endings].filter((ending) => !(ending in mediaTypes)),
    [],
    'media-types.ts has them, and hosts/table asks every host for one',
  );
});

files('what is kept for ever is named by its contents', ({ real }) => {
  for (const file of real.files.filter((path) => /^(assets|social)\//.test(path)))
    assert.match(file, /-[\w-]{8}\.\w+(\.(br|gz))?$/, file);
});

// Compressing every page takes as long as all other checks of files.
if (isExhaustive)
  files('every page is within its budget', ({ real }) => {
    const heavy = weighHeavyPages(real.folder);
    assert.is(heavy.length, 0, `\n${formatWeights(heavy.slice(0, 20), 20)}`);
  });

files.run();
