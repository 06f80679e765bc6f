import type { Page } from '../engines/page.ts';
import type { PageCheck } from './page-check.ts';

/** Width in px → the language whose pages are scrolled through: the place of links is a matter of styles. */
const languages: Record<number, string> = { 360: 'nl', 768: 'fr', 970: 'nl', 1280: 'en', 1920: 'fr' };

export const floating: PageCheck[] = [
  {
    name: 'the point of a drawing is not behind the header',
    widths: [360, 970, 1340, 1920],
    find: findPointBehindHeader,
  },
  {
    name: 'floating links cover nothing of the page, and the tab of the contact page is 12 px from it',
    widths: ({ locale }) =>
      Object.keys(languages)
        .map(Number)
        .filter((width) => languages[width] === locale),
    find: findCovered,
  },
];

/**
 * Scrolls through the page and lists the texts, controls and points that a floating link covers on its way. Where in the
 * page each stands is read once, so that at each step only what is near the link is measured.
 */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const link = document.querySelector('[data-dock] > a');
    const root = document.documentElement;
    if (!link) return [];

    /** Something that must not be covered. */
    interface Thing {
      element: Element;
      name: string;
      rects: () => DOMRect[];
      /** Where it stands in the page; not told of what moves with the window or has no place of its own. */
      span?: { top: number; bottom: number };
    }
    const things = new Map<Element, { height: number; list: Thing[] }>();
    // Sizes and places stay the same, and no step is painted: that takes half of the time.
    root.style.opacity = '0';
    const found = new Set<string>();
    for (let top = 0; top < root.scrollHeight; top += innerHeight / 3) {
      window.scrollTo({ top, behavior: 'instant' });
      // The script follows in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const box = link.getBoundingClientRect();
      if (box.top >= innerHeight || box.bottom <= 0) continue;
      const isBar = box.width >= root.clientWidth && Math.abs(box.bottom - innerHeight) < 1;
      // A bar is the lower edge of what is to be seen of the page, but not of its first band.
      const others = isBar
        ? [document.querySelector('main > :first-child'), document.querySelector('footer')]
        : [document.body];
      for (const other of others)
        for (const thing of other ? thingsIn(other) : [])
          if (isNear(thing, box) && isCovered(thing, box, isBar || link.matches('[data-opens]') ? -1 : 12))
            found.add(`${thing.name} at ${Math.round(top)}`);
    }
    root.style.removeProperty('opacity');
    window.scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [...found];

    function isNear({ span }: Thing, box: DOMRect): boolean {
      // More than anything moves while it is scrolled to.
      const room = 200;
      return !span || (span.top < box.bottom + scrollY + room && span.bottom > box.top + scrollY - room);
    }

    function isCovered({ element, rects }: Thing, box: DOMRect, apart: number): boolean {
      // Of what scrolls sideways only a part is to be seen.
      const view = element.closest('[data-slides-view], .prose table')?.getBoundingClientRect();
      // A page of a document ends out of sight.
      const sheet = element.closest('[data-sheet]')?.getBoundingClientRect();
      return (
        element.checkVisibility() &&
        rects().some(
          ({ left, right, top, bottom }) =>
            (right - left) * (bottom - top) > 0 &&
            left < box.right - 1 &&
            right > box.left - apart &&
            top < box.bottom - 1 &&
            bottom > box.top + 1 &&
            (!view || (right <= view.right && left >= view.left)) &&
            (!sheet || top < sheet.bottom),
        )
      );
    }

    /** Lists the things in a part of the page, anew where the page has another height. */
    function thingsIn(part: Element): Thing[] {
      const known = things.get(part);
      if (known?.height === root.scrollHeight) return known.list;
      const list = listThings(part);
      for (const thing of list) {
        const rects = thing.rects();
        if (rects.length === 0 || movesWithWindow(thing.element)) continue;
        const [tops, bottoms] = [rects.map(({ top }) => top), rects.map(({ bottom }) => bottom)];
        thing.span = { top: Math.min(...tops) + scrollY, bottom: Math.max(...bottoms) + scrollY };
      }
      things.set(part, { height: root.scrollHeight, list });
      return list;
    }

    function listThings(part: Element): Thing[] {
      const list: Thing[] = [];
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        const words = text.nodeValue?.trim();
        if (!element || !words || element.closest('[data-dock], script, .visually-hidden, [data-header]')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        list.push({ element, name: `"${words.slice(0, 30)}"`, rects: () => [...range.getClientRects()] });
      }
      for (const element of part.querySelectorAll('a, button, input, select, textarea, summary'))
        if (!element.closest('[data-dock], [data-header]'))
          list.push({
            element,
            name: element.tagName.toLowerCase(),
            rects: () => [element.getBoundingClientRect()],
          });
      for (const element of part.querySelectorAll('[data-point]'))
        list.push({
          element,
          name: 'the point of the drawing',
          rects() {
            const { x, y } = element.getBoundingClientRect();
            return [new DOMRect(x - 7, y - 7, 14, 14)];
          },
        });
      return list;
    }

    function movesWithWindow(element: Element): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
      return false;
    }
  });
}

function findPointBehindHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const point = document.querySelector('main > :first-child [data-point]')?.getBoundingClientRect();
    const header = document.querySelector('[data-header]')?.getBoundingClientRect();
    return point && header && point.y > 0 && point.y - 7 < header.bottom ? ['it is behind it'] : [];
  });
}
