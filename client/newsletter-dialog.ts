/** Shows the newsletter's dialog with the focus in its field. Its button, Escape and a press beside it close it. */
export function showDialog(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('input[type="email"]')?.focus();
  // A press that begins inside and ends outside, such as one that selects text, closes nothing.
  dialog.onpointerdown = ({ target: pressed }) => {
    dialog.onclick = ({ target }) => {
      if (target === dialog && pressed === dialog) dialog.close();
    };
  };
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-close]')) button.onclick = () => dialog.close();
}
