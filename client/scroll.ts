/** Below this the page counts as being at its top, in px. */
const threshold = 46;

/** The room that a floating link takes at the lower edge of a narrow window, with some to spare, in px. */
const dock = 64;

/**
 * Keeps on the root `data-scrolled` and, once scrolled, `data-past-first-band`: nothing of the page's first band is at the
 * lower edge any more.
 */
export function followScroll(): void {
  const firstBand = document.querySelector('main > :first-child');
  onScroll(() => {
    const { documentElement: root } = document;
    const bandEnd = firstBand?.getBoundingClientRect().bottom ?? 0;
    root.toggleAttribute('data-scrolled', scrollY >= threshold);
    root.toggleAttribute('data-past-first-band', scrollY >= threshold && bandEnd < innerHeight - dock);
  });
}

/** Calls a function with the next frame, and with each in which the page has been scrolled or its window changed. */
export function onScroll(update: () => void): void {
  let isWaiting = false;
  const updateSoon = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      update();
    });
  };
  addEventListener('scroll', updateSoon);
  addEventListener('resize', updateSoon);
  // Not now: the page has no layout yet, and would get one before its other scripts have run.
  updateSoon();
}
