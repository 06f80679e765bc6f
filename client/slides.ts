/** How long scrolling rests before the slide in front counts, in ms. */
const debounceDelay = 100;

/**
 * Gives slides their buttons and says which one is in front. Its number is kept as a list of one, as the filters keep
 * theirs, but in the history's state instead of the address: Back restores it, and nobody shares it.
 */
export function enhanceSlides(slides: HTMLElement): void {
  const field = slides.dataset.slides ?? '';
  const view = slides.querySelector<HTMLElement>('[data-slides-view]');
  const controls = slides.querySelector<HTMLElement>('[data-slides-controls]');
  const status = controls?.querySelector<HTMLElement>('[data-position]');
  if (!view || !controls || !status) return;
  const starts = (): number[] =>
    [...view.querySelectorAll<HTMLElement>('li')].map(
      (slide, _, [first]) => slide.offsetLeft - (first?.offsetLeft ?? 0),
    );
  let number = 0;
  /** Where a button has sent the view; on its way there it passes slides that do not count. */
  let goal: number | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const store = (): void => history.replaceState({ ...history.state, [field]: [number] }, '');
  const keep = (next: number): void => {
    if (next === number) return;
    number = next;
    store();
    tell();
  };
  const tell = (): void => {
    status.textContent = (status.dataset.position ?? '').replace('{n}', String(number + 1));
    for (const button of controls.querySelectorAll('button'))
      button.ariaDisabled = String(starts()[number + Number(button.dataset.step)] === undefined);
  };
  const show = (next: number, behavior: ScrollBehavior): void => {
    const left = starts()[next];
    if (left === undefined) return;
    keep(next);
    goal = left;
    view.scrollTo({ left, behavior });
  };
  const restore = (): void => show(history.state?.[field]?.[0], 'instant');

  view.addEventListener('scroll', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (goal !== undefined && Math.abs(goal - view.scrollLeft) > 1) return;
      goal = undefined;
      const distances = starts().map((left) => Math.abs(left - view.scrollLeft));
      keep(distances.indexOf(Math.min(...distances)));
    }, debounceDelay);
  });
  // Whoever takes hold of the slides goes where they like.
  for (const type of ['pointerdown', 'wheel', 'keydown', 'focusin'])
    view.addEventListener(
      type,
      () => {
        goal = undefined;
      },
      { passive: true },
    );
  // The keyboard brings a slide to the front, not a part of it into view.
  view.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const focused = [...view.querySelectorAll('li')].findIndex((slide) => slide.contains(target));
    if (focused >= 0) show(focused, 'instant');
  });
  controls.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    if (button) show(number + Number(button.dataset.step), behavior);
  });
  addEventListener('popstate', restore);
  controls.hidden = false;
  if (history.state?.[field]) restore();
  else store();
}
