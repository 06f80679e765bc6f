import * as assert from 'uvu/assert';
import { engineSuite, eventually } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';

// Sizes are a matter of styles, which are the same in every engine.
const layout = engineSuite('layout');

layout.in(
  ['Chromium'],
  'the line of a metric is drawn as it comes into view, at once with reduced motion',
  async ({ stand }) => {
    const dashes = (page: Page): Promise<string> =>
      page
        .locator('[data-metric-line] path[pathLength]')
        .first()
        .evaluate((line) => getComputedStyle(line).strokeDasharray);
    const scrollTo = (page: Page, block: ScrollLogicalPosition): Promise<void> =>
      page
        .locator('[data-metric-line]')
        .first()
        .evaluate((line, at) => line.scrollIntoView({ block: at, behavior: 'instant' }), block);
    await stand.visit('/', { height: 500, motion: true }, async (page) => {
      assert.match(await dashes(page), /^0px, 1px$|^0, 1$/, 'out of sight');
      await scrollTo(page, 'start');
      await eventually(async () => /^1(px)?, 0(px)?$/.test(await dashes(page)), true);
    });
    await stand.visit('/', { height: 500, motion: false }, async (page) => assert.is(await dashes(page), 'none'));
  },
);

layout.in(['Chromium'], 'the link to the contact page is a tab at the edge of the window', async ({ stand }) => {
  await stand.visit(stand.pathOf('pages/index', 'en'), {}, async (page) => {
    const sides = await page.evaluate(() => {
      const style = getComputedStyle(document.querySelector('aside[data-dock] > a') ?? document.body);
      const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = style;
      const { borderTopLeftRadius, borderBottomLeftRadius, borderTopRightRadius, borderBottomRightRadius } = style;
      return {
        borders: [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth],
        round: [borderTopLeftRadius, borderBottomLeftRadius],
        square: [borderTopRightRadius, borderBottomRightRadius],
      };
    });
    assert.equal(sides, { borders: ['1px', '0px', '1px', '1px'], round: ['4px', '4px'], square: ['0px', '0px'] });
  });
});

layout.in(['Chromium'], 'links below the title of a panel are in the rows of its groups', async ({ stand }) => {
  for (const locale of ['en', 'fr', 'nl'])
    await stand.visit(stand.pathOf('pages/careers', locale), {}, async (page) => {
      const apart = await page.evaluate(() => {
        const panel = [...document.querySelectorAll<HTMLDetailsElement>('[data-header] details')].find((item) =>
          item.querySelector('li > span'),
        );
        if (!panel) return [];
        panel.open = true;
        const topOf = (link: Element | null | undefined): number => link?.getBoundingClientRect().top ?? -1;
        const [group] = [...panel.querySelectorAll('li:has(> span)')];
        const grouped = [...(group?.querySelectorAll('a') ?? [])];
        return [...panel.querySelectorAll('div > ul > li:not(:has(> span)) > a')].map((link, index) =>
          Math.round(topOf(link) - topOf(grouped[index])),
        );
      });
      assert.equal(apart, [0, 0], locale);
    });
});

layout.in(['Chromium'], 'the button that clears filters is in the row of the count', async ({ stand }) => {
  for (const [ref, locale, width] of [
    ['pages/client-cases', 'en', 1280],
    ['pages/client-cases', 'nl', 1024],
    ['pages/toolbox', 'fr', 768],
  ] as const)
    await stand.visit(stand.pathOf(ref, locale), { width }, async (page) => {
      await page
        .locator('form[data-filter] input')
        .first()
        .evaluate((choice) => (choice as HTMLInputElement).click());
      await page.locator('[data-filter-reset]').first().waitFor();
      const apart = await page.evaluate(() => {
        const [button, count] = ['[data-filter-reset]', '[data-filter-count]'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        );
        if (!button || !count) return ['nothing'];
        return [
          ...(Math.abs(button.top + button.bottom - count.top - count.bottom) > 4 ? ['they are not level'] : []),
          ...(button.right + 12 > count.left ? ['they touch'] : []),
        ];
      });
      assert.equal(apart, [], `${ref} in ${locale}`);
    });
});

layout.in(['Chromium'], 'the mark of the page shown moves no item of the menu', async ({ stand }) => {
  const places = new Map<string, string[]>();
  for (const ref of ['pages/contact', 'pages/toolbox', 'pages/press-room'])
    await stand.visit(stand.pathOf(ref, 'en'), {}, async (page) => {
      const lefts = await page.evaluate(() =>
        [...document.querySelectorAll('[data-header] :is(li > a, summary)')]
          .filter((item) => item.checkVisibility() && !item.closest('details > div'))
          .map((item) => `${item.textContent} at ${Math.round(item.getBoundingClientRect().left)}`),
      );
      places.set(ref, lefts);
    });
  assert.ok((places.get('pages/contact')?.length ?? 0) > 5);
  assert.equal(places.get('pages/contact'), places.get('pages/press-room'));
  assert.equal(places.get('pages/toolbox'), places.get('pages/press-room'));
});

layout.run();
