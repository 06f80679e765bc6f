import { findBrokenWords } from '../broken-words.ts';
import type { Stand } from '../browser.ts';
import type { Page } from '../engines/page.ts';
import type { PageCheck } from './page-check.ts';
import { markup, oneWith } from './pages.ts';

/** Widths of which most are between the breakpoints of the specification, where columns are narrowest. */
const widths = [320, 360, 768, 970, 1160, 1280, 1440];

/** Those of phones, tablets and desktops, with the last before the mobile/desktop switch. */
const titleWidths = [320, 360, 768, 959, 1280, 1920];

/** What must fit into its place. */
export const fitting: PageCheck[] = [
  { name: 'nothing makes a page scroll sideways', widths: widths, find: findTooWide },
  {
    name: 'headings and the footer break no word without a hyphen',
    widths: widths.slice(1),
    find: (page) => findBrokenWords(page, 'h1, h2, h3, h4, footer a'),
  },
  { name: 'heroes cut no panel', widths: widths.slice(1), find: findCutPanels },
  { name: 'no card stands alone beside an empty place', widths: widths.slice(1), find: findHoles },
  { name: 'tables are no wider than their column', widths: widths.slice(1), find: findWideTables },
  {
    name: 'an address in a table is whole on a phone, and what follows it is beside it',
    pages: (stand) => oneWith(stand, markup.addressInTable),
    widths: [320, 360],
    find: findDividedAddresses,
  },
  {
    name: 'the h1 is at least 1.15 times as large as the largest h2',
    widths: titleWidths,
    find: findSmallTitles,
  },
  {
    name: 'no line divides a name, a number in words, or a number and its unit',
    widths: [360, 1280],
    find: findTorn,
  },
  { name: 'no text is as large as the h1', widths: titleWidths, find: findLargeTexts },
];

/** Says what makes a page scroll sideways. */
export function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = wide
      .slice(0, 3)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`);
    return [`${scrollWidth} px wide in ${clientWidth}: ${names.join(', ')}`];
  });
}

function findDividedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('td a')];
    const isApart = (link: Element): boolean => {
      if (link.nextSibling?.nodeType !== Node.TEXT_NODE) return false;
      const next = document.createRange();
      next.setStart(link.nextSibling, 0);
      next.setEnd(link.nextSibling, 1);
      return Math.abs(next.getBoundingClientRect().left - link.getBoundingClientRect().right) > 1;
    };
    if (links.length === 0) return ['no address'];
    return links
      .filter((link) => link.getClientRects().length > 1 || isApart(link))
      .map(({ textContent }) => `"${textContent}" is divided`);
  });
}

/** Finds what is on two lines and reads as one, outside islands. */
function findTorn(page: Page, { site }: Stand): Promise<string[]> {
  const names = [...site.entries.values()].flatMap((versions) =>
    [...versions.values()].flatMap((entry) => entry.kind.unbrokenNames?.(entry) ?? []),
  );
  const several = [...new Set(names.filter((name) => name.includes(' ')))];
  return page.evaluate((unbroken) => {
    const units = 'days|weeks|months|minutes|jours|semaines|mois|dagen|weken|maanden|minuten';
    const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|vingt|trente|quarante|cinquante|soixante';
    const ones = 'one|two|three|four|five|six|seven|eight|nine|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze';
    const whole = new RegExp(
      `(?:${unbroken.map((name) => name.replaceAll(' ', '\\s')).join('|')}|(?:quatre-\u2060?)?\\b(?:${tens})-\u2060?(?:${ones})|\\d\\s(?:${units}))\\b`,
      'giu',
    );
    const lineOf = (node: Node, index: number): number => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return Math.round(range.getBoundingClientRect().bottom);
    };
    const torn: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('[data-island]')) continue;
      for (const { 0: found, index } of (text.nodeValue ?? '').matchAll(whole))
        if (Math.abs(lineOf(text, index) - lineOf(text, index + found.length - 1)) > 4)
          torn.push(`"${found}" is divided`);
    }
    return torn;
  }, several);
}

function findCutPanels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hero = document.querySelector('main > :first-child');
    const facts = hero?.querySelector('[data-ground="navy"] > :last-child > :last-child');
    if (
      !hero ||
      !facts?.checkVisibility() ||
      facts.closest('svg, [data-map], [data-sheet], [data-work], :has(> [data-lines])')
    )
      return [];
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

function findSmallTitles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
    const isShown = (element: Element): boolean =>
      element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const title = document.querySelector('h1');
    if (!title || !isShown(title)) return [];
    return [...document.querySelectorAll('h2')]
      .filter((heading) => isShown(heading) && sizeOf(title) < 1.15 * sizeOf(heading))
      .map((heading) => `"${heading.textContent}" has ${sizeOf(heading)} px, the h1 ${sizeOf(title)} px`);
  });
}

/** Finds texts that are as large as the h1. A numeral may be larger; a word, of three letters or more, may not. */
function findLargeTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
    const title = document.querySelector('h1');
    if (!title?.checkVisibility() || title.getBoundingClientRect().width <= 1) return [];
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !/\p{L}{3}/u.test(text.nodeValue ?? '') || element.closest('h1, svg')) continue;
      if (sizeOf(element) >= sizeOf(title) && element.checkVisibility() && element.getBoundingClientRect().width > 1)
        found.add(`"${text.nodeValue}" has ${sizeOf(element)} px, the h1 ${sizeOf(title)} px`);
    }
    return [...found];
  });
}

function findWideTables(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main table')]
      .filter((table) => table.scrollWidth > table.clientWidth + 1)
      .map((table) => `a table needs ${table.scrollWidth} px`),
  );
}
