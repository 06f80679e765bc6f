import * as assert from 'uvu/assert';
import { engineSuite, eventually } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';

const visits = engineSuite('visits');

const start = '/?from=letter';

visits('a tab that a page opens continues the visit', async ({ stand }) => {
  const change = stand.pathOf('pages/change-management', 'en');
  await stand.visit(start, {}, async (page, newTab) => {
    assert.equal(await firstAddresses(page), [stand.origin + start]);
    await page.goto(stand.origin + stand.pathOf('pages/toolbox', 'en'));
    const link = page.locator(`[data-header] a[href="${change}"]`).first();
    await link.locator('xpath=ancestor::details/summary').click();
    await link.click();
    const opened = await newTab();
    await opened.waitForURL((url) => url.pathname === change);
    await eventually(() => firstAddresses(opened), [stand.origin + start]);
  });
});

visits('an address that is opened by itself begins a visit', async ({ stand }) => {
  await stand.visit(start, {}, async (page) => {
    // As after a browser that ended before it could say so.
    await page.evaluate(() => {
      localStorage.setItem('startingURL', '["https://www.wevoya.example/earlier/"]');
      sessionStorage.clear();
    });
    await page.goto('about:blank');
    await page.goto(`${stand.origin}/fr/`);
    assert.equal(await firstAddresses(page), [`${stand.origin}/fr/`]);
  });
});

visits('what tabs share is gone when the page is left', async ({ stand }) => {
  await stand.visit(start, {}, async (page) => {
    const shared = () => page.evaluate(() => localStorage.length);
    await page
      .locator('main a[href^="/"]:not([target])')
      .first()
      .evaluate((link) => {
        link.addEventListener('click', (event) => event.preventDefault(), { once: true });
        (link as HTMLElement).click();
      });
    assert.is(await shared(), 1);
    await page.goto(`${stand.origin}/fr/`);
    assert.is(await shared(), 0);
  });
});

visits.run();

function firstAddresses(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('startingURL') ?? 'null'));
}
