/** Calls a function with each link before the browser follows it, or opens its context menu. */
export function onLinkPress(work: (link: HTMLAnchorElement) => void): void {
  for (const type of ['click', 'auxclick', 'contextmenu'])
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (link) work(link);
    });
}
