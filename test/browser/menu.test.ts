import * as assert from 'uvu/assert';
import { engineSuite, eventually, type Stand } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { htmlOf } from '../support/entries.ts';
import { tagsOf } from '../support/published-pages.ts';

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
  for (const width of stand.variants([1280, 360])) {
    await stand.visit(stand.pathOf('pages/index', 'nl'), { script: false, width }, async (page) => {
      if (width < 960) await page.locator('[popovertarget="menu"]').first().click();
      const item = page.locator('[data-header] details').first();
      await item.locator('summary').click();
      await item.locator('a').first().waitFor();
      await Promise.all([page.waitForURL((url) => url.pathname !== '/nl/'), clickOwnLink(page)]);
    });
  }
});

// What the menu has, and where it leads, is a matter of markup.
menu.in(
  ['Chromium'],
  'the learning center is a direct link in Dutch, and opens a panel in the other languages',
  async ({ stand }) => {
    for (const locale of ['en', 'fr', 'nl']) {
      const header = headerOf(stand, stand.pathOf('pages/index', locale));
      const path = stand.pathOf('pages/weniversity', locale);
      const inPanels = (header.match(/<details\b.*?<\/details>/gs) ?? []).filter((panel) => leadsTo(panel, path));
      assert.is(inPanels.length, locale === 'nl' ? 0 : 1, locale);
      assert.ok(leadsTo(header, path), locale);
    }
  },
);

menu.in(['Chromium'], 'marks the page shown, once, and moves none of its items', async ({ stand }) => {
  const places = new Set<string>();
  for (const ref of stand.variants(['pages/contact', 'pages/toolbox', 'pages/press-room']))
    await stand.visit(stand.pathOf(ref, 'en'), {}, async (page) => {
      const marked = page.locator('[data-header] [aria-current="page"]');
      if (ref !== 'pages/press-room') {
        assert.is(await marked.count(), 1, ref);
        assert.is(await marked.getAttribute('href'), stand.pathOf(ref, 'en'));
      }
      const lefts = await page.evaluate(() =>
        [...document.querySelectorAll('[data-header] :is(li > a, summary)')]
          .filter((item) => item.checkVisibility() && !item.closest('details > div'))
          .map((item) => `${item.textContent} at ${Math.round(item.getBoundingClientRect().left)}`),
      );
      places.add(lefts.join('\n'));
    });
  assert.is(places.size, 1, [...places].join('\n\n'));
});

menu.in(['Chromium'], 'its links to elsewhere open in a new tab where the menu says so', async ({ stand }) => {
  const tabs = new Map(
    stand.site.navigation.header?.map(({ href = '', target }) => [href, target === 'blank' ? '_blank' : undefined]),
  );
  const links = tagsOf(headerOf(stand, stand.pathOf('pages/index', 'en')), 'a');
  const elsewhere = links.filter(({ href = '' }) => href.startsWith('https:'));
  assert.ok(elsewhere.length > 0, 'the menu leads elsewhere');
  for (const { href = '', target } of elsewhere) assert.is(target, tabs.get(href), href);
  const change = links.filter(({ href }) => href === stand.pathOf('pages/change-management', 'en'));
  assert.equal(
    change.map(({ target }) => target),
    ['_blank'],
  );
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

/** Returns the markup of a page's header. */
function headerOf(stand: Stand, url: string): string {
  return /<header\b.*<\/header>/s.exec(htmlOf(stand, url))?.[0] ?? '';
}

function leadsTo(html: string, path: string): boolean {
  return tagsOf(html, 'a').some(({ href }) => href === path);
}
