import type { Page as ChromiumPage, Route } from 'playwright-core';
import type { Stand } from '../browser.ts';
import { playwrightPage } from '../engines/chromium.ts';
import { isExhaustive } from '../project.ts';
import { onePerKind, samplesInEachLanguage } from '../samples.ts';
import type { PageCheck } from './page-check.ts';
import { allWith } from './pages.ts';

/** The sum of the layout shifts of a visit, as browsers weigh them, from which visitors notice one. */
const noticeable = 0.05;

/** The markup of what script changes once it is there: one page with each of them is enough outside an exhaustive run. */
const lateScript = [
  / data-island="assessment"/,
  / data-island="form"/,
  / data-filter-group/,
  / data-slides/,
  / data-search/,
];

/** What moves without being asked to: a script that is late changes what is already read. */
export const shifts: PageCheck[] = [
  {
    name: 'nothing moves by itself on going back, when script comes late, or in fast scrolling',
    pages: (stand) => [
      ...lateScript.flatMap((markup) => onePageWith(stand, markup)),
      ...(isExhaustive ? samplesOf(stand) : []),
    ],
    widths: isExhaustive ? [360, 1280] : [360],
    leavesTraces: true,
    async find(page) {
      const shown = playwrightPage(page);
      const found = describe('going back', await shiftsOnReturn(shown));
      return isExhaustive ? [...found, ...describe('scrolling fast', await shiftsInScrolling(shown))] : found;
    },
  },
];

const samplesOf = (stand: Stand): string[] => onePerKind(samplesInEachLanguage(stand)).map(({ path }) => path);

/** Returns a page with some markup, one that other checks open if there is one. */
function onePageWith(stand: Stand, markup: RegExp): string[] {
  const samples = new Set(samplesOf(stand));
  const all = allWith(stand, markup);
  return [...all.filter((path) => samples.has(path)), ...all].slice(0, 1);
}

interface Shift {
  value: number;
  /** The elements that moved, with their places before and after. */
  moved: string[];
}

function describe(when: string, found: readonly Shift[]): string[] {
  const sum = found.reduce((total, { value }) => total + value, 0);
  return sum <= noticeable ? [] : [`${when}: ${sum.toFixed(2)}, ${found.flatMap(({ moved }) => moved).join(', ')}`];
}

/** Leaves the page in its middle, filtered if it can be, and comes back; its script arrives once that place is shown. */
async function shiftsOnReturn(page: ChromiumPage): Promise<Shift[]> {
  const isWaitedFor = await page.evaluate(() => {
    const choice = document.querySelector<HTMLInputElement>('form[data-filter] input');
    if (choice) history.replaceState(null, '', `?${choice.name}=${choice.value}`);
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    return document.querySelector('script[blocking]') !== null;
  });
  const held: Route[] = [];
  let isHeld = true;
  await page.route(isWaitedFor ? /\/assets\/(?!main-|chunk-)[^/]+\.js$/ : /\/assets\/[^/]+\.js$/, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await page.goto('about:blank');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  // The browser restores the place, now or when the page is complete.
  await scrollOn(page, 1);
  isHeld = false;
  for (const route of held) await route.continue();
  await page.waitForLoadState('networkidle');
  await scrollOn(page, 100);
  const found = await shiftsOf(page);
  await page.unrouteAll();
  return found;
}

/** Opens the page on a slow processor and scrolls to its end at once. */
async function shiftsInScrolling(page: ChromiumPage): Promise<Shift[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await scrollOn(page, 100);
  await page.waitForLoadState('networkidle');
  const found = await shiftsOf(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return found;
}

/** Scrolls on by two windows, frame after frame, to the end of the page or as often as said. */
function scrollOn(page: ChromiumPage, times: number): Promise<void> {
  return page.evaluate(async (most) => {
    for (let count = 0; count < most; count++) {
      const before = scrollY;
      scrollBy({ top: innerHeight * 2, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      if (scrollY === before) return;
    }
  }, times);
}

/** Lists the layout shifts since the page was opened. */
function shiftsOf(page: ChromiumPage): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((done) => {
        interface LayoutShift extends PerformanceEntry {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        const found: Shift[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[])
            found.push({
              value,
              moved: sources.map(({ node, previousRect, currentRect }) => {
                const element = node instanceof Element ? node : node?.parentElement;
                return `${element?.tagName}.${element?.className}#${element?.id} from ${previousRect.y} to ${currentRect.y}`;
              }),
            });
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are there before the next frame ends.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(found))));
      }),
  );
}
