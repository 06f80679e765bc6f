import * as assert from 'uvu/assert';
import { type BrokenWords, installBrokenWords } from '../support/broken-words.ts';
import { engineSuite, type Stand } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { publishedPages } from '../support/published-pages.ts';
import { filesBelow } from '../support/site.ts';

const words = engineSuite('words on phones');
const widths = [320, 360];

/** Between two tasks the page is painted. */
const pagesInOneTask = 30;

// Where words break is a matter of texts and sizes: every page has its own.
words.in(['Chromium'], 'no page of a phone breaks a word without a hyphen', async ({ stand }) => {
  const frames = pathsByFrame(stand);
  assert.ok(frames.flat().length > 500);
  const problems: string[] = [];
  for (const paths of frames)
    await stand.visit(paths[0] ?? '', {}, async (page) => {
      await installBrokenWords(page);
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

/** Groups the paths of pages of a language and layout that have the same words around their main part. */
function pathsByFrame({ folder }: Stand): string[][] {
  const frames = new Map<string, string[]>();
  for (const { url, lang, html } of publishedPages({ folder, files: filesBelow(folder) })) {
    const [, layout = ''] = /<html\b[^>]* data-layout="([^"]*)"/.exec(html) ?? [];
    const around = html.slice(html.indexOf('<body')).replace(/<main\b[\s\S]*<\/main>/, '');
    const frame = [lang, layout, around.replace(/<[^>]*>/g, ' ')].join();
    frames.set(frame, [...(frames.get(frame) ?? []), url]);
  }
  return [...frames.values()];
}

/**
 * Shows the main part of each page in the page that is open, which has the same frame, and finds the words that are
 * broken in both. To open each page takes three times as long.
 */
function findInMains(page: Page, paths: readonly string[]): Promise<string[]> {
  return page.evaluate(async (addresses) => {
    const read = (address: string): Promise<Document> =>
      new Promise((resolve) => {
        // It parses a page also where the page's policy lets no script do that.
        const request = new XMLHttpRequest();
        request.open('GET', address);
        request.responseType = 'document';
        request.onloadend = () => resolve(request.response);
        request.send();
      });
    const found: string[] = [];
    const pages = await Promise.all(addresses.map(read));
    for (const [index, { documentElement, body }] of pages.entries()) {
      for (const { name, value } of documentElement.attributes) document.documentElement.setAttribute(name, value);
      const main = document.adoptNode(body.querySelector('main') as Element);
      // Drawings do not change where words are.
      for (const drawing of main.querySelectorAll('svg')) drawing.replaceChildren();
      document.querySelector('main')?.replaceWith(main);
      // The typefaces of its letters are asked for as it is laid out.
      main.getBoundingClientRect();
      if (document.fonts.status === 'loading') await document.fonts.ready;
      const words = (window as unknown as BrokenWords).brokenWords('body');
      found.push(...words.map((word) => `${addresses[index]}: ${word}`));
    }
    return found;
  }, paths);
}
