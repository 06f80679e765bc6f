import * as assert from 'uvu/assert';
import { engineSuite } from '../support/browser.ts';
import type { Page } from '../support/engines/page.ts';
import { samplePages } from '../support/samples.ts';
import { twoAtOnce } from '../support/two-at-once.ts';

const fit = engineSuite('what fits its place');

/** Widths between the breakpoints of the specification, where columns are narrowest. */
const widths = [360, 768, 970, 1160, 1290, 1440];

// Sizes are a matter of styles, which are the same in every engine.
fit.in(
  ['Chromium'],
  'headings break no word without a hyphen, heroes cut no panel, no card stands alone beside an empty place',
  async ({ stand }) => {
    const problems: string[] = [];
    await twoAtOnce(samplePages(stand), ({ path }) =>
      stand.visit(path, { width: 360 }, async (page) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const found = [await findBrokenWords(page), await findCutPanels(page), await findHoles(page)].flat();
          problems.push(...found.map((problem) => `${path} at ${width} px: ${problem}`));
        }
      }),
    );
    assert.equal(problems.sort(), []);
  },
);

fit.run();

/** A word is broken where two letters that follow each other are on different lines: hyphens take the place between. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lineOf = (node: Node, index: number): number => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return Math.round(range.getBoundingClientRect().bottom);
    };
    const isHyphenated = (element: Element): boolean => getComputedStyle(element).hyphens === 'auto';
    return [...document.querySelectorAll('h1, h2, h3, h4')]
      .filter((heading) => heading.checkVisibility() && !isHyphenated(heading) && heading.clientWidth > 1)
      .flatMap((heading) => {
        const words: string[] = [];
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu))
            if (lineOf(text, index) !== lineOf(text, index + word.length - 1)) words.push(`"${word}" is broken`);
        return words;
      });
  });
}

function findCutPanels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hero = document.querySelector('main > :first-child');
    const facts = hero?.querySelector('[data-ground="navy"] > :last-child > :last-child');
    if (!hero || !facts?.checkVisibility() || facts.closest('svg')) return [];
    const room = hero.getBoundingClientRect().bottom - facts.getBoundingClientRect().bottom;
    return room < 16 ? [`${Math.round(room)} px below the panel's facts`] : [];
  });
}

function findHoles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lists = new Set(
      [...document.querySelectorAll('main article')].flatMap((card) =>
        card.closest('ul, ol')?.querySelector('article') === card ? [card.closest('ul, ol')] : [card.parentElement],
      ),
    );
    return [...lists].flatMap((list) => {
      const items = [...(list?.children ?? [])].map((item) => item.getBoundingClientRect());
      const last = items.at(-1);
      const isAlone = last && items.length > 2 && items.filter(({ top }) => Math.abs(top - last.top) < 2).length === 1;
      return list && isAlone && last.width < 0.7 * list.clientWidth
        ? [(list.lastElementChild?.textContent ?? '').slice(0, 40)]
        : [];
    });
  });
}
