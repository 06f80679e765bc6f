/** The distance kept above a section that a header item leads to, in px. */
const offset = 50;

/** Keeps the header's link to the section that is being read marked. */
export function followSections(onScroll: (update: () => void) => void): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-sections] a')];
  const sections = links.flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section ? [{ link, section }] : [];
  });
  let marked: HTMLAnchorElement | undefined;
  onScroll(() => {
    const current = sections.findLast(({ section }) => section.getBoundingClientRect().top <= offset + 1)?.link;
    if (current === marked) return;
    marked?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'location');
    marked = current;
  });
}
