import * as assert from 'uvu/assert';
import { axeProblems } from '../support/axe.ts';
import { engineSuite, eventually, type Stand } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { entryOf } from '../support/entries.ts';

const missing = engineSuite('pages that are missing');

/** Addresses of nothing, and the language their answer has. */
const addresses: [path: string, locale: string][] = [
  ['/fr/guides-outils/rien', 'fr'],
  ['/nl/niets/', 'nl'],
  ['/no-such-page/', 'en'],
  ['/toolbox/no-such-guide/', 'en'],
  ['/eo/contact/', 'en'],
  ['/fr/page-qui-manque/', 'fr'],
  ['/assets/no-such-file.css', 'en'],
];

for (const [index, [path, locale]] of addresses.entries()) {
  const test: Parameters<typeof missing>[1] = async ({ stand }) => {
    assert.is((await fetch(stand.origin + path)).status, 404);
    await stand.visit(path, { missing: true }, (page) => expectNotFound(page, stand, locale));
  };
  if (index === 0) missing.in(['Chromium'], `${path} answers 404 in ${locale}`, test);
  else missing.variant(index, `${path} answers 404 in ${locale}`, test);
}

missing.in(['Chromium'], 'the English page says what the specification lists', async ({ stand }) => {
  await stand.visit('/nowhere/', { missing: true }, async (page) => {
    assert.is(await page.title(), '404 Not Found');
    assert.is(await page.locator('h1').innerText(), 'OOPS');
    const text = await page.locator('main').innerText();
    for (const sentence of [
      'This page could not be found.',
      "We looked everywhere and it seems that this page is missing. Don't freak out everything is going to be OK!",
    ])
      assert.ok(text.includes(sentence), sentence);
    assert.is((await page.locator('main h1 ~ * a').first().innerText()).trim(), 'TAKE ME HOME');
  });
});

/** By language, how an address of a guide is mistaken. */
const mistakes: [locale: string, width: number, mistake: (slug: string) => string][] = [
  ['en', 360, (slug) => `${slug.slice(0, -1)}/`],
  ['fr', 1280, (slug) => `${slug.replace('-', '_').replace('-', '%20')}-pdf`],
];

for (const [index, [locale, width, mistake]] of mistakes.entries())
  missing.variant(
    index,
    `${locale}: a mistaken address suggests what was meant, and sends it to the search`,
    async ({ stand }) => {
      const { path, meant } = mistakenAddress(stand, locale, mistake);
      const options = { missing: true, width };
      await stand.visit(path, options, async (page) => {
        await page.locator('form[data-search][data-state="ready"]').waitFor();
        const field = page.getByRole('searchbox');
        const links = page.locator('[data-search-results] a');
        assert.is(await field.inputValue(), wordsOfAddress(path));
        assert.is(await links.count(), 0, 'nothing is loaded before the field is used');
        const { y } = (await field.boundingBox()) ?? { y: 0 };
        await field.focus();
        await links.first().waitFor();
        const suggested = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        assert.ok(suggested.length <= 5 && suggested.includes(meant), suggested.join(' '));
        assert.is((await field.boundingBox())?.y, y, 'the field stays where it is');
        assert.equal(await axeProblems(page, 'main'), []);

        const question = 'agile';
        await field.fill(question);
        const count = () => page.getByRole('status').innerText();
        await eventually(async () => (await count()).includes(question), true);
        await field.press('ArrowDown');
        await eventually(() => links.first().evaluate((link) => link === document.activeElement), true);
        await field.press('Enter');
        await page.waitForURL((url) => url.pathname === searchPath(stand, locale));
        await page.locator('[data-search-results]:not([hidden]) li').first().waitFor();
        assert.is(await field.inputValue(), question);
      });
    },
  );

missing('a search that does not arrive leaves the field, which leads to the search page', async ({ stand }) => {
  const isLacking = (path: string) => /\/search-en-[^/]*\.json$/.test(path);
  await stand.visit('/toolbox/no-such-guide/', { missing: true, isLacking }, async (page) => {
    await page.locator('form[data-search][data-state="ready"]').waitFor();
    await page.locator('form[data-search] button').click();
    await page.waitForURL((url) => url.searchParams.get('q') === 'no such guide');
  });
});

missing('without script a link leads to the search', async ({ stand }) => {
  await stand.visit('/nl/niets/', { missing: true, script: false }, async (page) => {
    assert.not(await page.getByRole('searchbox').isVisible());
    await page.locator('search + p a').click();
    await page.waitForURL((url) => url.pathname === searchPath(stand, 'nl'));
  });
});

missing.in(['Chromium'], 'the error page has its own title', async ({ stand }) => {
  await stand.visit('/error.html', {}, async (page) => assert.is(await page.title(), 'An error occurred'));
});

missing.run();

async function expectNotFound(page: Page, stand: Stand, locale: string): Promise<void> {
  assert.is(await page.locator('html').getAttribute('lang'), locale);
  assert.match(await page.title(), /^404 /);
  assert.is(await page.locator('h1').count(), 1);
  await page.locator('main a').first().click();
  await page.waitForURL(stand.origin + stand.pathOf('pages/index', locale));
}

function searchPath(stand: Stand, locale: string): string {
  return stand.pathOf(entryOf(stand, 'search').ref, locale);
}

/** Returns the address of a guide with a mistake in its last part, of several words, and the address that is meant. */
function mistakenAddress(stand: Stand, locale: string, mistake: (slug: string) => string) {
  const has = ({ slug }: { slug: string }) => slug.split('-').length > 2;
  const { ref, slug } = entryOf(stand, 'guide', { locales: [locale], that: 'whose address has three words', has });
  const meant = stand.pathOf(ref, locale);
  return { meant, path: meant.replace(`${slug}/`, mistake(slug)) };
}

/** Returns the words of the last part of an address. */
function wordsOfAddress(path: string): string {
  const [last = ''] = path.split('/').filter(Boolean).slice(-1);
  return decodeURIComponent(last).replace(/[-_]/g, ' ');
}
