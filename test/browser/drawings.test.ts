import * as assert from 'uvu/assert';
import { engineSuite, type Stand } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { measure, pathsOf } from '../support/measure.ts';
import { isSameColor, pixelsOf } from '../support/pixels.ts';

// Colors and places are a matter of styles, which are the same in every engine.
const drawings = engineSuite('drawings');
const widths = [360, 768, 1280, 1920];

drawings.in(['Chromium'], 'the point of a drawing is whole and has its full color', async ({ stand }) => {
  const paths = [
    ...['index', 'error', 'not-found', 'contact-2025'].map((id) => stand.pathOf(`pages/${id}`, 'en')),
    ...['lille', 'casablanca'].map((id) => stand.pathOf(`offices/${id}`, 'nl')),
  ];
  const problems = await measure(
    stand,
    paths,
    async (page) => {
      const points = page.locator('main > :first-child [data-point]');
      const found: string[] = [];
      for (const [index, point] of (await points.all()).entries()) {
        const { x, y, color } = await point.evaluate((element) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const context = new OffscreenCanvas(1, 1).getContext('2d');
          if (!context) throw new Error('no canvas');
          context.fillStyle = getComputedStyle(element).stroke;
          context.fillRect(0, 0, 1, 1);
          const box = element.getBoundingClientRect();
          return { x: box.x, y: box.y, color: [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)] };
        });
        const shown = await pixelsOf(page);
        const isPainted = [-3, 0, 3].every(
          (by) => isSameColor(shown(x + by, y), color) && isSameColor(shown(x, y + by), color),
        );
        if (!isPainted) found.push(`point ${index + 1} is ${shown(x, y)} instead of ${color}`);
      }
      return found.length > 0 || (await points.count()) > 0 ? found : ['no point'];
    },
    widths,
  );
  assert.equal(problems, []);
});

drawings.in(
  ['Chromium'],
  'a case has its three figures with their lines in the first view, and none of them over its title',
  async ({ stand }) => {
    const problems = await measure(stand, casePaths(stand), findHiddenFigures, [1280]);
    assert.equal(problems, []);
  },
);

drawings.in(['Chromium'], 'the labels of a figure are apart from each other and within it', async ({ stand }) => {
  const problems = await measure(stand, casePaths(stand), findCrowdedLabels, [360]);
  assert.equal(problems, []);
});

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

drawings.in(['Chromium'], 'a page alone on its panel is whole, with a lower edge', async ({ stand }) => {
  const problems = await measure(
    stand,
    ['en', 'fr', 'nl'].map((locale) => stand.pathOf('pages/newsletter', locale)),
    (page) =>
      page.evaluate(() => {
        const sheet = document.querySelector('[data-sheet] > div')?.getBoundingClientRect();
        const panel = document.querySelector('[data-sheet]')?.closest('.hero-panel')?.getBoundingClientRect();
        const rows = [...document.querySelectorAll('[data-sheet] tr')].map((row) => row.getBoundingClientRect());
        if (!sheet || !panel || panel.bottom - sheet.bottom < 24) return ['the sheet runs to the edge of its panel'];
        return rows.some(({ bottom }) => bottom > sheet.bottom + 1) ? ['a row is cut'] : [];
      }),
    widths,
  );
  assert.equal(problems, []);
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

drawings.in(['Chromium'], 'the share of an answer is in its part of the bar, if there is room', async ({ stand }) => {
  const problems = await measure(
    stand,
    ['en', 'fr', 'nl'].map((locale) => stand.pathOf('pages/change-survey-2026', locale)),
    (page) =>
      page.evaluate(() => {
        const parts = [...document.querySelectorAll(':is([data-answers], #results) svg > g')];
        if (parts.length < 20) return [`${parts.length} parts`];
        return parts.flatMap((part) => {
          const bar = part.closest('svg')?.getBoundingClientRect();
          const box = part.querySelector('rect')?.getBoundingClientRect();
          const text = part.querySelector('text');
          const value = text?.getBoundingClientRect();
          if (!bar || !box) return ['no bar'];
          const isShown = !!text && getComputedStyle(text).display !== 'none';
          const percent = Math.round((100 * box.width) / bar.width);
          if (!isShown) return percent > 14 ? [`${percent}% has no value`] : [];
          if (value && (value.left < box.left || value.right > box.right)) return [`${text.textContent} has no room`];
          return Math.abs(Number.parseInt(text.textContent ?? '', 10) - percent) > 1 ? [`${text.textContent}`] : [];
        });
      }),
    [320, ...widths],
  );
  assert.equal(problems, []);
});

drawings.run();

/** Returns the paths of all cases in all languages. */
function casePaths({ site }: Stand): string[] {
  return [...site.addresses].flatMap(([ref, paths]) => (ref.startsWith('client-cases/') ? [...paths.values()] : []));
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

/** Returns the lightness of `oklch(86% …)`, `oklch(0.86 …)` or white: 0 to 1. */
function lightnessOf(color: string): number {
  const [, value = '', percent] = /^oklch\(([\d.]+)(%?)/.exec(color) ?? [];
  if (value === '') return color === 'rgb(255, 255, 255)' ? 1 : Number.NaN;
  return Number(value) / (percent ? 100 : 1);
}
