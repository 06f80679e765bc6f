import { sectionMarker } from './sections.ts';

/** Below this the page counts as being at its top, in px. */
const threshold = 46;

/** The room that a floating link takes at the lower edge of a narrow window, with some to spare, in px. */
const dock = 64;

/**
 * Keeps the current section marked while the page scrolls, and on the root `data-scrolled` and, once scrolled, `data-past-first-band`:
 * nothing of the page's first band is at the lower edge any more, nor is a form being filled in, of which a floating link
 * would cover fields.
 */
export function followScroll(): void {
  const markSection = sectionMarker();
  const firstBand = document.querySelector('main > :first-child');
  let waiting = false;
  const update = (): void => {
    waiting = false;
    const { documentElement: root } = document;
    root.toggleAttribute('data-scrolled', scrollY >= threshold);
    const bandEnd = firstBand?.getBoundingClientRect().bottom ?? 0;
    const isFilling = document.activeElement?.closest('main form[method="post"]');
    root.toggleAttribute('data-past-first-band', scrollY >= threshold && bandEnd < innerHeight - dock && !isFilling);
    markSection();
  };
  const updateSoon = (): void => {
    if (!waiting) requestAnimationFrame(update);
    waiting = true;
  };
  for (const type of ['scroll', 'focusin', 'focusout']) addEventListener(type, updateSoon);
  addEventListener('resize', update);
  update();
}
