import * as assert from 'uvu/assert';
import { engineSuite } from '../support/browser.ts';
import { playwrightPage } from '../support/engines/chromium.ts';

// Sizes and places are a matter of styles, which are the same in every engine.
const heroes = engineSuite('heroes');

heroes.in(['Chromium'], 'a team has as many days as its text says, or none', async ({ stand }) => {
  await stand.visit(stand.pathOf('pages/devops', 'en'), { width: 1280 }, async (page) => {
    const days = await page
      .locator('main > :first-child [data-days]')
      .evaluateAll((members) =>
        members.map((member) => [
          [...member.querySelectorAll('rect')].filter((day) => day.getAttribute('fill-opacity') === '1').length,
          member.parentElement?.textContent?.replaceAll('\u00a0', ' '),
        ]),
      );
    assert.equal(days, [
      [3, '3 days a week'],
      [4, '4 days a week'],
    ]);
  });
});

heroes.in(['Chromium'], 'home: the caption at the point counts the lines as they are drawn', async ({ stand }) => {
  await stand.visit(stand.pathOf('pages/index', 'en'), { width: 1280 }, async (page) => {
    const { caption, lines, ended, apart } = await page.evaluate(() => {
      const hero = document.querySelector('main > :first-child');
      const drawn = [...(hero?.querySelectorAll('[data-lines] path') ?? [])];
      const point = hero?.querySelector('[data-point]')?.getBoundingClientRect();
      const text = hero?.querySelector('.hero-panel text');
      const box = text?.getBoundingClientRect();
      return {
        caption: text?.textContent ?? '',
        lines: drawn.length,
        // A line that goes on is thick.
        ended: drawn.filter((line) => !line.hasAttribute('stroke-width')).length,
        apart: box && point ? box.top - point.top : Number.NaN,
      };
    });
    assert.match(caption, new RegExp(`^${ended} of these ${lines} lines`));
    assert.is(lines, 30);
    assert.ok(apart > 0 && apart < 40, `${apart} px below the point`);
  });
});

heroes.in(
  ['Chromium'],
  'each face of a list has its whole name, which begins where the shoulders do',
  async ({ stand }) => {
    for (const [id, width, count] of [
      ['experts', 1280, 19],
      ['experts', 768, 19],
      ['experts', 360, 19],
      ['experts', 320, 19],
      ['insights', 320, 8],
    ] as const)
      await stand.visit(stand.pathOf(`pages/${id}`, 'en'), { width }, async (page) => {
        const faces = await page.locator('main > :first-child [data-frieze] [data-portrait]').evaluateAll((portraits) =>
          portraits
            .filter((portrait) => portrait.checkVisibility())
            .map((portrait) => {
              const name = portrait.nextElementSibling as HTMLElement;
              const words = (name.textContent ?? '').split(' ');
              return {
                name: name.textContent,
                aside: Math.abs(name.getBoundingClientRect().left - portrait.getBoundingClientRect().left),
                // A broken word has more lines than words.
                isWhole: name.getClientRects().length <= words.length,
              };
            }),
        );
        assert.is(faces.length, count, `${id} at ${width} px`);
        assert.equal(
          faces.filter(({ name, aside, isWhole }) => !name || aside > 2 || !isWhole),
          [],
          `${id} at ${width} px`,
        );
      });
  },
);

heroes.in(
  ['Chromium'],
  'in forced colors and on paper, faces have no frame and are within the page',
  async ({ stand }) => {
    await stand.visit(stand.pathOf('pages/experts', 'en'), { width: 1280 }, async (page) => {
      const framed = (): Promise<string[]> =>
        page.evaluate(() => {
          const row = document.querySelector('main > :first-child [data-frieze]');
          const { left = 0, right = 0 } = row?.getBoundingClientRect() ?? {};
          return [...(row?.querySelectorAll('[data-portrait]') ?? [])]
            .filter((face) => {
              const box = face.getBoundingClientRect();
              return getComputedStyle(face).outlineStyle !== 'none' || box.left < left - 1 || box.right > right + 1;
            })
            .map((face) => face.nextElementSibling?.textContent ?? '');
        });
      for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
        await playwrightPage(page).emulateMedia(media);
        assert.equal(await framed(), [], JSON.stringify(media));
        await playwrightPage(page).emulateMedia({ forcedColors: null, media: null });
      }
    });
  },
);

heroes.in(['Chromium'], 'an open menu leaves no half of the figure of the claim in the light', async ({ stand }) => {
  await stand.visit(stand.pathOf('pages/index', 'en'), { width: 1280 }, async (page) => {
    const shade = await page.evaluate(() => {
      const item = document.querySelector<HTMLDetailsElement>('[data-header] details');
      if (item) item.open = true;
      return getComputedStyle(item?.querySelector('div') ?? document.body, '::after').backgroundImage;
    });
    assert.match(shade, /^linear-gradient\(oklch\([^/]+\), oklch\([^)]+\/ 0\.8\)/);
  });
});

heroes.in(['Chromium'], 'in the dark, an edge is between the text and what is drawn below it', async ({ stand }) => {
  for (const id of ['pages/experts', 'offices/paris'])
    await stand.visit(stand.pathOf(id, 'en'), { dark: true, width: 768 }, async (page) => {
      const { edge, width, ground } = await page.locator('.hero-panel').evaluate((panel) => {
        const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(panel);
        return { edge: borderTopColor, width: borderTopWidth, ground: backgroundColor };
      });
      assert.is(width, '1px', id);
      assert.is.not(edge, ground, id);
    });
});

heroes.run();
