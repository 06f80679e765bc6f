import * as assert from 'uvu/assert';
import { engineSuite, eventually, type Stand } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { samplePages } from '../support/samples.ts';
import { twoAtOnce } from '../support/two-at-once.ts';

const layout = engineSuite('layout');

// Sizes are a matter of styles, which are the same in every engine.
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

layout.in(['Chromium'], 'portraits are at least 160 px, and whole inside their frame', async ({ stand }) => {
  const paths = pathsOf(stand, ['expert', 'job', 'office', 'press', 'training'], 'en');
  let found = 0;
  const problems = await measure(stand, paths, async (page) => {
    const { count, wrong } = await page.evaluate(() => {
      const portraits = [...document.querySelectorAll<SVGSVGElement>('[data-portrait]')];
      const isWrong = (portrait: SVGSVGElement): boolean => {
        const { width, height } = portrait.getBoundingClientRect();
        const view = portrait.viewBox.baseVal;
        const drawn = [...portrait.querySelectorAll('path')].map((path) => path.getBBox());
        const isCut = drawn.some(
          (box) => box.x < 0 || box.y < 0 || box.x + box.width > view.width || box.y + box.height > view.height,
        );
        return (
          Math.min(width, height) < 160 || isCut || portrait.getAttribute('preserveAspectRatio') !== 'xMidYMax meet'
        );
      };
      return { count: portraits.length, wrong: portraits.filter(isWrong).length };
    });
    found += count;
    return wrong > 0 ? [`${wrong} portraits are small or cut`] : [];
  });
  assert.equal(problems, []);
  assert.ok(found >= 2 * paths.length, `${found} portraits`);
});

layout.in(['Chromium'], 'a list opens with its own numbers or first row, without a drawing', async ({ stand }) => {
  const paths = pathsOf(stand, ['collection', 'calendar', 'events', 'activities', 'situations', 'sectors'], 'en');
  const problems = await measure(stand, paths, (page) =>
    page.evaluate(() => {
      const hero = document.querySelector('main > :first-child');
      const figure = hero?.querySelector('dl dd, time > :first-child');
      const size = figure ? Number.parseFloat(getComputedStyle(figure).fontSize) : 0;
      return [
        ...(hero?.querySelector('[data-point]') ? ['has a drawing'] : []),
        ...(size < 72 ? [`the figure has ${size} px`] : []),
      ];
    }),
  );
  assert.equal(problems, []);
});

layout.in(
  ['Chromium'],
  'a guide and a training show a page of their document, its first rows in sight',
  async ({ stand }) => {
    const problems = await measure(stand, pathsOf(stand, ['guide', 'training'], 'fr'), (page) =>
      page.evaluate(() => {
        const sheet = document.querySelector('main > :first-child [data-sheet]');
        const row = sheet?.querySelector('tr:nth-child(2)');
        const isSeen = sheet && row && row.getBoundingClientRect().bottom < sheet.getBoundingClientRect().bottom;
        return isSeen && sheet.getAttribute('aria-label') ? [] : ['no row of the document is to be seen'];
      }),
    );
    assert.equal(problems, []);
  },
);

layout.in(
  ['Chromium'],
  'the number in the claim of the home page is at least 160 px high on a desktop',
  async ({ stand }) => {
    const paths = ['en', 'fr', 'nl'].map((locale) => stand.pathOf('pages/index', locale));
    const problems = await measure(stand, paths, (page) =>
      page.evaluate(() => {
        const figure = document.querySelector('h1 > span');
        const size = figure ? Number.parseFloat(getComputedStyle(figure).fontSize) : 0;
        const box = figure?.getBoundingClientRect();
        const isWhole = !!box && box.left >= 0 && box.right <= innerWidth;
        const isLarge = innerWidth > 959 ? size >= 160 && size <= 200 : size >= 72;
        return isLarge && isWhole && /^70\s?%$/.test(figure?.textContent ?? '')
          ? []
          : [`"${figure?.textContent}" has ${size} px`];
      }),
    );
    assert.equal(problems, []);
  },
);

