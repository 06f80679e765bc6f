/** Where an open panel lies over the list instead of pushing it down. */
const overlay = matchMedia('(width > 37.5em)');

/**
 * Closes the open panel on Escape, giving focus back, and, where it lies over the list, when the focus or a press is
 * elsewhere.
 */
export function enhancePanels(form: HTMLFormElement): void {
  const panels = [...form.querySelectorAll('details')];
  const closeUnlessIn = ({ target }: Event): void => {
    if (!overlay.matches) return;
    for (const panel of panels) if (!(target instanceof Node && panel.contains(target))) panel.open = false;
  };
  document.addEventListener('pointerdown', closeUnlessIn);
  document.addEventListener('focusin', (event) => {
    // A press on the words of a choice gives the focus to the main part, which can have it. Chromium crashes if the panel closes then.
    if (!(event.target instanceof Node && event.target.contains(form))) closeUnlessIn(event);
  });
  form.addEventListener('keydown', ({ key, target }) => {
    const panel = panels.find(({ open }) => open);
    if (key !== 'Escape' || !panel) return;
    if (target instanceof Node && panel.contains(target)) panel.querySelector('summary')?.focus();
    panel.open = false;
  });
}
