import type { Page } from '../engines/page.ts';
import type { Sample } from '../samples.ts';
import { findTooWide } from './fit.ts';
import type { PageCheck } from './page-check.ts';

// In Dutch, which has the longest words.
const only = (widths: readonly number[]) => (sample: Sample) => (sample.locale === 'nl' ? widths : []);

/** What readers may change about letters. Each check undoes what the one before it did. */
export const zoomed: PageCheck[] = [
  {
    name: 'pages fit with letters twice as large',
    widths: only([1280, 768]),
    leavesTraces: true,
    async find(page) {
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      return findTooWide(page);
    },
  },
  {
    name: 'pages fit with more room between letters',
    widths: only([320]),
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
    const { style } = document.documentElement;
    style.removeProperty('font-size');
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      element.style.setProperty('line-height', '1.5', 'important');
      element.style.setProperty('letter-spacing', '0.12em', 'important');
      element.style.setProperty('word-spacing', '0.16em', 'important');
    }
  });
}