layout.in(['Chromium'], 'the items of a header are at least 16 px apart, on one line', async ({ stand }) => {
  const paths = ['en', 'fr', 'nl'].map((locale) => stand.pathOf('pages/toolbox', locale));
  const problems = await measure(
    stand,
    paths,
    (page) =>
      page.evaluate(() => {
        const items = [...document.querySelectorAll('[data-header] :is(li > a, summary)')]
          .filter((item) => item.checkVisibility() && !item.closest('details > div'))
          .map((item) => item.getBoundingClientRect())
          .sort((one, other) => one.left - other.left);
        const near = items.slice(1).filter((box, index) => box.left - (items[index]?.right ?? 0) < 15.5);
        const lines = new Set(items.map(({ top }) => Math.round(top))).size;
        return [
          ...(near.length > 0 ? [`${near.length} gaps are small`] : []),
          ...(lines === 1 ? [] : [`${lines} lines`]),
        ];
      }),
    [960, 1000, 1100, 1280],
  );
  assert.equal(problems, []);
});

layout.in(
  ['Chromium'],
  'a panel of the menu fills its columns, and the page steps back behind it',
  async ({ stand }) => {
    const problems = await measure(
      stand,
      ['en', 'fr', 'nl'].map((locale) => stand.pathOf('pages/toolbox', locale)),
      (page) =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLDetailsElement>('[data-header] details')].flatMap((item) => {
            item.open = true;
            const panel = item.querySelector('div');
            const wrap = panel?.querySelector('.wrap')?.getBoundingClientRect();
            const links = [...(panel?.querySelectorAll('a') ?? [])].map((link) => link.getBoundingClientRect());
            const groups = [...(panel?.querySelectorAll('li:has(> ul) > span') ?? [])].map(
              ({ textContent }) => textContent,
            );
            const reach = wrap ? (Math.max(...links.map(({ left }) => left)) - wrap.left) / wrap.width : 0;
            const hasScrim = !!panel && Number.parseFloat(getComputedStyle(panel, '::after').height) >= innerHeight;
            item.open = false;
            const name = item.querySelector('summary')?.textContent;
            return [
              ...(reach < 0.55 ? [`${name} ends at ${Math.round(100 * reach)}%`] : []),
              ...(hasScrim ? [] : [`${name} has no scrim`]),
              ...(links.length > 12 && groups.length < 3 ? [`${name} has no groups`] : []),
            ];
          }),
        ),
      [1280],
    );
    assert.equal(problems, []);
  },
);

layout.in(['Chromium'], 'the answers to a question of the assessment are one row', async ({ stand }) => {
  const paths = ['en', 'fr', 'nl'].map((locale) => stand.pathOf('pages/change-readiness-assessment', locale));
  const problems = await measure(
    stand,
    paths,
    (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('main fieldset')].flatMap((question) => {
          const inputs = [...question.querySelectorAll('input')].map((input) => input.getBoundingClientRect());
          return new Set(inputs.map(({ top }) => Math.round(top))).size === 1 && inputs.length === 5
            ? []
            : [question.querySelector('legend')?.textContent ?? ''];
        }),
      ),
    [360, 1280],
  );
  assert.equal(problems, []);
});

layout.in(['Chromium'], 'a page without header shows the mark, which leads home', async ({ stand }) => {
  const paths = samplePages(stand).flatMap(({ path, layout }) => (layout === 'minimal' ? [path] : []));
  assert.ok(paths.length > 5);
  const problems = await measure(stand, paths, (page) =>
    page.evaluate(() => (document.querySelector('main > :first-child a[aria-label] > svg') ? [] : ['no mark'])),
  );
  assert.equal(problems, []);
});

layout.in(['Chromium'], 'the office is in sight on the map of its city', async ({ stand }) => {
  const paths = ['the-hague', 'lille', 'brussels', 'antwerp', 'luxembourg', 'paris', 'casablanca'].map((city) =>
    stand.pathOf(`offices/${city}`, 'en'),
  );
  const problems = await measure(
    stand,
    paths,
    (page) =>
      page.evaluate(() => {
        const point = document.querySelector('main [data-point]')?.getBoundingClientRect();
        const map = document
          .querySelector('main [data-point]')
          ?.closest('[data-ground="navy"]')
          ?.getBoundingClientRect();
        const isSeen =
          point &&
          map &&
          point.x > map.left + 8 &&
          point.x < map.right - 8 &&
          point.y > map.top + 8 &&
          point.y < map.bottom - 8;
        return isSeen ? [] : ['the office is cut off'];
      }),
    [360, 768, 1280, 1920],
  );
  assert.equal(problems, []);
});

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

layout.run();

/** Returns the paths of the samples of some types in a language. */
const pathsOf = (stand: Stand, types: readonly string[], locale: string): string[] =>
  samplePages(stand)
    .filter((sample) => sample.locale === locale && types.includes(sample.type))
    .map(({ path }) => path);

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
