/** Where the menu is a bar, not a drawer. */
export const desktop = matchMedia('(width > 59.9375em)');

/** Closes the bar's open panel on Escape, giving focus back, and when the focus or a press is elsewhere. */
export function enhanceMenu(): void {
  const items = [...document.querySelectorAll<HTMLDetailsElement>('[data-header] details')];
  if (items.length === 0) return;
  const closeUnlessIn = ({ target }: Event): void => {
    if (!desktop.matches) return;
    for (const item of items) if (!(target instanceof Node && item.contains(target))) item.open = false;
  };
  document.addEventListener('pointerdown', closeUnlessIn);
  document.addEventListener('focusin', closeUnlessIn);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !desktop.matches) return;
    const open = items.find((item) => item.open);
    if (!open) return;
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
    open.open = false;
  });
}
