import * as assert from 'uvu/assert';
import { engineSuite, eventually } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { htmlOf } from '../support/entries.ts';

const header = engineSuite('header on scroll');

/** The background of a header: see-through, a tint, dark or white. */
type Background = 'none' | 'tint' | 'dark' | 'white';

/** One page of each kind of header, with its background below and from 46 px of scroll. */
const headers: { page: string; ref: string; top: Background; scrolled: Background }[] = [
  { page: '2025', ref: 'pages/index', top: 'none', scrolled: 'dark' },
  { page: 'another of 2025', ref: 'pages/our-story-2025', top: 'none', scrolled: 'dark' },
  { page: 'classic home', ref: 'pages/weniversity', top: 'tint', scrolled: 'white' },
  { page: 'another classic', ref: 'pages/activities', top: 'white', scrolled: 'white' },
  { page: 'change management', ref: 'pages/change-management', top: 'none', scrolled: 'white' },
  { page: 'DevOps', ref: 'pages/devops', top: 'white', scrolled: 'white' },
];

for (const [index, { page: name, ref, top, scrolled }] of headers.entries()) {
  header.variant(index, `${name}: ${top} at the top, ${scrolled} once scrolled`, async ({ stand }) => {
    for (const width of stand.variants([360, 1280]))
      await stand.visit(stand.pathOf(ref, 'en'), { width }, async (page) => {
        await eventually(() => backgroundOf(page), top, `${width} px, not scrolled`);
        await scrollTo(page, 45);
        await eventually(() => backgroundOf(page), top, `${width} px, scrolled by 45 px`);
        await scrollTo(page, 46);
        await eventually(() => backgroundOf(page), scrolled, `${width} px, scrolled by 46 px`);
        await scrollTo(page, 600);
        await eventually(() => backgroundOf(page), scrolled);
        assert.ok((await bottomOf(page, '[data-header]')) >= 44, 'the header stays in sight');
        await scrollTo(page, 0);
        await eventually(() => backgroundOf(page), top, `${width} px, back at the top`);
      });
  });
}

header('the compact bar of 2025 hides once scrolled, and comes back for the keyboard', async ({ stand }) => {
  await stand.visit('/', {}, async (page) => {
    assert.ok((await bottomOf(page, '[data-compact]')) > 20);
    await scrollTo(page, 46);
    await eventually(async () => (await bottomOf(page, '[data-compact]')) <= 0, true);
    await page.locator('[data-header] summary').last().focus();
    await page.keyboard.press('Tab');
    await eventually(async () => (await bottomOf(page, '[data-compact]')) > 20, true, 'what has focus is in sight');
  });
});

header('without script it stays at the top of the page', async ({ stand }) => {
  for (const ref of stand.variants(['pages/index', 'pages/change-management']))
    await stand.visit(stand.pathOf(ref, 'fr'), { script: false }, async (page) => {
      await scrollTo(page, 600);
      assert.ok((await bottomOf(page, '[data-header]')) < 0, ref);
    });
});

header.in(['Chromium'], 'the layouts without header have none', async ({ stand }) => {
  const paths = [...stand.site.routes.values()].filter(({ layout }) => ['minimal', 'bare'].includes(layout));
  for (const { url } of paths) assert.not(/<[^>]* data-header\b/.test(htmlOf(stand, url)), url);
});

header.in(['Chromium'], 'the floating button of 2025 leads to contact', async ({ stand }) => {
  await stand.visit('/nl/', {}, async (page) => {
    await page.locator(`aside a[href="${stand.pathOf('pages/contact-2025', 'nl')}"]`).click();
    await page.waitForURL((url) => url.pathname === stand.pathOf('pages/contact-2025', 'nl'));
  });
});

header.run();

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

function bottomOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
}

/** Paints the header's ground on a pixel, to know it whatever way it is written. */
function backgroundOf(page: Page): Promise<Background | string> {
  return page.locator('[data-header]').evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) return 'unknown';
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    if (alpha === 0) return 'none';
    if (alpha < 250) return 'tint';
    if (red + green + blue > 3 * 250) return 'white';
    return red + green + blue < 3 * 60 ? 'dark' : `rgb(${red} ${green} ${blue})`;
  });
}
