import type { Page } from './engines/page.ts';

/**
 * Finds words that are on two lines without a hyphen. A word is broken where letters that follow each other are on
 * different lines: a hyphen, also a soft one, divides it into words. Addresses may break anywhere. Only the texts in
 * elements of the selector are read; with `fits`, only the words that are no longer than a line.
 */
export async function findBrokenWords(page: Page, selector: string, { fits = false } = {}): Promise<string[]> {
  await installBrokenWords(page);
  return page.evaluate(({ wanted, fitting }) => (window as unknown as BrokenWords).brokenWords(wanted, fitting), {
    wanted: selector,
    fitting: fits,
  });
}

/** The page's own function that returns the broken words in elements of a selector, all or only those that fit a line. */
export type BrokenWords = { brokenWords: (selector: string, fits?: boolean) => string[] };

/** Puts that function into the page. */
export function installBrokenWords(page: Page): Promise<void> {
  return page.evaluate(() => {
    const brokenWords = (wanted: string, fits = false): string[] => {
      const isShown = (element: Element): boolean =>
        element.closest(wanted) !== null &&
        element.checkVisibility() &&
        element.getBoundingClientRect().width > 1 &&
        !element.closest('svg, script, style');
      /** Returns whether an element is only there for readers of the screen: in a box of a pixel. */
      const isClipped = (element: Element | null): boolean =>
        element !== null && (element.getBoundingClientRect().width <= 1 || isClipped(element.parentElement));
      const range = document.createRange();
      const lineOf = (node: Node, index: number): number => {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return range.getBoundingClientRect().bottom;
      };
      /** Returns how much wider than a line a word is, in px, with what cannot be parted from it. */
      const excessOf = (node: Node, index: number): number => {
        const parts = [...(node.nodeValue ?? '').matchAll(/[^\s\u00ad-]+/gu)];
        const whole = parts.find((part) => part.index <= index && part.index + part[0].length > index);
        range.setStart(node, whole?.index ?? index);
        range.setEnd(node, (whole?.index ?? index) + (whole?.[0].length ?? 1));
        const width = [...range.getClientRects()].reduce((sum, part) => sum + part.width, 0);
        let block = node.parentElement;
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
        if (!block) return 0;
        const { paddingLeft, paddingRight } = getComputedStyle(block);
        return width - (block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
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
          if (
            word.length > shortest &&
            Math.abs(lineOf(text, index) - lineOf(text, index + word.length - 1)) > 4 &&
            !(fits && excessOf(text, index) > 0) &&
            !isClipped(text.parentElement)
          )
            broken.push(`"${word}" is broken`);
      }
      return broken;
    };
    Object.assign(window, { brokenWords });
  });
}
