import * as assert from 'uvu/assert';
import { engineSuite, type Stand } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { pathsOf } from '../support/every-page/pages.ts';
import { installMainParts, type MainParts, pathsByFrame } from '../support/frames.ts';

// Colors and places are a matter of styles, which are the same in every engine.
const drawings = engineSuite('drawings');

drawings.in(
  ['Chromium'],
  'a case has its three figures with their lines in the first view, and none of them over its title',
  async ({ stand }) => assert.equal(await measureCases(stand, 1280, findHiddenFigures), []),
);

drawings.in(['Chromium'], 'the labels of a figure are apart from each other and within it', async ({ stand }) =>
  assert.equal(await measureCases(stand, 360, findCrowdedLabels), []),
);

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

/** Returns the problems of all cases in all languages, at a width of the window. */
async function measureCases(stand: Stand, width: number, find: (page: Page) => Promise<string[]>): Promise<string[]> {
  const cases = new Set(
    [...stand.site.routes.values()].flatMap(({ url, entry }) => (entry.ref.startsWith('client-cases/') ? [url] : [])),
  );
  assert.ok(cases.size > 30);
  const problems: string[] = [];
  for (const paths of pathsByFrame(stand).map((all) => all.filter((path) => cases.has(path)))) {
    if (!paths[0]) continue;
    await stand.visit(paths[0], { width, height: 800 }, async (page) => {
      await installMainParts(page);
      for (const path of paths) {
        await page.evaluate(async (address) => {
          const { readPage, showMain } = window as unknown as MainParts;
          await showMain(await readPage(address));
        }, path);
        problems.push(...(await find(page)).map((problem) => `${path}: ${problem}`));
        cases.delete(path);
      }
    });
  }
  assert.is(cases.size, 0, 'every case is measured');
  return problems;
}

function findHiddenFigures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const title = document.querySelector('h1')?.getBoundingClientRect();
    const lines = [...document.querySelectorAll('dl [data-metric-line]')].map((line) => line.getBoundingClientRect());
    const drawn = [...document.querySelectorAll('main > :first-child svg')].map((svg) => svg.getBoundingClientRect());
    if (!title || lines.length !== 3) return [`${lines.length} figures`];
    const end = Math.max(...lines.map(({ bottom }) => bottom));
    return [
      ...(end > innerHeight ? [`the figures end at ${Math.round(end)} px`] : []),
      ...drawn.flatMap(({ left, right, top, bottom }) =>
        left < title.right && right > title.left && top < title.bottom && bottom > title.top
          ? ['a drawing is over the title']
          : [],
      ),
    ];
  });
}

function findCrowdedLabels(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('dl [data-metric-line]')].flatMap((line) => {
      const frame = line.getBoundingClientRect();
      const labels = [...line.querySelectorAll('text')].map((text) => ({
        text: text.textContent,
        box: text.getBoundingClientRect(),
      }));
      // Boxes of texts include the room above and below their letters.
      const room = 3;
      return labels.flatMap(({ text, box }, index) => [
        ...(box.left < frame.left - 1 || box.right > frame.right + 1 ? [`"${text}" is outside`] : []),
        ...labels
          .slice(index + 1)
          .filter(
            (other) =>
              box.left < other.box.right &&
              other.box.left < box.right &&
              box.top + room < other.box.bottom - room &&
              other.box.top + room < box.bottom - room,
          )
          .map((other) => `"${text}" is over "${other.text}"`),
      ]);
    }),
  );
}
