import type { Page } from './engines/page.ts';

/**
 * Finds words that are on two lines without a hyphen. A word is broken where letters that follow each other are on
 * different lines: a hyphen, also a soft one, divides it into words. Addresses may break anywhere. Only the texts in
 * elements of the selector are read.
 */
export async function findBrokenWords(page: Page, selector: string): Promise<string[]> {
  await installBrokenWords(page);
  return page.evaluate((wanted) => (window as unknown as BrokenWords).brokenWords(wanted), selector);
}

/** The page's own function that returns the broken words in elements of a selector. */
export type BrokenWords = { brokenWords: (selector: string) => string[] };

/** Puts that function into the page. */
export function installBrokenWords(page: Page): Promise<void> {
  return page.evaluate(() => {
    const brokenWords = (wanted: string): string[] => {
      const isShown = (element: Element): boolean =>
        element.closest(wanted) !== null &&
        element.checkVisibility() &&
        element.getBoundingClientRect().width > 1 &&
        !element.closest('svg, script, style');
      const range = document.createRange();
      const lineOf = (node: Node, index: number): number => {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return range.getBoundingClientRect().bottom;
      };
      const broken: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const value = text.nodeValue ?? '';
        if (!/\p{L}{2}/u.test(value) || /\S[@/]\S|[a-z]\.[a-z]/.test(value) || !isShown(text.parentElement as Element))
          continue;
        const { fontSize, wordBreak } = getComputedStyle(text.parentElement as Element);
        range.selectNodeContents(text);
        const { width } = range.getBoundingClientRect();
        // A word that is broken fills a line. No letter is wider than high.
        const shortest = wordBreak === 'normal' ? width / Number.parseFloat(fontSize) - 1 : 2;
        for (const { 0: word, index } of value.matchAll(/\p{L}{2,}/gu))
          if (word.length > shortest && Math.abs(lineOf(text, index) - lineOf(text, index + word.length - 1)) > 4)
            broken.push(`"${word}" is broken`);
      }
      return broken;
    };
    Object.assign(window, { brokenWords });
  });
}
