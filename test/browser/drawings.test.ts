import * as assert from 'uvu/assert';
import { engineSuite } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { pathsOf } from '../support/every-page/pages.ts';

// Colors and places are a matter of styles, which are the same in every engine.
const drawings = engineSuite('drawings');

drawings.in(
  ['Chromium'],
  'cases in lists and on cards have their line, from the value at the start to the point',
  async ({ stand }) => {
    const linesOf = async (path: string, selector: string): Promise<[items: number, whole: number]> => {
      let found: [number, number] = [0, 0];
      await stand.visit(path, {}, async (page) => {
        found = await page.locator(selector).evaluateAll((items) => {
          const lines = items.flatMap((item) => [...item.querySelectorAll('[data-metric-line]')]);
          const isWhole = (line: Element) =>
            line.querySelectorAll('circle').length === 2 && line.querySelector('text')?.textContent !== '';
          return [items.length, lines.filter(isWhole).length];
        });
      });
      return found;
    };
    assert.equal(await linesOf(stand.pathOf('pages/client-cases', 'en'), '#items > li'), [31, 31]);
    assert.equal(await linesOf(stand.pathOf('client-cases/insurer-claims-in-days', 'nl'), '#related li'), [3, 3]);
    assert.equal(await linesOf(stand.pathOf('pages/index', 'fr'), '#results li'), [3, 3]);
  },
);

drawings.in(['Chromium'], 'only a page with a head sets its first row as one', async ({ stand }) => {
  const isBold = (page: Page): Promise<boolean> =>
    page
      .locator('main > :first-child [data-sheet] tr:first-child td:last-child')
      .evaluate((cell) => Number(getComputedStyle(cell).fontWeight) > 500);
  await stand.visit(stand.pathOf('pages/newsletter', 'en'), {}, async (page) => assert.not(await isBold(page)));
  const [guide = ''] = pathsOf(stand, ['guide'], 'en');
  await stand.visit(guide, {}, async (page) => assert.ok(await isBold(page)));
});

drawings.in(['Chromium'], 'paper is not the brightest white in the dark', async ({ stand }) => {
  const ground = (page: Page): Promise<string> =>
    page.locator('[data-sheet] > div').evaluate((sheet) => getComputedStyle(sheet).backgroundColor);
  const path = stand.pathOf('pages/newsletter', 'en');
  await stand.visit(path, {}, async (page) => assert.is(lightnessOf(await ground(page)), 1));
  await stand.visit(path, { dark: true }, async (page) => assert.ok(lightnessOf(await ground(page)) < 0.9));
});

for (const dark of [false, true])
  drawings.in(['Chromium'], `${dark ? 'dark' : 'light'}: an answer has one color on the page`, async ({ stand }) => {
    await stand.visit(stand.pathOf('pages/change-survey-2026', 'en'), { dark }, async (page) => {
      const colorsIn = (selector: string): Promise<string[]> =>
        page
          .locator(`${selector} rect`)
          .evaluateAll((parts) => parts.slice(0, 5).map((part) => getComputedStyle(part).fill));
      const inHero = await colorsIn('[data-answers]');
      assert.is(new Set(inHero).size, 5);
      assert.equal(await colorsIn('#results'), inHero);
    });
  });

drawings.run();

/** Returns the lightness of `oklch(86% …)`, `oklch(0.86 …)` or white: 0 to 1. */
function lightnessOf(color: string): number {
  const [, value = '', percent] = /^oklch\(([\d.]+)(%?)/.exec(color) ?? [];
  if (value === '') return color === 'rgb(255, 255, 255)' ? 1 : Number.NaN;
  return Number(value) / (percent ? 100 : 1);
}
