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
