import * as assert from 'uvu/assert';
import { engineSuite, eventually } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { readyForm } from '../support/forms.ts';
import { samplePages } from '../support/samples.ts';
import { twoAtOnce } from '../support/two-at-once.ts';

const floating = engineSuite('floating links');

// Their place is a matter of styles, which are the same in every engine.
for (const { width, locale } of [
  { width: 360, locale: 'nl' },
  { width: 768, locale: 'fr' },
  { width: 960, locale: 'nl' },
  { width: 1280, locale: 'en' },
  { width: 1920, locale: 'fr' },
]) {
  floating.in(['Chromium'], `${width} px: they cover nothing of the page`, async ({ stand }) => {
    const problems: string[] = [];
    const samples = samplePages(stand).filter((sample) => sample.locale === locale);
    await twoAtOnce(samples, ({ path }) =>
      stand.visit(path, { width }, async (page) => {
        problems.push(...(await findCovered(page)).map((problem) => `${path}: ${problem}`));
      }),
    );
    assert.equal(problems.sort(), []);
  });
}

floating.in(['Chromium'], 'the point of a drawing is not behind the header', async ({ stand }) => {
  const problems: string[] = [];
  await twoAtOnce(samplePages(stand), ({ path }) =>
    stand.visit(path, { width: 360 }, async (page) => {
      for (const width of [360, 980, 1340, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        if (await isPointBehindHeader(page)) problems.push(`${path} at ${width} px`);
      }
    }),
  );
  assert.equal(problems.sort(), []);
});

floating(
  '360 px: the bar at the lower edge is away while a form is filled in, and after an attempt to send it',
  async ({ stand }) => {
    await stand.visit(stand.pathOf('pages/contact', 'fr'), { width: 360 }, async (page) => {
      const isInWindow = () =>
        page.locator('[data-dock] > a').evaluate((bar) => bar.getBoundingClientRect().top < innerHeight);
      const form = await readyForm(page, 'contact');
      await form.locator('[name="lastName"]').scrollIntoViewIfNeeded();
      await eventually(isInWindow, true);
      await form.locator('[name="lastName"]').focus();
      await eventually(isInWindow, false);
      await form.locator('[type="submit"]').click();
      await form.getByRole('alert').waitFor();
      // In Firefox it left 13 px of the first name in sight.
      await eventually(isInWindow, false);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await eventually(isInWindow, true);
    });
  },
);

floating.run();

/** Scrolls through the page and lists the texts, controls and points that a floating link covers on its way. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const link = document.querySelector('[data-dock] > a');
    const root = document.documentElement;
    if (!link) return [];
    const found = new Set<string>();
    for (let top = 0; top < root.scrollHeight; top += innerHeight / 3) {
      window.scrollTo({ top, behavior: 'instant' });
      // The script follows in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const box = link.getBoundingClientRect();
      const isBar = box.width >= root.clientWidth && Math.abs(box.bottom - innerHeight) < 1;
      // A bar is the lower edge of what is to be seen of the page, but not of its first band.
      const others = isBar
        ? [document.querySelector('main > :first-child'), document.querySelector('footer')]
        : [document.body];
      for (const other of others) for (const name of namesBelow(box, other)) found.add(`${name} at ${Math.round(top)}`);
    }
    return [...found];

    function namesBelow(box: DOMRect, other: Element | null): string[] {
      if (!other) return [];
      const names: string[] = [];
      const meets = (rect: DOMRect): boolean =>
        rect.width * rect.height > 0 &&
        rect.left < box.right - 1 &&
        rect.right > box.left + 1 &&
        rect.top < box.bottom - 1 &&
        rect.bottom > box.top + 1;
      // Of what scrolls sideways only a part is to be seen.
      const isSeen = (element: Element, { left, right }: DOMRect): boolean => {
        const view = element.closest('[data-slides-view], .prose table')?.getBoundingClientRect();
        return !view || (right <= view.right && left >= view.left);
      };
      const nodes = document.createTreeWalker(other, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const parent = node.parentElement;
        if (
          !parent ||
          !node.nodeValue?.trim() ||
          parent.closest('[data-dock], script, .visually-hidden, [data-header]')
        )
          continue;
        if (!parent.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if ([...range.getClientRects()].some((rect) => isSeen(parent, rect) && meets(rect)))
          names.push(`"${node.nodeValue.trim().slice(0, 30)}"`);
      }
      for (const control of other.querySelectorAll('a, button, input, select, textarea, summary')) {
        if (control.closest('[data-dock], [data-header]') || !control.checkVisibility()) continue;
        const rect = control.getBoundingClientRect();
        if (isSeen(control, rect) && meets(rect)) names.push(control.tagName.toLowerCase());
      }
      for (const point of other.querySelectorAll('[data-point]')) {
        const { x, y } = point.getBoundingClientRect();
        if (meets(new DOMRect(x - 7, y - 7, 14, 14))) names.push('the point of the drawing');
      }
      return names;
    }
  });
}

function isPointBehindHeader(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const point = document.querySelector('main > :first-child [data-point]')?.getBoundingClientRect();
    const header = document.querySelector('[data-header]')?.getBoundingClientRect();
    return !!point && !!header && point.y > 0 && point.y - 7 < header.bottom;
  });
}
