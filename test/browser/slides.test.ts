import * as assert from 'uvu/assert';
import { typeset } from '../../build/authoring/typeset.ts';
import { jobCommunities } from '../../templates/pages/job/schema.ts';
import { axeProblems } from '../support/axe.ts';
import { engineSuite, eventually, type Stand, type VisitOptions } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { textOf } from '../support/forms.ts';
import { isSameColor, pixelsOf } from '../support/pixels.ts';
import { isExhaustive } from '../support/project.ts';

const slides = engineSuite('slides');

const field = 'jobOfferPageCommunitiesSlideNumber';
const careers = 'pages/careers';
const last = jobCommunities.length - 1;
const windows: VisitOptions[] = [{ width: 640 }, { width: 1280 }];

for (const [index, locale] of ['en', 'fr', 'nl'].entries()) {
  // Only the words differ from language to language.
  const isWhole = index === 0;
  const way = isWhole ? 'through the communities and back' : 'through the communities';
  slides.variant(index, `${locale}: the buttons lead ${way}, told and kept`, async ({ stand }) => {
    const options = { ...windows[index % 2], motion: isWhole };
    await stand.visit(stand.pathOf(careers, locale), options, async (page) => {
      const before = await page.url();
      const entries = await page.evaluate(() => history.length);
      await expectInFront({ page, stand, locale }, 0);
      assert.equal(await kept(page), [0]);
      assert.equal(await page.locator('[data-slides] h3').allTextContents(), namesOf(stand, locale));
      for (let number = 1; number <= last; number++) {
        await button(page, 1).click();
        await expectInFront({ page, stand, locale }, number);
        assert.equal(await kept(page), [number]);
      }
      if (isWhole) assert.equal(await axeProblems(page, 'main'), []);
      for (let number = last - 1; isWhole && number >= (isExhaustive ? 0 : last - 2); number--) {
        await button(page, -1).press('Enter');
        await expectInFront({ page, stand, locale }, number);
        assert.equal(await kept(page), [number]);
      }
      assert.is(await page.url(), before, 'the address stays as it is');
      assert.is(await page.evaluate(() => history.length), entries, 'Back does not go through slides');
    });
  });
}

slides.exhaustive(
  'several presses while it moves each count, and a button at its end keeps the focus',
  async ({ stand }) => {
    await stand.visit(stand.pathOf(careers, 'en'), { motion: true }, async (page) => {
      await ready(page);
      await button(page, 1).focus();
      for (let press = 0; press <= last + 1; press++) await page.keyboard.press('Enter');
      await expectInFront({ page, stand, locale: 'en' }, last);
      assert.ok(await button(page, 1).evaluate((element) => element === document.activeElement));
    });
  },
);

slides.exhaustive('on a slow machine, too, the number never goes back on the way', async ({ stand }) => {
  await stand.visit(stand.pathOf(careers, 'en'), { motion: true, width: 640 }, async (page) => {
    await ready(page);
    await page.evaluate(() => {
      const announced: string[] = [];
      const status = document.querySelector('[data-slides] [role="status"]');
      if (status)
        new MutationObserver(() => announced.push(status.textContent ?? '')).observe(status, { childList: true });
      document.querySelector('[data-slides-view]')?.addEventListener('scroll', () => {
        const end = performance.now() + 120;
        while (performance.now() < end);
      });
      Object.assign(window, { announced });
    });
    for (let number = 1; number <= last; number++) await button(page, 1).click();
    await expectInFront({ page, stand, locale: 'en' }, last);
    const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced);
    assert.equal(
      announced.map((text) => Number.parseInt(text, 10)),
      [...Array(last).keys()].map((index) => index + 2),
    );
  });
});

for (const [index, options] of windows.entries())
  slides.variant(
    index,
    `${options.width} px: keys and fingers scroll by slides, links come into view`,
    async ({ stand }) => {
      await stand.visit(stand.pathOf(careers, 'en'), options, async (page) => {
        await ready(page);
        const region = page.getByRole('region', { name: await page.locator('#communities-title').innerText() });
        await region.focus();
        await page.keyboard.press('ArrowRight');
        await expectInFront({ page, stand, locale: 'en' }, 1);
        await region.evaluate((view) => view.scrollBy({ left: view.clientWidth, behavior: 'instant' }));
        await expectInFront({ page, stand, locale: 'en' }, 2);
        await region.locator('li').nth(last).locator('a').focus();
        await expectInFront({ page, stand, locale: 'en' }, last);
        assert.equal(await kept(page), [last]);
        assert.not(await isWiderThanWindow(page));
      });
    },
  );

slides('a slide leads to the open jobs of its community; Back restores the slide', async ({ stand }) => {
  await stand.visit(stand.pathOf(careers, 'en'), {}, async (page) => {
    await ready(page);
    for (let number = 1; number <= 3; number++) await button(page, 1).click();
    const link = page.locator('[data-slides] li').nth(3).locator('a');
    const count = Number(/^\d+/.exec(await link.innerText())?.[0]);
    await link.click();
    await page.waitForURL((url) => url.search !== '');
    assert.is(new URL(await page.url()).search, `?jobOfferPageCommunitiesFilter=${jobCommunities[3]}`);
    await eventually(() => page.locator('[data-filter-item]').filter({ visible: true }).count(), count);
    await expectInFront({ page, stand, locale: 'en' }, 0);
    await page.goBack();
    await eventually(() => page.evaluate(() => location.search), '');
    await expectInFront({ page, stand, locale: 'en' }, 3);
  });
});

