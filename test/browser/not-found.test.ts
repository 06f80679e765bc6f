import * as assert from 'uvu/assert';
import { axeProblems } from '../support/axe.ts';
import { engineSuite, eventually, type Stand } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';

const missing = engineSuite('pages that are missing');

/** Addresses of nothing, and the language their answer has. */
const addresses: [path: string, locale: string][] = [
  ['/no-such-page/', 'en'],
  ['/toolbox/no-such-guide/', 'en'],
  ['/eo/contact/', 'en'],
  ['/fr/page-qui-manque/', 'fr'],
  ['/fr/guides-outils/rien', 'fr'],
  ['/nl/niets/', 'nl'],
  ['/assets/no-such-file.css', 'en'],
];

for (const [path, locale] of addresses) {
  missing.in(['Chromium'], `${path} answers 404 in ${locale}`, async ({ stand }) => {
    assert.is((await fetch(stand.origin + path)).status, 404);
    await stand.visit(path, { missing: true }, (page) => expectNotFound(page, stand, locale));
  });
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

for (const [index, [path, locale, width, words, ref]] of (
  [
    ['/toolbox/honest-devop/', 'en', 360, 'honest devop', 'toolbox/honest-devops'],
    ['/fr/guides-outils/devops_sans%20fard-pdf', 'fr', 1280, 'devops sans fard pdf', 'toolbox/honest-devops'],
  ] as const
).entries())
  missing.variant(index, `${path} suggests what was meant, and sends it to the search`, async ({ stand }) => {
    const options = { missing: true, width, bypassCSP: true };
    await stand.visit(path, options, async (page) => {
      await page.locator('form[data-search][data-state="ready"]').waitFor();
      const field = page.getByRole('searchbox');
      const links = page.locator('[data-search-results] a');
      assert.is(await field.inputValue(), words);
      assert.is(await links.count(), 0, 'nothing is loaded before the field is used');
      const { y } = (await field.boundingBox()) ?? { y: 0 };
      await field.focus();
      await links.first().waitFor();
      const suggested = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      assert.ok(suggested.length <= 5 && suggested.includes(stand.pathOf(ref, locale)), suggested.join(' '));
      assert.is((await field.boundingBox())?.y, y, 'the field stays where it is');
      assert.equal(await axeProblems(page), []);

      await field.fill('okr');
      const count = () => page.getByRole('status').innerText();
      await eventually(async () => /okr/.test(await count()), true);
      await field.press('ArrowDown');
      await eventually(() => links.first().evaluate((link) => link === document.activeElement), true);
      await field.press('Enter');
      await page.waitForURL((url) => url.pathname === stand.pathOf('pages/search', locale));
      await page.locator('[data-search-results]:not([hidden]) li').first().waitFor();
      assert.is(await field.inputValue(), 'okr');
    });
  });

missing('a search that does not arrive leaves the field, which leads to the search page', async ({ stand }) => {
  const isLacking = (path: string) => /\/search-en-[^/]*\.json$/.test(path);
  await stand.visit('/toolbox/honest-devop/', { missing: true, isLacking }, async (page) => {
    await page.locator('form[data-search][data-state="ready"]').waitFor();
    await page.locator('form[data-search] button').click();
    await page.waitForURL((url) => url.searchParams.get('q') === 'honest devop');
  });
});

missing('without script a link leads to the search', async ({ stand }) => {
  await stand.visit('/nl/niets/', { missing: true, script: false }, async (page) => {
    assert.not(await page.getByRole('searchbox').isVisible());
    await page.locator('search + p a').click();
    await page.waitForURL((url) => url.pathname === stand.pathOf('pages/search', 'nl'));
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
