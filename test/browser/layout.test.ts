import * as assert from 'uvu/assert';
import { engineSuite, eventually } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { measure, pathsOf } from '../support/measure.ts';
import { samplePages } from '../support/samples.ts';

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

layout.in(['Chromium'], 'no line of a breadcrumb ends with a stroke', async ({ stand }) => {
  const paths = ['en', 'fr', 'nl'].flatMap((locale) =>
    pathsOf(stand, ['case', 'expert', 'guide', 'job', 'office', 'service', 'training'], locale),
  );
  let wrapped = 0;
  const problems = await measure(
    stand,
    paths,
    async (page) => {
      const { ends, strokes } = await page.evaluate(() => {
        const nav = document.querySelector('main nav:has(ol)');
        const items = [...(nav?.querySelectorAll('li') ?? [])];
        const parts = [...items, ...(nav?.nextElementSibling ? [nav.nextElementSibling] : [])];
        const onOneLine = (a: Element, b: Element): boolean => {
          const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
          return one.top < other.bottom && other.top < one.bottom;
        };
        const last = items.filter((item, index) => {
          const next = parts[index + 1];
          return next && !onOneLine(item, next);
        });
        const isStroke = (item: Element): boolean => {
          const link = item.querySelector('a')?.getBoundingClientRect();
          return !!link && item.getBoundingClientRect().right - link.right > 2;
        };
        return { ends: last.length, strokes: last.filter(isStroke).map(({ textContent }) => textContent ?? '') };
      });
      wrapped += ends;
      return strokes.map((text) => `a line ends behind "${text}"`);
    },
    [320, 360],
  );
  assert.equal(problems, []);
  assert.ok(wrapped > 0, 'none needs a second line');
});

layout.in(['Chromium'], 'the cards of trainings have no hole between title and mark', async ({ stand }) => {
  const problems = await measure(
    stand,
    ['en', 'fr', 'nl'].map((locale) => stand.pathOf('pages/change-management', locale)),
    (page) =>
      page.evaluate(() => {
        const cards = [...document.querySelectorAll('#trainings article')];
        const isHollow = (card: Element): boolean => {
          const box = card.getBoundingClientRect();
          const parts = [...card.querySelectorAll('p, li, a')].map((part) => part.getBoundingClientRect());
          return !parts.some(({ left }) => left > box.left + 0.25 * box.width);
        };
        return cards.length > 5
          ? cards.filter(isHollow).map((card) => card.querySelector('h3')?.textContent ?? '')
          : ['no cards'];
      }),
    [768, 1280, 1920],
  );
  assert.equal(problems, []);
});

layout.in(['Chromium'], 'the assessment begins on the first screen of a desktop', async ({ stand }) => {
  const problems = await measure(
    stand,
    ['en', 'fr', 'nl'].map((locale) => stand.pathOf('pages/change-readiness-assessment', locale)),
    (page) =>
      page.evaluate(() => {
        const button = document.querySelector('main a[href="#questions"]')?.getBoundingClientRect();
        return button && button.bottom < innerHeight - 24 ? [] : [`the button ends at ${button?.bottom} px`];
      }),
    [1280, 1920],
  );
  assert.equal(problems, []);
});

layout.in(['Chromium'], 'the seven phases of a wave are one row, or one below the other', async ({ stand }) => {
  const problems = await measure(
    stand,
    ['en', 'fr'].map((locale) => stand.pathOf('pages/devops', locale)),
    (page) =>
      page.evaluate(() => {
        const phases = [...document.querySelectorAll('#wave ol > li')].map((phase) => phase.getBoundingClientRect());
        const rows = new Set(phases.map(({ top }) => Math.round(top))).size;
        const texts = [...document.querySelectorAll('#wave ol > li > *')].filter(
          (text) => text.scrollWidth > text.clientWidth + 1,
        );
        return [
          ...(phases.length === 7 && rows === (innerWidth > 1250 ? 1 : 7) ? [] : [`${phases.length} in ${rows} rows`]),
          ...texts.map(({ textContent }) => `"${textContent}" is too wide`),
        ];
      }),
    [360, 768, 1160, 1280, 1920],
  );
  assert.equal(problems, []);
});

layout.in(
  ['Chromium'],
  'the axis of a metric names its start and its end, apart from each other',
  async ({ stand }) => {
    const paths = ['en', 'fr', 'nl'].flatMap((locale) => pathsOf(stand, ['case', 'sector'], locale));
    const problems = await measure(
      stand,
      paths,
      (page) =>
        page.evaluate(() => {
          const lines = [...document.querySelectorAll('[data-metric-line]:has(text)')];
          return [
            ...(lines.length > 0 ? [] : ['no line']),
            ...lines.flatMap((line) => {
              const [from, to, start, end] = [...line.querySelectorAll('text')].map((text) =>
                text.getBoundingClientRect(),
              );
              if (!from || !to || !start || !end) return ['a value or an end of the axis has no name'];
              return from.right < to.left && start.right + 4 < end.left ? [] : ['two names meet'];
            }),
          ];
        }),
      [360, 768, 1280],
    );
    assert.equal(problems, []);
  },
);

