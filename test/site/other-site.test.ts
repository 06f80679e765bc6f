import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findProgram } from '../../scripts/setup/find-program.mjs';
import { type CommandResult, runBundled } from '../support/command.ts';
import { root } from '../support/project.ts';
import { filesBelow } from '../support/site.ts';
import { copySmallSite, type SiteCopy } from '../support/small-site.ts';

const otherSite = suite<SiteCopy & { built: CommandResult }>('another site');

otherSite.before(async (state) => {
  Object.assign(state, copySmallSite());
  state.built = await state.run('build', '--strict', '--out', join(state.site, 'dist'));
});
otherSite.after(({ remove }) => remove());

otherSite('its pages are built from its own templates, in each language', ({ built, read }) => {
  assert.is(built.status, 0, built.out + built.err);
  assert.match(built.out, /^(\d+) pages: en \d+, de \d+, ar \d+ \(\1 rendered\)$/m);
  assert.match(read('dist/index.html'), /<h1>Furniture and stairs in solid wood<\/h1>/);
  assert.match(
    read('dist/de/projekte/eichentreppe/index.html'),
    /<h1>Eine Treppe ohne Schrauben<\/h1><p>Eiche, 2025<\/p>/,
  );
});

otherSite('its menus have names of its own', ({ read }) => {
  assert.match(
    read('dist/de/werkstatt/index.html'),
    /<a href="\/de\/werkstatt\/" aria-current="page">Die Werkstatt<\/a>/,
  );
});

otherSite('hosts answer with no page that it does not have', async ({ site, write, run, read }) => {
  assert.match(read('dist-hosts/nginx/server.conf'), /error_page 404 \/de\/404\.html/);
  const routes = read('content/routes.yaml').replace(/^ {2}(missing|failure): .*\n/gm, '');
  const undo = [
    write('content/routes.yaml', routes),
    write('content/addresses.txt', undefined),
    write('templates/site.ts', read('templates/site.ts').replace(", error: 'pages/failure'", '')),
    ...['missing', 'failure'].flatMap((page) =>
      ['page.yaml', 'en.md', 'de.md', 'ar.md'].map((file) => write(`content/pages/${page}/${file}`, undefined)),
    ),
  ];

  const { status, out } = await run('build', '--out', join(site, 'dist-without'));
  assert.is(status, 0, out);
  assert.not.match(read('dist-without-hosts/nginx/server.conf'), /error_page|location \/(ar|de)\//);
  assert.not.match(read('dist-without-hosts/netlify/netlify.toml'), /redirects/);
  for (const one of undo) one();
});

otherSite('a menu that the site does not declare is reported at the line of the template', async ({ edit, run }) => {
  const undo = edit('templates/layouts/page/index.tsx', "page.menu('main')", "page.menu('mian')");
  const { status, out } = await run('check');
  undo();
  assert.is(status, 3);
  assert.match(
    out,
    /templates\/layouts\/page\/index\.tsx:16:17: error: This template throws "Error: A template shows the menu "mian", which "menus" in templates\/site\.ts does not name\."; \/, .* and \d+ other pages show it\. \[template-error\]/,
  );
});

otherSite('each page names its other languages', ({ read }) => {
  const alternates = [
    ...read('dist/de/werkstatt/index.html').matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g),
  ];
  assert.equal(
    alternates.map(([, language, href]) => [language, href]),
    [
      ['ar', 'https://www.lindenhof.example/ar/warsha/'],
      ['de', 'https://www.lindenhof.example/de/werkstatt/'],
      ['en', 'https://www.lindenhof.example/workshop/'],
      ['x-default', 'https://www.lindenhof.example/workshop/'],
    ],
  );
});

otherSite(
  'a document in Arabic has joined letters from right to left, in its own order of words and digits',
  ({ site }) => {
    const pdftotext = findProgram('pdftotext');
    if (!pdftotext) throw new Error('pdftotext is missing; npm test installs it.');
    const read = (...options: string[]) =>
      execFileSync(pdftotext, [...options, join(site, 'dist/sheets/al-inaya-bil-khashab.pdf'), '-'], {
        encoding: 'utf8',
      });
    const text = read()
      .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ');
    for (const words of ['كل أسبوع', 'بقطعة قماش رطبة', '٢٠٢٦']) assert.match(text, words);
    assert.not.match(text, /\d/);
    const words = [...read('-bbox').matchAll(/<word xMin="([\d.]+)"[^>]* xMax="([\d.]+)"[^>]*>([^<]+)</g)];
    const placeOf = (word: string) => {
      const [, left, right] =
        words.findLast(([, , , found]) => found === word || found === [...word].reverse().join('')) ?? [];
      return [Number(left), Number(right)] as const;
    };
    const [[, end], [begin]] = [placeOf('قماش'), placeOf('بقطعة')];
    assert.ok(end < begin && begin > 300, `${end} ${begin}`);
  },
);

otherSite('its redirects lead to its pages', ({ read }) => {
  const rules = read('dist/_redirects').split('\n');
  assert.ok(rules.includes('/joiners/ /workshop/ 301'));
  assert.ok(rules.includes('/de/tischler/ /de/werkstatt/ 301'));
});

otherSite('its form posts to its own service', ({ read }) => {
  const page = read('dist/de/anfrage/index.html');
  assert.match(
    page,
    /<form id="enquiry-form" name="enquiry" method="post" action="https:\/\/post\.lindenhof\.example\/enquiries">/,
  );
  assert.match(page, /name="thankYouURL" value="https:\/\/www\.lindenhof\.example\/de\/anfrage\/gesendet\/#[\w-]+"/);
  assert.match(page, /<label for="enquiry-piece">Was dürfen wir bauen\?<\/label>/);
  assert.match(page, /<button type="submit">Anfrage senden<\/button>/);
});

otherSite('nothing of this site is in what is written', ({ site, built }) => {
  const ownPages = filesBelow(join(root, 'content/pages')).map((path) => path.split('/')[0] ?? '');
  const ids = [...new Set(ownPages)].filter((id) => id.includes('-'));
  assert.ok(ids.length > 10);
  const names = new RegExp(['wevoya', 'weniversity', ...ids].join('|'), 'i');
  const written = filesBelow(site).filter((path) => path.startsWith('dist'));
  assert.ok(written.length > 30);
  for (const path of written) {
    const [found] = names.exec(`${path}\n${readFileSync(join(site, path), 'latin1')}`) ?? [];
    assert.is(found, undefined, `${path} has ${found}`);
  }
  assert.not.match(built.out + built.err, /wevoya/i);
});

otherSite('a folder without templates is no site', async ({ folder }) => {
  const { status, err } = await runBundled('check', '--site', folder);
  assert.is(status, 2);
  assert.is(
    err,
    `There is no folder ${join(folder, 'templates')}, which every site has. Give the site’s folder with --site DIR.\n`,
  );
});

otherSite.run();
