import { findBrokenWords } from '../broken-words.ts';
import type { Page } from '../engines/page.ts';
import { withLargeLetters } from '../letters.ts';
import { isExhaustive } from '../project.ts';
import { findTooWide } from './fit.ts';
import type { PageCheck } from './page-check.ts';
import { pathsOf } from './pages.ts';

/** What readers may change about letters. */
export const zoomed: PageCheck[] = [
  {
    name: 'with letters twice as large pages fit, no word that fits is broken, nothing of the header overlaps, and rows of dates keep room',
    // In Dutch, which has the longest words; in French what is not there. It is narrowest on a phone.
    widths: ({ locale }) => ({ nl: isExhaustive ? [360, 768, 1280] : [360], fr: [360] })[locale] ?? [],
    find: (page) =>
      withLargeLetters(page, async () => [
        ...(await findTooWide(page)),
        ...(await findBrokenWords(page, 'body', { fits: true })),
        ...(await findOverlaps(page)),
        ...(await findNarrowRows(page)),
      ]),
  },
  {
    name: 'with letters twice as large the quiz fits a phone of 320 px, with everything open',
    pages: (stand) => pathsOf(stand, ['assessment'], 'nl'),
    widths: [320],
    leavesTraces: true,
    find: (page) =>
      withLargeLetters(page, async () => {
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        return findTooWide(page);
      }),
  },
  {
    name: 'pages fit with more room between letters',
    // In Dutch, which has the longest words.
    widths: ({ locale }) => (locale === 'nl' ? [320] : []),
    leavesTraces: true,
    async find(page) {
      await spaceLetters(page);
      return findTooWide(page);
    },
  },
];

/** WCAG 2.2, criterion 1.4.12. */
function spaceLetters(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      element.style.setProperty('line-height', '1.5', 'important');
      element.style.setProperty('letter-spacing', '0.12em', 'important');
      element.style.setProperty('word-spacing', '0.16em', 'important');
    }
  });
}

/** Finds titles of rows of dates that have less than 90% of the width of a phone's row. */
function findNarrowRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (innerWidth > 600) return [];
    return [...document.querySelectorAll('main ol > li:has(time) :is(h3, h4)')].flatMap((title) => {
      const share = title.getBoundingClientRect().width / (title.closest('ol')?.clientWidth ?? 1);
      return title.checkVisibility() && share < 0.9 ? [`"${title.textContent}" has ${share} of its row`] : [];
    });
  });
}

/** Finds links and buttons of the header that overlap each other or the title of the page. */
function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const items = [...document.querySelectorAll('[data-header] :is(a, button, summary), h1')]
      .filter((item) => item.checkVisibility() && item.getAttribute('href') !== '#main')
      .map((item) => ({ name: item.textContent?.trim(), box: item.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    return items.flatMap(({ name, box }, index) =>
      items
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        )
        .map((other) => `"${name}" and "${other.name}" overlap`),
    );
  });
}
