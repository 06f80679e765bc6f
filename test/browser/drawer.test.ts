import * as assert from 'uvu/assert';
import { engineSuite, eventually } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';

const drawer = engineSuite('mobile drawer');

for (const [index, locale] of ['en', 'fr', 'nl'].entries()) {
  drawer.variant(index, `${locale}: the burger opens it, Escape closes it and gives focus back`, async ({ stand }) => {
    await stand.visit(stand.pathOf('pages/index', locale), { width: 360 }, async (page) => {
      const burger = page.locator('[popovertarget="menu"]').first();
      assert.not(await isOpen(page));
      await burger.click();
      await eventually(() => isOpen(page), true);
      await eventually(() => hasFocus(page), true, 'focus is in it');
      await page.locator('[data-drawer] details summary').first().click();
      assert.ok(await page.locator('[data-drawer] details a').first().isVisible());
      await page.keyboard.press('Escape');
      await eventually(() => isOpen(page), false);
      assert.ok(await burger.evaluate((button) => button === document.activeElement));
    });
  });
}

drawer('its close button closes it, and so does the focus that leaves it', async ({ stand }) => {
  await stand.visit(stand.pathOf('pages/activities', 'en'), { width: 360 }, async (page) => {
    await page.locator('[popovertarget="menu"]').first().click();
    await page.locator('[data-drawer] > button').click();
    await eventually(() => isOpen(page), false);
    await page.locator('[popovertarget="menu"]').first().press('Enter');
    await eventually(() => hasFocus(page), true);
    await page.locator('[data-drawer] a').last().focus();
    assert.ok(await isOpen(page));
    await page.keyboard.press('Tab');
    await eventually(() => isOpen(page), false);
  });
});

drawer('the lists of the footer are folded where the drawer is on a phone, and open elsewhere', async ({ stand }) => {
  for (const [width, open] of [
    [360, 0],
    [768, 3],
  ] as const) {
    await stand.visit(stand.pathOf('pages/careers', 'en'), { width }, async (page) => {
      assert.is(await page.locator('footer details').count(), 3);
      await eventually(() => page.locator('footer details[open]').count(), open);
    });
  }
});

drawer('a link to a section closes it', async ({ stand }) => {
  await stand.visit(stand.pathOf('pages/devops', 'en'), { width: 360 }, async (page) => {
    await page.locator('[popovertarget="menu"]').first().click();
    await page.locator('[data-drawer] a[href="#expertise"]').click();
    await eventually(() => isOpen(page), false);
    assert.ok((await page.url()).endsWith('/devops/#expertise'));
  });
});

drawer('it becomes the bar where there is room', async ({ stand }) => {
  await stand.visit('/', { width: 360 }, async (page) => {
    await page.locator('[popovertarget="menu"]').first().click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await eventually(() => isOpen(page), false);
    assert.ok(await page.locator('[data-header] summary').first().isVisible());
    assert.not(await page.locator('[popovertarget="menu"]').first().isVisible());
  });
});

drawer('it slides in 0.35 s, and stands still for whoever asks for no motion', async ({ stand }) => {
  const duration = (page: Page) =>
    page.locator('[data-drawer]').evaluate((element) => parseFloat(getComputedStyle(element).transitionDuration));
  await stand.visit('/', { width: 360, motion: true }, async (page) => {
    assert.is(await duration(page), 0.35);
    await page.locator('[popovertarget="menu"]').first().click();
    await eventually(
      () => page.locator('[data-drawer]').evaluate((element) => Math.round(element.getBoundingClientRect().right)),
      360,
    );
  });
  await stand.visit('/', { width: 360 }, async (page) => assert.ok((await duration(page)) < 0.01));
});

drawer('opens and closes without script', async ({ stand }) => {
  await stand.visit('/fr/', { width: 360, script: false }, async (page) => {
    await page.locator('[popovertarget="menu"]').first().click();
    await eventually(() => isOpen(page), true);
    await page.locator('[data-drawer] > button').click();
    await eventually(() => isOpen(page), false);
  });
});

drawer.run();

function isOpen(page: Page): Promise<boolean> {
  return page.locator('[data-drawer]').evaluate((element) => element.matches(':popover-open'));
}

function hasFocus(page: Page): Promise<boolean> {
  return page.locator('[data-drawer]').evaluate((element) => element.contains(document.activeElement));
}
