import { sectionMarker } from './sections.ts';

/** Below this the page counts as being at its top, in px. */
const threshold = 46;

/** Keeps `data-scrolled` on the root and the current section marked while the page scrolls. */
export function followScroll(): void {
  const markSection = sectionMarker();
  let waiting = false;
  const update = (): void => {
    waiting = false;
    document.documentElement.toggleAttribute('data-scrolled', scrollY >= threshold);
    markSection();
  };
  addEventListener(
    'scroll',
    () => {
      if (!waiting) requestAnimationFrame(update);
      waiting = true;
    },
    { passive: true },
  );
  update();
}
