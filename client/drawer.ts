import { desktop } from './menu.ts';
import { onLinkPress } from './press.ts';

/** Takes focus into the drawer that opens; closes it when focus leaves it, when one of its links is followed, and where the menu becomes a bar. */
export function enhanceDrawer(): void {
  const drawer = document.querySelector<HTMLElement>('[data-drawer]');
  if (!drawer?.hidePopover) return;
  const close = (): void => {
    if (drawer.matches(':popover-open')) drawer.hidePopover();
  };
  drawer.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') drawer.querySelector('button')?.focus();
  });
  drawer.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !drawer.contains(relatedTarget)) close();
  });
  onLinkPress((link) => {
    if (drawer.contains(link)) close();
  });
  desktop.addEventListener('change', close);
}
