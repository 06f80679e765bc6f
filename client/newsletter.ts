/** Opens the newsletter's dialog in place of its page, from the footer and the floating link. A press meant for a new tab still opens one. */
export function openNewsletter(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-newsletter]');
  if (!dialog?.showModal) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    `:is(aside, footer) [href="${dialog.dataset.newsletter}"]`,
  )) {
    link.setAttribute('aria-haspopup', 'dialog');
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      import('./newsletter-dialog.ts').then(
        ({ showDialog }) => showDialog(dialog),
        () => location.assign(link.href),
      );
    });
  }
}
