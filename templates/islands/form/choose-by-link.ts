/** Chooses a form's option when a link to it is followed, and the one that the page's address leads to. */
export function chooseByLink(form: HTMLFormElement): void {
  const choose = (fragment: string): void => {
    const option = document.getElementById(fragment.slice(1));
    if (!(option instanceof HTMLInputElement) || option.form !== form || option.type !== 'radio') return;
    option.checked = true;
    option.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const follow = ({ target }: MouseEvent): void => {
    const link = target instanceof Element && target.closest('a');
    if (link) choose(link.hash);
  };
  choose(location.hash);
  document.addEventListener('click', follow);
}
