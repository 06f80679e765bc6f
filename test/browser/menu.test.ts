import * as assert from 'uvu/assert';
import { engineSuite, eventually } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';

const menu = engineSuite('header menu');

for (const [index, locale] of ['en', 'fr', 'nl'].entries()) {
  menu.variant(index, `${locale}: a click opens a panel, and closes the one that was open`, async ({ stand }) => {
    await stand.visit(stand.pathOf('pages/index', locale), {}, async (page) => {
      const items = page.locator('[data-header] details');
      assert.ok((await items.count()) >= 3, 'several items open panels');
      assert.equal(await openItems(page), []);
      for (const index of [0, 1, 0]) {
        await items.nth(index).locator('summary').click();
        assert.equal(await openItems(page), [index]);
        assert.ok(await items.nth(index).locator('a').first().isVisible());
      }
      await page.locator('h1').click();
      assert.equal(await openItems(page), [], 'a press elsewhere closes it');
    });
  });

  menu.variant(index, `${locale}: keys open it, Escape closes it and gives focus back`, async ({ stand }) => {
    await stand.visit(stand.pathOf('pages/activities', locale), {}, async (page) => {
      const summary = page.locator('[data-header] details summary').nth(1);
      await summary.focus();
      await page.keyboard.press('Enter');
      assert.equal(await openItems(page), [1]);
      await page.keyboard.press('Tab');
      assert.ok(await page.locator('[data-header] details').nth(1).locator('a').first().evaluate(isFocused));
      await page.keyboard.press('Escape');
      assert.equal(await openItems(page), []);
      assert.ok(await summary.evaluate(isFocused), 'focus is back on the item');
      await page.keyboard.press('Space');
      assert.equal(await openItems(page), [1]);
    });
  });

  menu.variant(index, `${locale}: it closes when focus leaves it`, async ({ stand }) => {
    await stand.visit(stand.pathOf('pages/index', locale), {}, async (page) => {
      const item = page.locator('[data-header] details').first();
      await item.locator('summary').press('Enter');
      await item.locator('a').last().focus();
      assert.equal(await openItems(page), [0]);
      await page.keyboard.press('Tab');
      await eventually(() => openItems(page), []);
    });
  });
}

menu('opens without script', async ({ stand }) => {
  for (const width of [360, 1280]) {
    await stand.visit(stand.pathOf('pages/index', 'nl'), { script: false, width }, async (page) => {
      if (width < 960) await page.locator('[popovertarget="menu"]').first().click();
      const item = page.locator('[data-header] details').first();
      await item.locator('summary').click();
      await item.locator('a').first().waitFor();
      await Promise.all([page.waitForURL((url) => url.pathname !== '/nl/'), clickOwnLink(page)]);
    });
  }
});

menu.in(
  ['Chromium'],
  'the learning center is a direct link in Dutch, and opens a panel in the other languages',
  async ({ stand }) => {
    const path = (locale: string) => stand.pathOf('pages/weniversity', locale);
    await stand.visit('/nl/', {}, async (page) => {
      assert.is(await page.locator(`[data-header] li > a[href="${path('nl')}"]`).count(), 1);
      assert.is(await page.locator(`[data-header] details a[href="${path('nl')}"]`).count(), 0);
    });
    for (const locale of ['en', 'fr'])
      await stand.visit(stand.pathOf('pages/index', locale), {}, async (page) => {
        assert.is(await page.locator(`[data-header] details a[href="${path(locale)}"]`).count(), 1);
      });
  },
);

menu.in(['Chromium'], 'marks the page shown, once', async ({ stand }) => {
  for (const ref of ['pages/contact', 'pages/toolbox', 'pages/cybersecurity'])
    await stand.visit(stand.pathOf(ref, 'fr'), {}, async (page) => {
      const marked = page.locator('[data-header] [aria-current="page"]');
      assert.is(await marked.count(), 1, ref);
      assert.is(await marked.getAttribute('href'), stand.pathOf(ref, 'fr'));
    });
});

menu.in(['Chromium'], 'its links to elsewhere open in a new tab where the menu says so', async ({ stand }) => {
  await stand.visit('/', {}, async (page) => {
    const targets = (address: string) =>
      page
        .locator(`[data-header] a[href="${address}"]`)
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).target));
    assert.equal(await targets('https://blog.wevoya.example/'), ['_blank']);
    assert.equal(await targets(stand.pathOf('pages/change-management', 'en')), ['_blank']);
    assert.equal(await targets('https://careers.wevoya.example/'), ['']);
  });
});

menu.run();

/** The places of the items whose panels are open. */
function openItems(page: Page): Promise<number[]> {
  return page
    .locator('[data-header] details')
    .evaluateAll((items) => items.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index] : [])));
}

const isFocused = (element: Element): boolean => element === document.activeElement;

/** Follows the first link of the open panel that stays in this tab. */
function clickOwnLink(page: Page): Promise<void> {
  return page.locator('[data-header] details[open] a[href^="/"]:not([target])').first().click();
}
