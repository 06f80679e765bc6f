import type { Page } from './engines/page.ts';

/**
 * Finds words that are on two lines without a hyphen. A word is broken where letters that follow each other are on
 * different lines: a hyphen, also a soft one, divides it into words. Addresses may break anywhere. Only the texts in
 * elements of the selector are read.
 */
export function findBrokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const lineOf = (node: Node, index: number): number => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().bottom;
    };
    const isShown = (element: Element): boolean =>
      element.closest(wanted) !== null &&
      element.checkVisibility() &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest('svg, script, style');
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const value = text.nodeValue ?? '';
      if (!/\p{L}{2}/u.test(value) || /\S[@/]\S|[a-z]\.[a-z]/.test(value) || !isShown(text.parentElement as Element))
        continue;
      for (const { 0: word, index } of value.matchAll(/\p{L}{2,}/gu))
        if (Math.abs(lineOf(text, index) - lineOf(text, index + word.length - 1)) > 4)
          broken.push(`"${word}" is broken`);
    }
    return broken;
  }, selector);
}
