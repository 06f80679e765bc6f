/** Calls a function with each link that is pressed, or whose menu is opened, before it is followed. */
export function onLinkPress(work: (link: HTMLAnchorElement) => void): void {
  for (const type of ['click', 'auxclick', 'contextmenu'])
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (link) work(link);
    });
}