slides.exhaustive('the slide survives a choice in the filters and a jump within the page', async ({ stand }) => {
  await stand.visit(stand.pathOf(careers, 'en'), {}, async (page) => {
    await ready(page);
    await button(page, 1).click();
    await page.locator('[data-filter-submit]').waitFor({ state: 'hidden' });
    await page.locator('form[data-filter] summary').first().click();
    await page.locator('form[data-filter] input').first().check();
    assert.equal(await kept(page), [1]);
    await button(page, 1).click();
    await page.goBack();
    await expectInFront({ page, stand, locale: 'en' }, 1);
    await page.evaluate(() => location.assign('#communities'));
    await eventually(() => page.evaluate(() => location.hash), '#communities');
    await expectInFront({ page, stand, locale: 'en' }, 1);
  });
});

for (const [index, options] of windows.entries())
  slides.variant(
    index,
    `${options.width} px without script: all is there and scrolls, no button is`,
    async ({ stand }) => {
      await stand.visit(stand.pathOf(careers, 'fr'), { ...options, script: false }, async (page) => {
        assert.not(await page.locator('[data-slides-controls]').isVisible());
        assert.equal(await page.locator('[data-slides] h3').allInnerTexts(), namesOf(stand, 'fr'));
        await page.locator('[data-slides-view]').focus();
        await page.keyboard.press('ArrowRight');
        const second = page.locator('[data-slides] li').nth(1);
        const left = (await page.locator('[data-slides-view]').boundingBox())?.x ?? 0;
        await eventually(async () => Math.round(((await second.boundingBox())?.x ?? 0) - left), 0);
      });
    },
  );

// The same styles paint it in every engine.
for (const [index, options] of windows.entries())
  slides.variant(index + 1, `${options.width} px: what is seen of the next slide fades`, async ({ stand }) => {
    await stand.visit(stand.pathOf(careers, 'en'), options, async (page) => {
      await ready(page);
      const { ground, ...view } = await page.locator('[data-slides-view]').evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { right, top, bottom } = element.getBoundingClientRect();
        return { right, top, bottom, ground: { x: 4, y: top } };
      });
      const shown = await pixelsOf(page);
      for (let y = Math.ceil(view.top); y < view.bottom - 1; y += 1)
        assert.ok(isSameColor(shown(view.right - 1, y), shown(ground.x, ground.y)), `the next slide is cut at ${y} px`);
    });
  });

slides('on a phone all are below each other, and nothing scrolls sideways', async ({ stand }) => {
  await stand.visit(stand.pathOf(careers, 'en'), { width: 360 }, async (page) => {
    await eventually(async () => JSON.stringify(await kept(page)), '[0]');
    assert.not(await page.locator('[data-slides-controls]').isVisible());
    const slots = await page.locator('[data-slides] li').evaluateAll((slides) =>
      slides.map((slide) => {
        const { left, right, top, bottom } = slide.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    assert.is(slots.length, jobCommunities.length);
    for (const [index, { left, right, top }] of slots.entries()) {
      assert.ok(left >= 0 && right <= 360, `${left} to ${right}`);
      assert.ok(index === 0 || top >= (slots[index - 1]?.bottom ?? 0), `slide ${index + 1} is below the one before it`);
    }
  });
});

slides.run();

function namesOf(stand: Stand, locale: string): string[] {
  return jobCommunities.map((community) => typeset(locale, textOf(stand, locale, `values.community.${community}`)));
}

function button(page: Page, step: 1 | -1) {
  return page.locator(`[data-slides] [data-step="${step}"]`);
}

/** Script is there once the buttons are. */
async function ready(page: Page): Promise<void> {
  await button(page, 1).waitFor();
}

/** What the history keeps under the specification's name. */
function kept(page: Page): Promise<unknown> {
  return page.evaluate((name) => history.state?.[name], field);
}

/** Waits until a slide stands at its place, is announced, and the buttons lead where there is something. */
async function expectInFront({ page, stand, locale }: { page: Page; stand: Stand; locale: string }, number: number) {
  const text = textOf(stand, locale, 'slides.position')
    .replace('{{number}}', String(number + 1))
    .replace('{{total}}', String(jobCommunities.length));
  await ready(page);
  await eventually(() => page.locator('[data-slides] [role="status"]').innerText(), text);
  assert.is(await button(page, -1).isDisabled(), number === 0);
  assert.is(await button(page, 1).isDisabled(), number === last);
  const inView = (slide: Element): boolean => {
    const view = slide.closest('[data-slides-view]')?.getBoundingClientRect();
    const own = slide.getBoundingClientRect();
    return view !== undefined && own.left >= view.left - 1 && own.right <= view.right + 1;
  };
  await eventually(() => page.locator('[data-slides] li').nth(number).evaluate(inView), true);
}

function isWiderThanWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}
