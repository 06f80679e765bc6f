/** The parameters that mean the same in every language: a search, and the filters of lists. */
const shared = /^q$|Filter$/;

/** Lets links to this page in other languages take along what is searched or filtered here when they are pressed. */
export function keepChoices(onLinkPress: (work: (link: HTMLAnchorElement) => void) => void): void {
  onLinkPress((link) => {
    if (!link.closest('[data-languages]')) return;
    const chosen = [...new URLSearchParams(location.search)].filter(([name]) => shared.test(name));
    link.search = String(new URLSearchParams(chosen));
  });
}
