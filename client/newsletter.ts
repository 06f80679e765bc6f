/** Opens the newsletter's dialog in place of its page. A press meant for a new tab still opens one. */
export function openNewsletter(): void {
  const trigger = document.querySelector<HTMLAnchorElement>('[data-opens="newsletter"]');
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-newsletter]');
  if (!trigger || !dialog?.showModal) return;
  trigger.setAttribute('aria-haspopup', 'dialog');
  trigger.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./newsletter-dialog.ts').then(
      ({ showDialog }) => showDialog(dialog),
      () => location.assign(trigger.href),
    );
  });
}
