/** Changes the addresses of the links to this page in other languages, so that they take along what is chosen here. */
export function changeLanguageLinks(change: (href: string) => URL): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-languages] a'))
    link.setAttribute('href', change(link.href).href.replace(location.origin, ''));
}
