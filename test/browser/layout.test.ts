import * as assert from 'uvu/assert';
import { engineSuite, type Stand } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { samplePages } from '../support/samples.ts';
import { twoAtOnce } from '../support/two-at-once.ts';

const layout = engineSuite('layout');

// Sizes are a matter of styles, which are the same in every engine.
layout.in(['Chromium'], 'the h1 is at least 1.15 times as large as the largest h2', async ({ stand }) => {
  assert.equal(await measure(stand, samplePaths(stand), findSmallTitles), []);
});

layout.in(['Chromium'], 'tables are no wider than their column', async ({ stand }) => {
  assert.equal(await measure(stand, samplePaths(stand), findWideTables), []);
});

layout.in(['Chromium'], 'every row of a long list is painted, in sight or not', async ({ stand }) => {
  const paths = samplePages(stand)
    .filter(({ type, locale }) => locale === 'en' && ['calendar', 'collection'].includes(type))
    .map(({ path }) => path);
  assert.ok(paths.length > 1, 'the lists are found');
  const problems = await measure(stand, paths, (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('main li')]
        .filter((item) => item.checkVisibility() && !item.checkVisibility({ contentVisibilityAuto: true }))
        .map((item) => item.textContent ?? ''),
    ),
  );
  assert.equal(problems, []);
});

layout.in(['Chromium'], 'the drawing of the page for what is missing ends above its text', async ({ stand }) => {
  const paths = ['/404.html', '/fr/404.html', '/nl/404.html'];
  const problems = await measure(
    stand,
    paths,
    (page) =>
      page.evaluate(() => {
        const drawing = document.querySelector('main svg, main canvas')?.getBoundingClientRect();
        const title = document.querySelector('h1')?.getBoundingClientRect();
        return drawing && title && drawing.bottom <= title.top + 1 ? [] : ['the drawing is behind the title'];
      }),
    [360],
  );
  assert.equal(problems, []);
});

layout.run();

const samplePaths = (stand: Stand): string[] => samplePages(stand).map(({ path }) => path);

async function measure(
  stand: Stand,
  paths: readonly string[],
  find: (page: Page) => Promise<string[]>,
  widths = [360, 1280],
): Promise<string[]> {
  const problems: string[] = [];
  await twoAtOnce(paths, (path) =>
    stand.visit(path, { width: widths[0] }, async (page) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        problems.push(...(await find(page)).map((problem) => `${path} at ${width} px: ${problem}`));
      }
    }),
  );
  return problems.sort();
}

function findSmallTitles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
    const isShown = (element: Element): boolean =>
      element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const title = document.querySelector('h1');
    if (!title || !isShown(title)) return [];
    return [...document.querySelectorAll('h2')]
      .filter((heading) => isShown(heading) && sizeOf(title) < 1.15 * sizeOf(heading))
      .map((heading) => `"${heading.textContent}" has ${sizeOf(heading)} px, the h1 ${sizeOf(title)} px`);
  });
}

function findWideTables(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main table')]
      .filter((table) => table.scrollWidth > table.clientWidth + 1)
      .map((table) => `a table needs ${table.scrollWidth} px`),
  );
}
