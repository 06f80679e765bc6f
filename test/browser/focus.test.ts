import * as assert from 'uvu/assert';
import { engineSuite } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { type Sample, samplePages } from '../support/samples.ts';
import { twoAtOnce } from '../support/two-at-once.ts';

const focus = engineSuite('focus');

/** More stops than any page has. */
const mostStops = 600;

// The other engines skip links on Tab unless the visitor's system says otherwise.
for (const { width, locale } of [
  { width: 360, locale: 'nl' },
  { width: 1280, locale: 'en' },
]) {
  focus.in(['Chromium'], `${width} px: what has focus is in sight, forwards from the top`, async ({ stand }) => {
    const problems: string[] = [];
    await twoAtOnce(samplesIn(samplePages(stand), locale), ({ path }) =>
      stand.visit(path, { width }, async (page) => {
        problems.push(...(await walk(page, 'Tab')).map((problem) => `${path}: ${problem}`));
      }),
    );
    assert.equal(problems.sort(), []);
  });

  focus.in(['Chromium'], `${width} px: what has focus is in sight once scrolled, both ways`, async ({ stand }) => {
    const problems: string[] = [];
    await twoAtOnce(samplesIn(samplePages(stand), locale), ({ path }) =>
      stand.visit(path, { width }, async (page) => {
        await scrollToMiddle(page);
        const found = [...(await walk(page, 'Tab', 'main')), ...(await walk(page, 'Shift+Tab'))];
        problems.push(...found.map((problem) => `${path}, scrolled: ${problem}`));
      }),
    );
    assert.equal(problems.sort(), []);
  });
}

focus.run();

function samplesIn(samples: readonly Sample[], wanted: string): Sample[] {
  return samples.filter(({ locale }) => locale === wanted);
}

async function scrollToMiddle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  });
}

/**
 * Presses a key until focus leaves the page or reaches an element that `until` matches, and describes each stop that is
 * not in sight. Focus begins at the edge of the page.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', until?: string): Promise<string[]> {
  const problems: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press(key);
    const seen = await checkFocus(page, until);
    if (seen === 'end') return problems;
    if (seen) problems.push(seen);
  }
  throw new Error(`${key} does not leave the page after ${mostStops} stops.`);
}

/** Returns what hides the element that has focus, or `end` where the walk is over. */
function checkFocus(page: Page, until?: string): Promise<string | undefined> {
  return page.evaluate(async (last) => {
    // The header and the floating links follow the scroll position in the next frame.
    const { dataset } = document.documentElement;
    if (dataset.lookedAt !== String(scrollY)) await new Promise(requestAnimationFrame);
    dataset.lookedAt = String(scrollY);
    const element = document.activeElement;
    if (!element || element === document.body || (last && element.closest(last))) return 'end';
    const inside = 3;
    const rects = [...element.getClientRects()].filter(({ width: w, height: h }) => w > 0 && h > 0);
    const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    if (rects.length === 0) return `${name} has no size`;
    for (const { left, right, top, bottom } of rects) {
      const taller = bottom - top > innerHeight;
      if (
        left < -1 ||
        right > document.documentElement.clientWidth + 1 ||
        (!taller && (top < -1 || bottom > innerHeight + 1))
      )
        return `${name} is outside the window: ${Math.round(left)} to ${Math.round(right)}, ${Math.round(top)} to ${Math.round(bottom)}`;
      for (const x of [left + inside, (left + right) / 2, right - inside])
        for (const y of taller ? [innerHeight / 2] : [top + inside, (top + bottom) / 2, bottom - inside]) {
          const above = document.elementFromPoint(x, y);
          const floating = floatingAround(above);
          if (floating && !floating.contains(element))
            return `${name} is below ${floating.tagName.toLowerCase()}.${floating.className}`;
        }
    }
    return undefined;

    function floatingAround(start: Element | null): Element | undefined {
      for (let at = start; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
      return undefined;
    }
  }, until);
}
