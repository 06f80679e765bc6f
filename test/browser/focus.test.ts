import * as assert from 'uvu/assert';
import { atOnce } from '../support/at-once.ts';
import { engineSuite, type Stand } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { htmlOf } from '../support/entries.ts';
import { isExhaustive } from '../support/project.ts';
import { type Sample, samplePages } from '../support/samples.ts';
import { someRows } from '../support/some-rows.ts';

const focus = engineSuite('focus');

/** More stops than any page has. */
const mostStops = 600;

// The other engines skip links on Tab unless the visitor's system says otherwise.
// Outside an exhaustive run on a phone alone, which has the least room: what covers a page at 1280 px, `every-page` finds.
const windows = [
  { width: 360, locale: 'nl' },
  { width: 1280, locale: 'en' },
];
for (const { width, locale } of someRows(windows, 1)) {
  // Header and footer are walked through once for all pages that have the same ones.
  focus.in(['Chromium'], `${width} px: what has focus is in sight, forwards from the top`, async ({ stand }) => {
    const samples = samplesIn(stand, locale);
    const framed = onePerFrame(stand, samples);
    const problems: string[] = [];
    await atOnce(3, isExhaustive ? samples : framed.slice(0, 3), (sample) =>
      stand.visit(sample.path, { width }, async (page) => {
        const isWhole = isExhaustive ? framed.includes(sample) : sample === framed[0];
        if (!isWhole) await beginInMain(page);
        const found = await walk(page, 'Tab', isWhole ? undefined : 'footer');
        problems.push(...found.map((problem) => `${sample.path}: ${problem}`));
      }),
    );
    assert.equal(problems.sort(), []);
  });

  focus.in(
    ['Chromium'],
    `${width} px: what has focus in the header is in sight once scrolled, both ways`,
    async ({ stand }) => {
      const problems: string[] = [];
      await atOnce(3, someRows(onePerFrame(stand, samplesIn(stand, locale)), 2), ({ path }) =>
        stand.visit(path, { width }, async (page) => {
          await scrollToMiddle(page);
          const found = [...(await walk(page, 'Tab', 'main')), ...(await walk(page, 'Shift+Tab'))];
          problems.push(...found.map((problem) => `${path}, scrolled: ${problem}`));
        }),
      );
      assert.equal(problems.sort(), []);
    },
  );
}

focus.in(
  ['Chromium'],
  'the title of a chosen row becomes that of its page, and no other has its name',
  async ({ stand }) => {
    const named = (page: Page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, h4')]
          .filter((heading) => getComputedStyle(heading).viewTransitionName === 'title')
          .map((heading) => (heading.contains(document.activeElement) ? 'chosen' : heading.localName)),
      );
    for (const list of ['pages/spark-the-change', 'pages/activities', 'pages/careers'])
      await stand.visit(stand.pathOf(list, 'en'), { width: 1280 }, async (page) => {
        assert.equal(await named(page), [], list);
        const row = page.locator('main li :is(h2, h3, h4) a').first();
        await row.focus();
        assert.equal(await named(page), ['chosen'], list);
        await stand.visit(
          await row.evaluate((link) => new URL((link as HTMLAnchorElement).href).pathname),
          {},
          async (shown) => assert.equal(await named(shown), ['h1'], list),
        );
      });
  },
);

focus.run();

function samplesIn(stand: Stand, wanted: string): Sample[] {
  return samplePages(stand).filter(({ locale }) => locale === wanted);
}

/**
 * Takes the shortest sample of those whose layout, header and footer are the same but for words, addresses and the mark of the
 * page; outside an exhaustive run one of each layout.
 */
function onePerFrame(stand: Stand, samples: readonly Sample[]): Sample[] {
  const frames = new Map<string, Sample>();
  const lengthOf = ({ path }: Sample): number => htmlOf(stand, path).length;
  for (const sample of [...samples].sort((one, other) => lengthOf(one) - lengthOf(other))) {
    const html = htmlOf(stand, sample.path);
    const parts = [/<header\b[\s\S]*?<\/header>/, /<footer\b[\s\S]*<\/footer>/].map((part) =>
      outline(part.exec(html)?.[0]),
    );
    const frame = isExhaustive ? `${sample.layout} ${parts.join()}` : sample.layout;
    if (!frames.has(frame)) frames.set(frame, sample);
  }
  return [...frames.values()];
}

/** The first tag of a part of a page, and the names of those in it. */
function outline(html = ''): string {
  const names = [...html.matchAll(/<(\w+)/g)].map(([, name]) => name);
  return `${/^<[^>]*>/.exec(html)?.[0]} ${names.join(' ')}`;
}

/** Makes the next Tab lead to the first stop in the main part. */
function beginInMain(page: Page): Promise<void> {
  return page.evaluate(() => {
    const before = document.createElement('span');
    before.tabIndex = -1;
    document.querySelector('main')?.before(before);
    before.focus({ preventScroll: true });
    before.remove();
  });
}

async function scrollToMiddle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  });
}

/**
 * Presses a key until focus leaves the page or reaches an element that `until` matches, and describes each stop that is
 * not in sight. Focus begins at the edge of the page, or where it was before it was taken away.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', until?: string): Promise<string[]> {
  const problems: string[] = [];
  await installFocusCheck(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press(key);
    const seen = await checkFocus(page, until);
    if (seen === 'end') return problems;
    if (seen) problems.push(seen);
  }
  throw new Error(`${key} does not leave the page after ${mostStops} stops.`);
}

/** The page's own function that returns what hides the element that has focus, or `end` where the walk is over. */
type FocusCheck = { checkFocus: (until?: string) => Promise<string | undefined> };

/** Puts that function into the page: sent anew for each stop it would cost more than the stop. */
function installFocusCheck(page: Page): Promise<void> {
  return page.evaluate(() => {
    let lastScroll: number | undefined;
    const checkFocus = async (last?: string): Promise<string | undefined> => {
      // The header and the floating links follow the scroll position in the next frame.
      if (lastScroll !== scrollY) await new Promise(requestAnimationFrame);
      lastScroll = scrollY;
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
    };
    Object.assign(window, { checkFocus });
  });
}

function checkFocus(page: Page, until?: string): Promise<string | undefined> {
  return page.evaluate((last) => (window as unknown as FocusCheck).checkFocus(last), until);
}
