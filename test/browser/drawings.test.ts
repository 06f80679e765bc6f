import * as assert from 'uvu/assert';
import { engineSuite, type Stand } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { entryOf } from '../support/entries.ts';
import { installMainParts, type MainParts, pathsByFrame } from '../support/frames.ts';
import { isExhaustive } from '../support/project.ts';
import { samplePages } from '../support/samples.ts';

// Colors and places are a matter of styles, which are the same in every engine.
const drawings = engineSuite('drawings');

drawings.variant(
  1,
  'a case has its three figures in the first view, none over its title, and their labels are apart',
  async ({ stand }) => assert.equal(await measureCases(stand), []),
);

drawings.in(
  ['Chromium'],
  'cases in lists and on cards have their line, from the value at the start to the point',
  async ({ stand }) => {
    const isListed = (html: string): boolean => /id="related"(?:(?!<\/section>).)*data-metric-line/s.test(html);
    const related = entryOf(stand, 'case', {
      locales: ['nl'],
      that: 'with related cases',
      has: (_, html) => isListed(html()),
    });
    for (const [path, selector] of stand.variants([
      [stand.pathOf('pages/client-cases', 'en'), '#items li'],
      [stand.pathOf(related.ref, 'nl'), '#related li:has([data-metric-line])'],
      [stand.pathOf('pages/index', 'fr'), '#results li'],
    ] as const))
      await stand.visit(path, {}, async (page) => {
        const items = await page
          .locator(selector)
          .evaluateAll((all) =>
            all.map((item) =>
              [...item.querySelectorAll('[data-metric-line]')].some(
                (line) =>
                  line.querySelectorAll('circle').length === 2 && line.querySelector('text')?.textContent !== '',
              ),
            ),
          );
        assert.ok(items.length > 0 && items.every(Boolean), `${path}: ${items}`);
      });
  },
);

drawings.in(
  ['Chromium'],
  'what is drawn is whole wherever one scrolls, and nothing moves for ever',
  async ({ stand }) => {
    const { ref } = entryOf(stand, 'case', { locales: ['fr'] });
    const landing = entryOf(stand, 'landing-devops', { locales: ['en'] });
    const samples = isExhaustive ? samplePages(stand).map(({ path }) => path) : [];
    for (const path of ['/', stand.pathOf(ref, 'fr'), stand.pathOf(landing.ref, 'en'), ...samples])
      await stand.visit(path, { motion: true }, async (page) => {
        const moving = await page.evaluate(() =>
          document
            .getAnimations()
            .filter(
              ({ timeline, effect }) =>
                timeline !== document.timeline || effect?.getComputedTiming().endTime === Infinity,
            )
            .map((animation) => (animation as CSSAnimation).animationName),
        );
        assert.equal(moving, [], path);
      });
  },
);

drawings.variant(1, 'only a page with a head sets its first row as one', async ({ stand }) => {
  const isBold = (page: Page): Promise<boolean> =>
    page
      .locator('main > :first-child [data-sheet] tr:first-child td:last-child')
      .evaluate((cell) => Number(getComputedStyle(cell).fontWeight) > 500);
  await stand.visit(stand.pathOf('pages/newsletter', 'en'), {}, async (page) => assert.not(await isBold(page)));
  await stand.visit(stand.pathOf(entryOf(stand, 'guide').ref, 'en'), {}, async (page) => assert.ok(await isBold(page)));
});

drawings.in(['Chromium'], 'paper is not the brightest white in the dark', async ({ stand }) => {
  const ground = (page: Page): Promise<string> =>
    page.locator('[data-sheet] > div').evaluate((sheet) => getComputedStyle(sheet).backgroundColor);
  const path = stand.pathOf('pages/newsletter', 'en');
  await stand.visit(path, {}, async (page) => assert.is(lightnessOf(await ground(page)), 1));
  await stand.visit(path, { dark: true }, async (page) => assert.ok(lightnessOf(await ground(page)) < 0.9));
});

drawings.run();

/** Returns the lightness of `oklch(86% …)`, `oklch(0.86 …)` or white: 0 to 1. */
function lightnessOf(color: string): number {
  const [, value = '', percent] = /^oklch\(([\d.]+)(%?)/.exec(color) ?? [];
  if (value === '') return color === 'rgb(255, 255, 255)' ? 1 : Number.NaN;
  return Number(value) / (percent ? 100 : 1);
}

/** The window's width in px, and what is looked for at it. */
const caseChecks: [width: number, find: (page: Page) => Promise<string[]>][] = [
  [1280, findHiddenFigures],
  [360, findCrowdedLabels],
];

/** Returns the problems of all cases in all languages; outside an exhaustive run of one in each frame. */
async function measureCases(stand: Stand): Promise<string[]> {
  const cases = new Set(
    [...stand.site.routes.values()].flatMap(({ url, entry }) => (entry.ref.startsWith('client-cases/') ? [url] : [])),
  );
  const problems: string[] = [];
  for (const frame of pathsByFrame(stand)) {
    const paths = stand.variants(frame.filter((path) => cases.has(path)));
    if (!paths[0]) continue;
    await stand.visit(paths[0], {}, async (page) => {
      await installMainParts(page);
      for (const [width, find] of caseChecks) {
        await page.setViewportSize({ width, height: 800 });
        for (const path of paths) {
          await page.evaluate(async (address) => {
            const { readPage, showMain } = window as unknown as MainParts;
            await showMain(await readPage(address));
          }, path);
          problems.push(...(await find(page)).map((problem) => `${path}: ${problem}`));
        }
      }
    });
  }
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
