import * as assert from 'uvu/assert';
import { type BrokenWords, installBrokenWords } from '../support/broken-words.ts';
import { engineSuite } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { installMainParts, type MainParts, pathsByFrame } from '../support/frames.ts';

const words = engineSuite('words on phones');
const widths = [320, 360];

/** Between two tasks the page is painted. */
const pagesInOneTask = 30;

// Where words break is a matter of texts and sizes: every page has its own.
words.in(['Chromium'], 'no page of a phone breaks a word without a hyphen', async ({ stand }) => {
  const frames = pathsByFrame(stand);
  assert.ok(frames.length > 0);
  const problems: string[] = [];
  for (const paths of frames)
    await stand.visit(paths[0] ?? '', {}, async (page) => {
      await installBrokenWords(page);
      await installMainParts(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        for (let at = 0; at < paths.length; at += pagesInOneTask) {
          const found = await findInMains(page, paths.slice(at, at + pagesInOneTask));
          problems.push(...found.map((problem) => `${width} px: ${problem}`));
        }
      }
    });
  assert.equal(problems.sort(), []);
});

words.run();

/** Shows the main part of each page in the page that is open, and finds the words that are broken in both. */
function findInMains(page: Page, paths: readonly string[]): Promise<string[]> {
  return page.evaluate(async (addresses) => {
    const { brokenWords, readPage, showMain } = window as unknown as BrokenWords & MainParts;
    const found: string[] = [];
    const pages = await Promise.all(addresses.map(readPage));
    for (const [index, published] of pages.entries()) {
      // Drawings do not change where words are.
      for (const drawing of published.querySelectorAll('svg')) drawing.replaceChildren();
      await showMain(published);
      found.push(...brokenWords('body').map((word) => `${addresses[index]}: ${word}`));
    }
    return found;
  }, paths);
}
