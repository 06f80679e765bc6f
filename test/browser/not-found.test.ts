import * as assert from 'uvu/assert';
import { engineSuite, type Stand } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';

const missing = engineSuite('pages that are missing');

/** Addresses of nothing, and the language their answer has. */
const addresses: [path: string, locale: string][] = [
  ['/no-such-page/', 'en'],
  ['/toolbox/no-such-guide/', 'en'],
  ['/de/contact/', 'en'],
  ['/fr/page-qui-manque/', 'fr'],
  ['/fr/guides-outils/rien', 'fr'],
  ['/nl/niets/', 'nl'],
  ['/assets/no-such-file.css', 'en'],
];

for (const [path, locale] of addresses) {
  missing(`${path} answers 404 in ${locale}`, async ({ stand }) => {
    assert.is((await fetch(stand.origin + path)).status, 404);
    await stand.visit(path, { missing: true }, (page) => expectNotFound(page, stand, locale));
  });
}

missing('the English page says what the specification lists', async ({ stand }) => {
  await stand.visit('/nowhere/', { missing: true }, async (page) => {
    assert.is(await page.title(), '404 Not Found');
    assert.is(await page.locator('h1').innerText(), 'OOPS');
    const text = await page.locator('main').innerText();
    for (const sentence of [
      'This page could not be found.',
      "We looked everywhere and it seems that this page is missing. Don't freak out everything is going to be OK!",
    ])
      assert.ok(text.includes(sentence), sentence);
    assert.is((await page.locator('main a').first().innerText()).trim(), 'TAKE ME HOME');
  });
});

missing('the error page has its own title', async ({ stand }) => {
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
