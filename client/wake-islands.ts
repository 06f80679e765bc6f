/**
 * Loads the islands' code once the first of them is near the viewport or gets the focus; a page without islands loads
 * nothing. If the code does not arrive, each island shows what it shows without script.
 */
export function wakeIslands(): void {
  const islands = document.querySelectorAll<HTMLElement>('[data-island]');
  if (islands.length === 0) return;
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
    },
    { rootMargin: '25%' },
  );
  const wake = (): void => {
    near.disconnect();
    document.removeEventListener('focusin', wakeOnFocus);
    import('./islands.ts').then(
      ({ hydrateIslands }) => hydrateIslands(),
      () => {
        for (const island of islands) island.dataset.state = 'failed';
      },
    );
  };
  const wakeOnFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.closest('[data-island]')) wake();
  };
  for (const island of islands) near.observe(island);
  document.addEventListener('focusin', wakeOnFocus);
}
