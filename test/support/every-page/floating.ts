import type { Page } from '../engines/page.ts';
import { isExhaustive } from '../project.ts';
import type { PageCheck } from './page-check.ts';

/** Language → the widths in px at which its pages are scrolled through: the place of links is a matter of styles. */
const widths: Record<string, readonly number[]> = isExhaustive
  ? { en: [1280], fr: [768, 1920], nl: [360, 970] }
  : { en: [1280], fr: [1280], nl: [360] };

export const floating: PageCheck[] = [
  {
    name: 'the point of a drawing is not behind the header',
    widths: [360, 970, 1340, 1920],
    find: findPointBehindHeader,
  },
  {
    name: 'floating links cover nothing of the page, and the tab of the contact page is 12 px from it',
    widths: ({ locale }) => widths[locale] ?? [],
    find: findCovered,
  },
];

/**
 * Lists the texts, controls and points that a floating link covers while the page is scrolled. A fixed link stays where it
 * is in the window, so the places of things in the page say what it can cover. Any other link is measured where something
 * that it must not cover is at the lower edge of the window.
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
    }
    // Sizes and places stay the same, and nothing is painted.
    root.style.opacity = '0';
    const found = getComputedStyle(link).position === 'fixed' ? await findAnywhere(link) : await findAtEdges(link);
    root.style.removeProperty('opacity');
    await scrollTo(0);
    return found;

    async function findAnywhere(fixed: Element): Promise<string[]> {
      const box = fixed.getBoundingClientRect();
      const range = root.scrollHeight - innerHeight;
      const apart = fixed.matches('[data-opens]') ? -1 : 12;
      const covered = listThings(document.body)
        .filter((thing) => isCovered(thing, box, { apart, range: Number.POSITIVE_INFINITY }))
        .filter((thing) => movesWithWindow(thing.element) || isCovered(thing, box, { apart, range }));
      await scrollTo(range);
      const { left, top } = fixed.getBoundingClientRect();
      return [
        ...covered.map(({ name }) => name),
        ...(left === box.left && top === box.top ? [] : ['the link moves while the page is scrolled']),
      ];
    }

    async function findAtEdges(bar: Element): Promise<string[]> {
      const [band, footer] = [document.querySelector('main > :first-child'), document.querySelector('footer')];
      const edges = [band?.getBoundingClientRect().bottom ?? 0, footer?.getBoundingClientRect().top ?? 0];
      const all = listThings(document.body);
      const atEdges = all.filter(({ element }) => band?.contains(element) || footer?.contains(element));
      const covered = new Set<string>();
      // The bar is 52 px high, and comes 64 px after the first band.
      for (const edge of edges)
        for (const above of [-100, 0, 26, 62, 66, 200]) {
          await scrollTo(edge - innerHeight + above);
          const box = bar.getBoundingClientRect();
          if (box.top >= innerHeight || box.bottom <= 0) continue;
          const isBar = box.width >= root.clientWidth && Math.abs(box.bottom - innerHeight) < 1;
          // A bar is the lower edge of what is to be seen of the page, but not of its first band.
          for (const thing of isBar ? atEdges : all)
            if (isCovered(thing, box, { apart: isBar ? -1 : 12, range: 0 }))
              covered.add(`${thing.name} at ${Math.round(scrollY)}`);
        }
      return [...covered];
    }

    async function scrollTo(top: number): Promise<void> {
      window.scrollTo({ top, behavior: 'instant' });
      // The script follows in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }

    /** Returns whether a thing comes closer to a box than so many px, now or after it is scrolled by a part of the range. */
    function isCovered({ element, rects }: Thing, box: DOMRect, { apart, range }: { apart: number; range: number }) {
      const near = rects().filter(
        ({ left, right, top, bottom }) =>
          (right - left) * (bottom - top) > 0 &&
          left < box.right - 1 &&
          right > box.left - apart &&
          top - range < box.bottom - 1 &&
          bottom > box.top + 1,
      );
      if (near.length === 0 || !element.checkVisibility()) return false;
      // Of what scrolls sideways only a part is to be seen.
      const view = element.closest('[data-slides-view], .prose table')?.getBoundingClientRect();
      // A page of a document ends out of sight.
      const sheet = element.closest('[data-sheet]')?.getBoundingClientRect();
      return near.some(
        ({ left, right, top }) =>
          (!view || (right <= view.right && left >= view.left)) && (!sheet || top < sheet.bottom),
      );
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