layout.in(
  ['Chromium'],
  'a guide, a training, the newsletter and the catalogue show a page, its first rows in sight',
  async ({ stand }) => {
    const types = ['guide', 'training', 'newsletter', 'learning-center'];
    const problems = await measure(stand, pathsOf(stand, types, 'fr'), (page) =>
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

layout.in(
  ['Chromium'],
  'the answers to a question of the assessment are one row, in equal steps',
  async ({ stand }) => {
    const paths = ['en', 'fr', 'nl'].map((locale) => stand.pathOf('pages/change-readiness-assessment', locale));
    const problems = await measure(
      stand,
      paths,
      (page) =>
        page.evaluate(() =>
          [...document.querySelectorAll('main fieldset')].flatMap((question) => {
            const inputs = [...question.querySelectorAll('input')].map((input) => input.getBoundingClientRect());
            const steps = inputs.slice(1).map(({ left }, index) => Math.round(left - (inputs[index]?.left ?? 0)));
            const places = [inputs.map(({ top }) => Math.round(top)), steps];
            return places.every((each) => new Set(each).size === 1) && inputs.length === 5
              ? []
              : [question.querySelector('legend')?.textContent ?? ''];
          }),
        ),
      [360, 1280],
    );
    assert.equal(problems, []);
  },
);

layout.in(['Chromium'], 'a page without header shows the mark, which leads home', async ({ stand }) => {
  const paths = samplePages(stand).flatMap(({ path, layout }) => (layout === 'minimal' ? [path] : []));
  assert.ok(paths.length > 5);
  const problems = await measure(stand, paths, (page) =>
    page.evaluate(() => (document.querySelector('main > :first-child a[aria-label] > svg') ? [] : ['no mark'])),
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

layout.in(
  ['Chromium'],
  'the header of one row keeps its mark, the edge of the page and one line',
  async ({ stand }) => {
    const paths = ['en', 'fr', 'nl'].map((locale) => stand.pathOf('pages/contact', locale));
    const find = (page: Page) =>
      page.evaluate(() => {
        const header = document.querySelector('[data-header="one-row"]');
        const mark = header?.querySelector('a[aria-label] > svg')?.getBoundingClientRect();
        const edge = document.querySelector('main .wrap')?.getBoundingClientRect();
        if (!header || !mark || !edge) return ['no header'];
        return [
          ...(mark.width < 20 ? ['no mark'] : []),
          ...(Math.abs(mark.left - edge.left) > 1 ? [`the mark is at ${mark.left} px, the text at ${edge.left}`] : []),
          ...(header.getBoundingClientRect().height > 75 ? ['two lines'] : []),
        ];
      });
    assert.equal(await measure(stand, paths, find, [960, 1000, 1100, 1101, 1150, 1151, 1280]), []);
  },
);

layout.in(['Chromium'], 'labels and controls beside each other are level', async ({ stand }) => {
  const paths = ['en', 'fr', 'nl'].map((locale) => stand.pathOf('pages/contact', locale));
  const find = (page: Page) =>
    page.evaluate(() => {
      const top = (name: string, part: string) =>
        document.querySelector(`[data-field="${name}"] ${part}`)?.getBoundingClientRect().top ?? Number.NaN;
      const pairs = [
        ['firstName', 'lastName'],
        ['email', 'workEmail'],
        ['phoneNumber', 'country'],
      ] as const;
      return pairs.flatMap(([first, second]) =>
        Math.abs(top(first, 'label') - top(second, 'label')) < 1 ? [] : [`${first} and ${second}`],
      );
    });
  assert.equal(await measure(stand, paths, find, [768, 1280]), []);
});

layout.in(['Chromium'], 'an open filter stays in the grid and beside the count', async ({ stand }) => {
  const paths = ['pages/training-calendar', 'pages/toolbox'].map((ref) => stand.pathOf(ref, 'en'));
  const find = (page: Page) =>
    page.evaluate(() => {
      const form = document.querySelector('form[data-filter]')?.getBoundingClientRect();
      const count = document.querySelector('[data-filter-count]')?.getBoundingClientRect();
      return [...document.querySelectorAll<HTMLDetailsElement>('form[data-filter] details')].flatMap((filter) => {
        filter.open = true;
        const panel = filter.querySelector('fieldset')?.getBoundingClientRect();
        filter.open = false;
        if (!form || !count || !panel) return ['no filter'];
        return [
          ...(panel.left < form.left - 1 || panel.right > form.right + 1 ? ['out of the grid'] : []),
          ...(panel.top < count.bottom && panel.right > count.left ? ['over the count'] : []),
        ];
      });
    });
  assert.equal(await measure(stand, paths, find, [768, 1280]), []);
});

layout.run();
