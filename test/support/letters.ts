import { playwrightPage } from './engines/chromium.ts';
import type { Page } from './engines/page.ts';

/** The sizes of letters that a browser has unless the reader chooses others, in px. */
const usual = { standard: 16, fixed: 13 };

/** Gives the page the letters of a reader who has set them twice as large in the browser, while work is done. Chromium only. */
export async function withLargeLetters<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const driven = playwrightPage(page);
  const browser = await driven.context().newCDPSession(driven);
  try {
    const fontSizes = { standard: 2 * usual.standard, fixed: 2 * usual.fixed };
    await browser.send('Page.setFontSizes', { fontSizes });
    return await work();
  } finally {
    await browser.send('Page.setFontSizes', { fontSizes: usual });
    await browser.detach();
  }
}
