import { axeProblems } from '../axe.ts';
import type { Page } from '../engines/page.ts';
import { isExhaustive } from '../project.ts';
import type { PageCheck } from './page-check.ts';

/** Language → the width at which axe checks its pages: markup and styles are the same in every language. */
const widths: Record<string, number> = { en: 1280, fr: 360, nl: isExhaustive ? 768 : 1280 };

/** The languages whose header, footer and floating links axe has checked. */
const framed = new Set<string>();

export const accessible: PageCheck = {
  name: 'axe finds nothing, in light colors or, in Dutch, in dark ones',
  widths: ({ locale }) => [widths[locale] ?? 1280],
  ...(isExhaustive ? {} : { leavesTraces: true }),
  async find(page) {
    if (!isExhaustive) await removeRepeats(page);
    return axeProblems(page);
  },
};

/** Leaves two of the same parts beside each other, and the frame on one page of each language. */
async function removeRepeats(page: Page): Promise<void> {
  const locale = await page.evaluate(() => document.documentElement.lang);
  const frame = framed.has(locale) ? 'body > header, body > footer, [data-dock]' : '';
  framed.add(locale);
  await page.evaluate((parts) => {
    for (const part of parts ? document.querySelectorAll(parts) : []) part.remove();
    const repeated = 'li, tr, option, p, dd, blockquote, svg *';
    for (const item of document.querySelectorAll(repeated)) {
      const { tagName, className, parentElement } = item;
      const same = [...(parentElement?.children ?? [])].filter(
        (other) => other.tagName === tagName && String(other.className) === String(className),
      );
      for (const other of same.slice(2)) other.remove();
    }
  }, frame);
}
